/// What libraries and apps call the ways back, and what begins a flow.
enum NavigationNames {
    /// The properties in which a child coordinator keeps its parent.
    static let parents: Set<String> = ["parent", "parentCoordinator"]

    /// What libraries call the ways back to a screen that is on the stack already. One push after one step back leaves
    /// the stack as high as it was.
    static let returning: Set<String> = [
        "popToRoot", "goBackToRoot", "popToRootViewController", "dismissAll", "popTo", "goBackTo",
        "popToViewController", "pop", "goBack", "popViewController",
    ]

    /// What libraries call the ways back.
    static let dismissals: Set<String> = [
        "dismiss", "dismissCoordinator", "dismissChild", "dismissToRoot", "dismissAll", "dismissModal", "pop", "popTo",
        "popToRoot", "popLast", "goBack", "goBackTo", "goBackToRoot", "removeLast", "popViewController",
        "popToViewController", "popToRootViewController",
    ]

    /// What methods are called that start a coordinator.
    static let starting = ["start", "launch", "begin", "run", "show", "present", "open"]
}
