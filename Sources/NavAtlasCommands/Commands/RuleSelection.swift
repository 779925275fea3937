import NavAtlasAnalysis

/// The rules that a command line asks.
enum RuleSelection {
    /// The rules that are on unless switched off, and those that are switched on, in the order of the list.
    ///
    /// - Throws: ``UsageError`` where there is no such rule, or one is both enabled and disabled.
    static func rules(for arguments: Arguments) throws(UsageError) -> [any Rule.Type] {
        let (enabled, disabled) = (arguments[ReportOptions.enabled], arguments[ReportOptions.disabled])
        for id in enabled + disabled { _ = try rule(id) }
        if let both = enabled.first(where: disabled.contains) { throw .contradictedRule(both) }
        return Rules.all.filter { !disabled.contains($0.id) && ($0.isEnabledByDefault || enabled.contains($0.id)) }
    }

    /// The rule of that id.
    ///
    /// - Throws: ``UsageError/unknownRule(_:nearest:)``.
    static func rule(_ id: String) throws(UsageError) -> any Rule.Type {
        guard let rule = Rules.all.first(where: { $0.id == id }) else {
            throw .unknownRule(id, nearest: nearest(to: id, among: Rules.all.map { $0.id }))
        }
        return rule
    }
}
