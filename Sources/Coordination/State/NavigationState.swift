import NavAtlasModel

/// What one coordinator shows: a root with a stack on it, or tabs. Every style's coordinators drive one of these, and
/// it can be read at any time.
public final class NavigationState {
    /// The coordinator's type.
    public let coordinator: TypeName
    /// Whether this is a stack, a tab bar, or a single view.
    public let flow: Node.Flow
    /// What a stack shows first, beneath everything else; `nil` for tabs.
    public private(set) var root: ShownItem?
    /// What was pushed or presented over the root, the topmost last.
    public private(set) var stack: [ShownItem] = []
    /// The items of a tab bar.
    public private(set) var tabs: [ShownItem] = []
    /// Which tab is in front, counted from 0.
    public private(set) var selectedTab = 0
    /// What was asked for and could not be done, the oldest first.
    public private(set) var failures: [NavigationFailure] = []

    /// Creates a state in which nothing is shown yet.
    public init(of coordinator: Any.Type, flow: Node.Flow) {
        self.coordinator = TypeName(coordinator)
        self.flow = flow
    }

    deinit {
        var items = [root].compactMap(\.self) + tabs + stack
        (root, tabs, stack) = (nil, [], [])
        ReleaseQueue.release(&items)
    }

    /// Replaces what is shown first; `nil` for nothing. What lies over it stays.
    public func replaceRoot(_ item: ShownItem?) { root = item }

    /// Shows something over everything else.
    public func append(_ item: ShownItem) { stack.append(item) }

    /// Takes away what lies over the first `count` items of the stack, and runs the dismissal actions of what goes, the
    /// topmost first. Nothing happens where there are no more than that.
    ///
    /// - Returns: Whether something was taken away.
    @discardableResult public func keep(_ count: Int) -> Bool {
        guard count >= 0, count < stack.count else { return false }
        let removed = stack[count...]
        stack = Array(stack[..<count])
        for item in removed.reversed() { item.onDismiss?() }
        return true
    }

    /// Replaces the items of the tab bar.
    public func replaceTabs(_ items: [ShownItem]) { tabs = items }

    /// Brings a tab to the front.
    public func selectTab(_ index: Int) {
        if tabs.indices.contains(index) {
            selectedTab = index
        } else {
            record(.noSuchTab(coordinator.id, index: index, count: tabs.count))
        }
    }

    /// Notes what could not be done.
    public func record(_ failure: NavigationFailure) { failures.append(failure) }

    /// Whether an object is among what is shown, in a container or not.
    public func shows(_ object: AnyObject) -> Bool {
        ([root].compactMap(\.self) + stack + tabs).contains { item in
            var content: AnyObject? = item.content as AnyObject
            for _ in 0..<64 {
                guard let shown = content else { return false }
                if shown === object { return true }
                content = (shown as? any NavigationStateProviding)?.wrapped
            }
            return false
        }
    }

    /// All that is shown, from bottom to top: the root or the tabs, and what lies over them.
    public var items: [ShownItem] { (flow == .tab ? tabs : root.map { [$0] } ?? []) + stack }

    /// The place in ``items`` of what a person sees: the topmost of the stack, else the root or the tab in front.
    public var frontIndex: Int? {
        let front = flow == .tab && stack.isEmpty ? selectedTab : items.count - 1
        return items.indices.contains(front) ? front : nil
    }

    /// What a person sees.
    public var front: ShownItem? { frontIndex.map { items[$0] } }
}

/// A coordinator whose state can be read.
public protocol NavigationStateProviding: AnyObject, LiveNavigation {
    /// What it shows now.
    var state: NavigationState { get }
    /// The coordinator inside, where this one only adds a container.
    var wrapped: AnyObject? { get }
}

extension NavigationStateProviding {
    /// Most coordinators wrap no other.
    public var wrapped: AnyObject? { nil }

    /// What is shown from here on down, as a value.
    public var snapshot: NavigationSnapshot { NavigationSnapshot(of: self) }
}
