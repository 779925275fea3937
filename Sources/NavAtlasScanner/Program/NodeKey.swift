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
