import Foundation
import Stinsen2Coordination

/// Something to do.
public struct Todo: Hashable, Sendable, Identifiable {
    /// Tells it from every other one.
    public let id: UUID
    /// What is to be done.
    public var title: String
    /// Whether the home screen shows it.
    public var isFavorite: Bool

    /// Writes something down.
    public init(title: String, isFavorite: Bool = false) {
        id = UUID()
        self.title = title
        self.isFavorite = isFavorite
    }
}

/// All that a person has to do.
public final class TodoList: ObservableObject {
    /// The todos, the oldest first.
    public var todos: [Todo] = []

    /// An empty list.
    public init() {}

    /// The todo of that id.
    public subscript(id: UUID) -> Todo? { todos.first { $0.id == id } }
}
