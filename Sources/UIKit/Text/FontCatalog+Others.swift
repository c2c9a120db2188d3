extension FontCatalog {
    private typealias Cut = (suffix: String, weight: UIFont.Weight, italic: Bool)

    private static let avenir: [Cut] = [
        ("-Book", .regular, false), ("-Roman", .regular, false), ("-Light", .light, false), ("-Medium", .medium, false), ("-Heavy", .heavy, false),
        ("-Black", .black, false), ("-BookOblique", .regular, true), ("-Oblique", .regular, true), ("-LightOblique", .light, true),
        ("-MediumOblique", .medium, true), ("-HeavyOblique", .heavy, true), ("-BlackOblique", .black, true),
    ]
    private static let avenirNext: [Cut] = [
        ("-Regular", .regular, false), ("-UltraLight", .ultraLight, false), ("-Medium", .medium, false), ("-DemiBold", .semibold, false),
        ("-Bold", .bold, false), ("-Heavy", .heavy, false), ("-Italic", .regular, true), ("-UltraLightItalic", .ultraLight, true),
        ("-MediumItalic", .medium, true), ("-DemiBoldItalic", .semibold, true), ("-BoldItalic", .bold, true), ("-HeavyItalic", .heavy, true),
    ]
    private static let regular: [Cut] = [
        ("-Regular", .regular, false), ("-Bold", .bold, false), ("-Italic", .regular, true), ("-BoldItalic", .bold, true),
    ]
    private static let roman: [Cut] = [
        ("-Roman", .regular, false), ("-Bold", .bold, false), ("-Italic", .regular, true), ("-BoldItalic", .bold, true),
    ]
    private static let semibold: [Cut] = four + [("-SemiBold", .semibold, false), ("-SemiBoldItalic", .semibold, true)]

    /// Families of iOS that are set in faces which only resemble them (choice): code that unwraps such a font goes on, and text has about the width.
    static let others: [Family] = [
        Family(
            name: "American Typewriter", stem: "AmericanTypewriter",
            cuts: [
                ("", .regular, false), ("-Light", .light, false), ("-Semibold", .semibold, false), ("-Bold", .bold, false), ("-Condensed", .regular, false),
                ("-CondensedLight", .light, false), ("-CondensedBold", .bold, false),
            ]),
        Family(name: "Arial Rounded MT Bold", stem: "ArialRoundedMTBold", cuts: [("", .bold, false)]),
        Family(name: "Avenir", stem: "Avenir", cuts: avenir),
        Family(name: "Avenir Next", stem: "AvenirNext", cuts: avenirNext),
        Family(name: "Avenir Next Condensed", stem: "AvenirNextCondensed", cuts: avenirNext),
        Family(name: "Baskerville", stem: "Baskerville", cuts: semibold),
        Family(name: "Bradley Hand", stem: "BradleyHandITCTT", cuts: [("-Bold", .bold, false)]),
        Family(name: "Chalkboard SE", stem: "ChalkboardSE", cuts: [("-Regular", .regular, false), ("-Light", .light, false), ("-Bold", .bold, false)]),
        Family(name: "Chalkduster", stem: "Chalkduster", cuts: [("", .regular, false)]),
        Family(name: "Charter", stem: "Charter", cuts: roman + [("-Black", .black, false), ("-BlackItalic", .black, true)]),
        Family(name: "Cochin", stem: "Cochin", cuts: four),
        Family(name: "Copperplate", stem: "Copperplate", cuts: [("", .regular, false), ("-Light", .light, false), ("-Bold", .bold, false)]),
        Family(name: "Didot", stem: "Didot", cuts: [("", .regular, false), ("-Bold", .bold, false), ("-Italic", .regular, true)]),
        Family(name: "DIN Alternate", stem: "DINAlternate", cuts: [("-Bold", .bold, false)]),
        Family(name: "DIN Condensed", stem: "DINCondensed", cuts: [("-Bold", .bold, false)]),
        Family(
            name: "Futura", stem: "Futura",
            cuts: [
                ("-Medium", .medium, false), ("-MediumItalic", .medium, true), ("-Bold", .bold, false), ("-CondensedMedium", .medium, false),
                ("-CondensedExtraBold", .heavy, false),
            ]),
        Family(name: "Gill Sans", stem: "GillSans", cuts: semibold + [("-Light", .light, false), ("-LightItalic", .light, true), ("-UltraBold", .black, false)]),
        Family(
            name: "Hoefler Text", stem: "HoeflerText",
            cuts: [("-Regular", .regular, false), ("-Italic", .regular, true), ("-Black", .black, false), ("-BlackItalic", .black, true)]),
        Family(name: "Marker Felt", stem: "MarkerFelt", cuts: [("-Thin", .regular, false), ("-Wide", .bold, false)]),
        Family(name: "Noteworthy", stem: "Noteworthy", cuts: [("-Light", .light, false), ("-Bold", .bold, false)]),
        Family(name: "Optima", stem: "Optima", cuts: regular + [("-ExtraBlack", .black, false)]),
        Family(name: "Palatino", stem: "Palatino", cuts: roman),
        Family(name: "Papyrus", stem: "Papyrus", cuts: [("", .regular, false), ("-Condensed", .regular, false)]),
        Family(name: "Rockwell", stem: "Rockwell", cuts: regular),
        Family(name: "Snell Roundhand", stem: "SnellRoundhand", cuts: [("", .regular, false), ("-Bold", .bold, false), ("-Black", .black, false)]),
        Family(
            name: "Trebuchet MS", stem: "Trebuchet",
            cuts: [("MS", .regular, false), ("MS-Bold", .bold, false), ("MS-Italic", .regular, true), ("-BoldItalic", .bold, true)]),
        Family(name: "Verdana", stem: "Verdana", cuts: four),
        Family(name: "Zapfino", stem: "Zapfino", cuts: [("", .regular, false)]),
    ]
}
