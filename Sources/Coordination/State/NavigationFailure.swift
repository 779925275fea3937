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
    /// The coordinators inside one another have no end, or one that is not worth reading.
    case endlessNesting(String)
    /// No coordinator handles an action.
    case unhandled(action: String, by: String)
    /// Coordinators hand an action to one another in a circle.
    case handledInCircle(action: String, by: String)
    /// More coordinators have handed on an action, or actions for it, than there is room for.
    case handedOnTooFar(action: String, by: String)
    /// The parents of a coordinator lead back to it.
    case parentsInCircle(String)
    /// A coordinator was added to one whose child it already is.
    case alreadyAChild(String, of: String)
    /// A coordinator was added to one that is not its parent.
    case secondParent(String, of: String, second: String)
    /// A coordinator was added below itself.
    case ownAncestor(String)
    /// A route was shown that does not say how.
    case noTransition(String, by: String)
    /// Something was presented while something else was.
    case alreadyPresenting(String)
    /// Something was to be taken away where there is nothing but the root.
    case nothingToLeave(String)
    /// A router was used whose coordinator is gone.
    case coordinatorGone(String)
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
            "\(coordinator) shows itself, or what it shows is nested too deeply to be read; show something else, or less"
        case .unhandled(let action, let coordinator):
            "\(coordinator) was asked for \(action), and neither it nor a parent handles that; handle it in one of them"
        case .handledInCircle(let action, let coordinator):
            "\(coordinator) was asked for \(action) again and again while it was handling that; the coordinators that "
                + "hand it on form a circle: give one of them no parent, or handle the action in one"
        case .handedOnTooFar(let action, let coordinator):
            "\(coordinator) was asked for \(action) by coordinators that ask one another without end, or in a chain of "
                + "thousands; handle the action in one of them, or send nothing while handling it"
        case .parentsInCircle(let coordinator):
            "\(coordinator) was asked for nothing, for its parents lead back to it; give one of them no parent"
        case .alreadyAChild(let child, let parent):
            "\(child) was added to \(parent) twice; add it once, when it starts"
        case .secondParent(let child, let parent, let second):
            "\(child) was added to \(second), but its parent is \(parent); add it there, or create it with this parent"
        case .ownAncestor(let coordinator):
            "\(coordinator) was added below itself; create a new one instead"
        case .noTransition(let route, let coordinator):
            "\(coordinator) was asked to show \(route), whose action is nil; start the child coordinator that shows it"
        case .alreadyPresenting(let screen):
            "something was presented while \(screen) is; dismiss that first"
        case .nothingToLeave(let controller):
            "\(controller) was asked to go back, but there is nothing to go back from"
        case .coordinatorGone(let coordinator):
            "a router was used after its \(coordinator) was gone; keep no router longer than its screen"
        }
    }
}
