import Stinsen2Coordination

/// A person who is signed in.
public struct User: Hashable, Sendable {
    /// The name that the person chose.
    public let name: String

    /// A person of that name.
    public init(name: String) { self.name = name }
}

/// Whether someone is signed in; the main coordinator listens.
public final class Authentication: ObservableObject {
    /// The person who is signed in, if anyone is.
    @Published public var user: User?

    /// No one is signed in yet.
    public init() {}
}
