/// The branches of switches over the app's own enums. A branch is dead if no live code makes its case.
struct CaseBranches {
    private struct Enum {
        let cases: Set<String>
        let isMadeByNameOnly: Bool
    }

    /// The enums of each case's name.
    private let enums: [String: [Enum]]

    init(_ program: Program) {
        enums = program.nominals.filter { $0.kind == .enum }.reduce(into: [:]) { result, nominal in
            let one = Enum(
                cases: Set(nominal.cases.map(\.name)), isMadeByNameOnly: Self.isMadeByNameOnly(nominal))
            for name in one.cases { result[name, default: []].append(one) }
        }
    }

    /// The cases that each branch of a switch runs for; `nil` for one that may run for others.
    func cases(of branches: [SwitchCase]) -> [[String]?] {
        let names = branches.map { $0.patterns.isEmpty ? nil : Self.names($0.patterns) }
        let all = Set(names.compactMap(\.self).joined())
        // A switch may be over an enum of thousands of cases.
        let fitting = all.min().flatMap { enums[$0] }?.filter { all.isSubset(of: $0.cases) } ?? []
        let isSplit = !fitting.isEmpty && fitting.allSatisfy(\.isMadeByNameOnly)
        return isSplit ? names : branches.map { _ in nil }
    }

    private static func names(_ patterns: [Pattern]) -> [String]? {
        var names: [String] = []
        for pattern in patterns {
            guard case .enumCase(_, let name, _, _) = pattern else { return nil }
            names.append(name)
        }
        return names
    }

    /// Raw values, lists of all cases and decoders make cases without naming them.
    private static func isMadeByNameOnly(_ nominal: Nominal) -> Bool {
        nominal.inherits.allSatisfy { written, _ in
            ["Hashable", "Equatable", "Identifiable", "Sendable", "Error", ""].contains(written.base.lastPart)
        }
    }
}
