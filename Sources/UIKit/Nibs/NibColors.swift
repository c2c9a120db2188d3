/// The system's colours by the names that nibs give them.
enum NibColors {
    static func system(_ name: String) -> UIColor? { (newer[name] ?? older[name])?() }

    private static let newer: [String: @Sendable () -> UIColor] = [
        "systemRedColor": { .systemRed }, "systemGreenColor": { .systemGreen }, "systemBlueColor": { .systemBlue },
        "systemOrangeColor": { .systemOrange }, "systemYellowColor": { .systemYellow }, "systemPinkColor": { .systemPink },
        "systemPurpleColor": { .systemPurple }, "systemTealColor": { .systemTeal }, "systemIndigoColor": { .systemIndigo },
        "systemBrownColor": { .systemBrown }, "systemMintColor": { .systemMint }, "systemCyanColor": { .systemCyan },
        "systemGrayColor": { .systemGray }, "systemGray2Color": { .systemGray2 }, "systemGray3Color": { .systemGray3 },
        "systemGray4Color": { .systemGray4 }, "systemGray5Color": { .systemGray5 }, "systemGray6Color": { .systemGray6 },
        "labelColor": { .label }, "secondaryLabelColor": { .secondaryLabel }, "tertiaryLabelColor": { .tertiaryLabel },
        "quaternaryLabelColor": { .quaternaryLabel }, "placeholderTextColor": { .placeholderText }, "linkColor": { .link },
        "separatorColor": { .separator }, "opaqueSeparatorColor": { .opaqueSeparator }, "tintColor": { .tintColor },
        "systemBackgroundColor": { .systemBackground }, "secondarySystemBackgroundColor": { .secondarySystemBackground },
        "tertiarySystemBackgroundColor": { .tertiarySystemBackground }, "systemGroupedBackgroundColor": { .systemGroupedBackground },
        "secondarySystemGroupedBackgroundColor": { .secondarySystemGroupedBackground },
        "tertiarySystemGroupedBackgroundColor": { .tertiarySystemGroupedBackground }, "systemFillColor": { .systemFill },
        "secondarySystemFillColor": { .secondarySystemFill }, "tertiarySystemFillColor": { .tertiarySystemFill },
        "quaternarySystemFillColor": { .quaternarySystemFill },
    ]

    private static let older: [String: @Sendable () -> UIColor] = [
        "darkTextColor": { .darkText }, "lightTextColor": { .lightText }, "groupTableViewBackgroundColor": { .groupTableViewBackground },
        "blackColor": { .black }, "whiteColor": { .white }, "clearColor": { .clear }, "redColor": { .red }, "greenColor": { .green },
        "blueColor": { .blue }, "grayColor": { .gray }, "darkGrayColor": { .darkGray }, "lightGrayColor": { .lightGray },
        "cyanColor": { .cyan }, "yellowColor": { .yellow }, "magentaColor": { .magenta }, "orangeColor": { .orange },
        "purpleColor": { .purple }, "brownColor": { .brown },
    ]
}
