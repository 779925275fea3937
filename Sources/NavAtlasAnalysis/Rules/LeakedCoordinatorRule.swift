import NavAtlasModel

/// A child coordinator that its parent keeps for ever.
enum LeakedCoordinatorRule: RemarkRule {
    static let id = "leaked-coordinator"
    static let title = "A coordinator is never removed from its parent's children"
    static let severity = Severity.warning
    // The names of methods decide what removes a child, and some flows are meant to last.
    static let isEnabledByDefault = false
    static let rationale = """
        A parent appends each child that it starts to a collection, so that the child lives. If nothing removes it when \
        its flow has ended, it stays in memory, and another one joins it each time the flow opens. NavAtlas reports a \
        child if the method that starts it appends to the collection, and if no code of the child, of its parent or of \
        a screen calls what removes from the collection. Tabs, and an only child that the parent starts with, live as \
        long as the parent. The rule is off by default, because a flow may be meant to last.
        """
    static let remedy = "Remove the child from the collection when its flow ends, as in a closure or delegate method."
    static let examples = RuleExamples(
        triggering: [
            """
            entry AppCoordinator
            AppCoordinator -root!-> HomeScreen : start
            AppCoordinator -sheet-> OrderCoordinator : order
            OrderCoordinator -root!-> OrderScreen : start
            remark "leaked-coordinator" : OrderCoordinator AppCoordinator.children
            """
        ],
        passing: [
            """
            entry AppCoordinator
            AppCoordinator -root!-> HomeScreen : start
            AppCoordinator -sheet-> OrderCoordinator : order
            OrderCoordinator -root!-> OrderScreen : start
            """
        ])

    static func message(for remark: Remark) -> String {
        """
        \(remark.subject) stays in '\(remark.detail)': the method that starts it appends it there, and nothing that \
        the child, its parent or a screen calls removes it
        """
    }
}
