import Stinsen2Coordination

/// A person who is signed in.
struct User: Hashable, Sendable {
    /// The name that the person chose.
    let name: String

    /// A person of that name.
    init(name: String) { self.name = name }
}

/// Whether someone is signed in; the main coordinator listens.
final class Authentication: ObservableObject {
    /// The person who is signed in, if anyone is.
    @Published var user: User?

    /// No one is signed in yet.
    init() {}
}
