/// The branches of switches over the app's own enums. A branch is dead if no live code makes its case.
struct CaseBranches {
    /// The enums of each case's name.
    private let enums: [String: [Nominal]]

    init(_ program: Program) {
        enums = program.nominals.filter { $0.kind == .enum }.reduce(into: [:]) { result, nominal in
            for one in nominal.cases { result[one.name, default: []].append(nominal) }
        }
    }

    /// The cases that a branch runs for; `nil` where it may run for others.
    func cases(of branch: SwitchCase, among all: [SwitchCase]) -> [String]? {
        guard !branch.patterns.isEmpty, let own = Self.names(branch.patterns) else { return nil }
        let known = all.flatMap { Self.names($0.patterns) ?? [] }
        let fitting = (enums[own[0]] ?? []).filter { nominal in
            known.allSatisfy { name in nominal.cases.contains { $0.name == name } }
        }
        return !fitting.isEmpty && fitting.allSatisfy(Self.isMadeByNameOnly) ? own : nil
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
