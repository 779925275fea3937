// For whom code is run.

/// The screen or coordinator to which transitions in the code belong that is being interpreted.
struct Owner: Hashable {
    /// The screen or coordinator; `nil` while the app is launching, before anything is shown.
    var node: NodeKey?
    /// The view inside the screen that holds the code.
    var component: Nominal?

    static var launch: Owner { Owner(node: nil, component: nil) }
}

/// For whom some code was run, and need not be run again in the same way.
enum OwnerScope: Hashable {
    case only(Owner)
    /// For all coordinators alike, or for all that are none.
    case role(isCoordinator: Bool)
    case anyone
}

/// The key of a node before it has an id: a type, a scene, or a screen without a type of its own.
enum NodeKey: Hashable {
    case type(Nominal)
    /// A type that no scanned file declares.
    case undeclared(String)
    /// A screen without a type of its own: the name of its outermost view, and the route that shows it.
    case inline(String, route: String)
    /// A scene of a storyboard for which no class alone stands.
    case scene(SceneID)
}
