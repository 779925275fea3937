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
