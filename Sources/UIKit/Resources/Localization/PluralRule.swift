/// The plural category of a number in a language, by Unicode's rules for whole numbers. What has a fraction is `other`, save in languages that
/// count up to two as one.
enum PluralRule {
    static func category(of number: Double, in language: String) -> String {
        let name = String(Languages.normal(language).prefix { $0 != "-" })
        if wholeOnly.contains(name) { return "other" }
        let size = abs(number)
        if upToTwo.contains(name) { return size < 2 ? "one" : "other" }
        if zeroAndOne.contains(name) { return size <= 1 ? "one" : "other" }
        guard size == size.rounded(), size < 1e15 else { return "other" }
        return category(of: Int(size), in: name)
    }

    private static let wholeOnly: Set<String> = ["ja", "ko", "zh", "vi", "th", "id", "ms", "my", "lo"]
    private static let upToTwo: Set<String> = ["fr", "hy", "kab"]
    private static let zeroAndOne: Set<String> = ["hi", "fa", "bn", "gu", "kn", "zu", "am"]

    private static func category(of n: Int, in language: String) -> String {
        let (ten, hundred) = (n % 10, n % 100)
        let isTeen = (11...19).contains(hundred)
        switch language {
        case "pt": return n <= 1 ? "one" : "other"
        case "ru", "uk", "be": return slavic(n, rest: "many")
        case "sr", "hr", "bs": return slavic(n, rest: "other")
        case "pl": return n == 1 ? "one" : (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
        case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "sl": return hundred == 1 ? "one" : hundred == 2 ? "two" : (3...4).contains(hundred) ? "few" : "other"
        case "lt": return ten == 1 && !isTeen ? "one" : (2...9).contains(ten) && !isTeen ? "few" : "other"
        case "lv": return ten == 0 || isTeen ? "zero" : ten == 1 ? "one" : "other"
        case "ro": return n == 1 ? "one" : n == 0 || (1...19).contains(hundred) ? "few" : "other"
        case "he", "iw": return n == 1 ? "one" : n == 2 ? "two" : "other"
        case "ga": return n == 1 ? "one" : n == 2 ? "two" : (3...6).contains(n) ? "few" : (7...10).contains(n) ? "many" : "other"
        case "ar":
            switch n {
            case 0: return "zero"
            case 1: return "one"
            case 2: return "two"
            default: return (3...10).contains(hundred) ? "few" : (11...99).contains(hundred) ? "many" : "other"
            }
        default: return n == 1 ? "one" : "other"
        }
    }

    private static func slavic(_ n: Int, rest: String) -> String {
        let (ten, hundred) = (n % 10, n % 100)
        if ten == 1, hundred != 11 { return "one" }
        return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : rest
    }
}
