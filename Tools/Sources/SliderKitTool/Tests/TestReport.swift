import RunnerProtocol

/// What `sliderkit test` answers.
struct TestReport: Codable {
    struct Test: Codable {
        /// `Bundle.Class/testMethod`, or `Bundle.Suite/function()`.
        var name: String
        var status: TestOutcome.Status
        var failures: [TestOutcome.Failure]
        var reason: String?
        var milliseconds: Double
        var file: String
        var line: Int
    }

    /// Whether everything compiled.
    var compiled: Bool { !diagnostics.contains { $0.severity == .error } }
    var diagnostics: [CompilerDiagnostic] = []
    /// The tests that ran.
    var tests: [Test] = []
    /// Tests that can't run here, with reasons.
    var skipped: [TestPlan.Skipped] = []
    /// How many there are before ``shard`` took its part.
    var total = 0
    var shard: String?

    func count(_ status: TestOutcome.Status) -> Int { tests.count { $0.status == status } }

    private enum CodingKeys: CodingKey { case compiled, diagnostics, tests, skipped, total, shard, passed, failed, skippedTests }

    init() {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        diagnostics = try values.decode([CompilerDiagnostic].self, forKey: .diagnostics)
        tests = try values.decode([Test].self, forKey: .tests)
        skipped = try values.decode([TestPlan.Skipped].self, forKey: .skipped)
        total = try values.decode(Int.self, forKey: .total)
        shard = try values.decodeIfPresent(String.self, forKey: .shard)
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(compiled, forKey: .compiled)
        try values.encode(diagnostics, forKey: .diagnostics)
        try values.encode(tests, forKey: .tests)
        try values.encode(skipped, forKey: .skipped)
        try values.encode(total, forKey: .total)
        try values.encodeIfPresent(shard, forKey: .shard)
        try values.encode(count(.passed), forKey: .passed)
        try values.encode(count(.failed), forKey: .failed)
        try values.encode(count(.skipped), forKey: .skippedTests)
    }
}
