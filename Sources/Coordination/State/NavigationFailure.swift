/// What a coordinator was asked for and could not do. Where a style's own operation cannot throw, it is noted in the
/// state instead of ending the program.
public enum NavigationFailure: Error, Hashable, Sendable {
    /// A coordinator was dismissed that nothing presents.
    case notPresented(String)
    /// A coordinator was asked to dismiss a child that it does not show on its stack.
    case notAChild(String, of: String)
    /// The initial route is no root of the coordinator, or its input has another type.
    case unusableInitialRoute(of: String)
    /// A tab was asked for that is not in the tab bar.
    case noSuchTab(String, index: Int, count: Int)
    /// A declared tab was asked for that is not among the starting items.
    case tabNotStarted(String, tab: String)
    /// The coordinators inside one another have no end.
    case endlessNesting(String)
}

extension NavigationFailure: CustomStringConvertible {
    /// What could not be done, where, and what to do.
    public var description: String {
        switch self {
        case .notPresented(let coordinator):
            "\(coordinator) was dismissed, but no coordinator presents it; switch the root or the tab that shows it"
        case .notAChild(let child, let parent):
            "\(parent) was asked to dismiss \(child), which is not on its stack"
        case .unusableInitialRoute(let coordinator):
            "the initial route of \(coordinator) is no root of it, or was given an input of another type; "
                + "name one of its roots, with the input that its factory takes"
        case .noSuchTab(let coordinator, let index, let count):
            "\(coordinator) has \(count) tabs, counted from 0, and none of index \(index)"
        case .tabNotStarted(let coordinator, let tab):
            "the tab that shows \(tab) is not among the starting items of \(coordinator); add it there"
        case .endlessNesting(let coordinator):
            "\(coordinator) shows itself as its own root, again and again; start it with something else"
        }
    }
}
