import Foundation
import Stinsen2Coordination

/// Something to do.
struct Todo: Hashable, Sendable, Identifiable {
    /// Tells it from every other one.
    let id: UUID
    /// What is to be done.
    var title: String
    /// Whether the home screen shows it.
    var isFavorite: Bool

    /// Writes something down.
    init(title: String, isFavorite: Bool = false) {
        id = UUID()
        self.title = title
        self.isFavorite = isFavorite
    }
}

/// All that a person has to do.
final class TodoList: ObservableObject {
    /// The todos, the oldest first.
    var todos: [Todo] = []

    /// An empty list.
    init() {}

    /// The todo of that id.
    subscript(id: UUID) -> Todo? { todos.first { $0.id == id } }
}
