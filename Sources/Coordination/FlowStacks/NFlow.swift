/// The path of an ``NStack`` of the older FlowStacks: screens that are pushed, the first of which is the root.
public struct NFlow<Screen> {
    /// The screens, from the root on up.
    public internal(set) var array: [Screen]

    /// A flow that shows nothing yet.
    public init() { array = [] }

    /// A flow that shows its root.
    public init(root: Screen) { array = [root] }

    /// Shows a screen over the others.
    public mutating func push(_ screen: Screen) { array.append(screen) }

    /// Takes screens away from the top; as many as there are, if there are fewer.
    public mutating func pop(count: Int = 1) { array = array.dropLast(Swift.max(count, 0)) }

    /// Removes all screens above an index, counted from 0.
    public mutating func popTo(index: Int) { array = Array(array.prefix(Swift.max(index + 1, 0))) }

    /// Takes everything away but the root.
    public mutating func popToRoot() { popTo(index: 0) }

    /// Removes all screens above the topmost one that matches; does nothing if none does.
    @discardableResult public mutating func popTo(where isWanted: (Screen) -> Bool) -> Bool {
        guard let index = array.lastIndex(where: isWanted) else { return false }
        popTo(index: index)
        return true
    }

    /// Replaces the screens.
    public mutating func replaceNFlow(with newArray: [Screen]) { array = newArray }
}

extension NFlow where Screen: Equatable {
    /// Removes all screens above the topmost one that is equal; does nothing if none is.
    @discardableResult public mutating func popTo(_ screen: Screen) -> Bool { popTo { $0 == screen } }
}

extension NFlow where Screen: Identifiable {
    /// Removes all screens above the topmost one with that identity; does nothing if none has it.
    @discardableResult public mutating func popTo(id: Screen.ID) -> Bool { popTo { $0.id == id } }

    /// Removes all screens above the topmost one with the same identity; does nothing if none has it.
    @discardableResult public mutating func popTo(_ screen: Screen) -> Bool { popTo(id: screen.id) }
}

extension NFlow where Screen: Identifiable & Equatable {
    /// Removes all screens above the topmost one with the same identity; does nothing if none has it.
    @discardableResult public mutating func popTo(_ screen: Screen) -> Bool { popTo(id: screen.id) }
}

/// The name of ``NFlow`` in the first releases.
public typealias Stack = NFlow
