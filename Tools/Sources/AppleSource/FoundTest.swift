import SwiftSyntax

/// A test method of an `XCTestCase` subclass, its own or an inherited one.
public struct FoundTest: Sendable, Equatable {
    public var className: String
    public var method: String
    public var isAsync: Bool
    /// Where the method is declared.
    public var file: String
    /// From 1.
    public var line: Int
    /// The class is private to this file, whose code alone can name it; nil when the whole module can.
    var privateTo: Int?

    public var name: String { "\(className)/\(method)" }
}

extension SourceModule {
    /// The methods that XCTest finds by itself where there is an Objective-C runtime: named `test…`, without parameters and result, not private.
    func foundTests(_ table: SymbolTable, _ trees: [SourceTree]) -> [FoundTest] {
        table.types.filter { $0.kind == .class && !$0.isGeneric && !$0.isLocal && !$0.isHidden && table.superclassNames(of: $0).contains("XCTestCase") }
            .flatMap { type in
                var seen: Set<String> = []
                return table.chain(of: type).flatMap(\.members).filter { isTest($0) && seen.insert($0.base).inserted }.map { method in
                    FoundTest(
                        className: type.name, method: method.base, isAsync: method.isAsync, file: files[method.file].path,
                        line: trees[method.file].lines.line(of: method.offset), privateTo: type.access < .internal ? type.file : nil)
                }
            }
    }

    private func isTest(_ member: DeclaredMember) -> Bool {
        member.kind == .method && member.base.hasPrefix("test") && member.parameters.isEmpty && !member.isStatic && !member.isGeneric
            && member.access >= .internal && ["Void", "()", nil].contains(member.returnType)
    }
}
