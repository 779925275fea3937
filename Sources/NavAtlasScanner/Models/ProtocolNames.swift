/// The names of protocols, by whether a library calls what conforms to them.
enum ProtocolNames {
    /// Protocols of libraries that call no function by a name of the app's own.
    static let withoutCalls: Set<String> = [
        "AnyObject", "ObservableObject", "Observable", "Identifiable", "Hashable", "Equatable", "Sendable", "View",
        "App", "Codable", "CaseIterable", "String", "Int", "NavigationCoordinatable", "TabCoordinatable",
        "ViewCoordinatable",
    ]

    /// What objects are that Objective-C knows.
    static let objects: Set<String> = ["NSObject", "NSObjectProtocol"]

    /// What those protocols require.
    static let requirements: Set<String> = [
        "init", "body", "customize", "view", "start", "dismissChild", "dismissChildCoordinator", "resolveRoute",
        "tabItem", "coordinatorView", "reduce", "bind", "dynamicallyCall", FunctionFact.subscriptName,
    ]

    /// Protocols of which a conforming type only tells what its values are, or that a flow of the app conforms to.
    static let ofValues: Set<String> = [
        "Actor", "Animatable", "AnimatableModifier", "Comparable", "CustomDebugStringConvertible",
        "CustomStringConvertible", "Decodable", "DynamicProperty", "Encodable", "EnvironmentKey", "Error",
        "ExpressibleByStringLiteral", "FocusedValueKey", "InsettableShape", "Layout", "LocalizedError", "NSObject",
        "ObservedObject", "PreferenceKey", "RawRepresentable", "Shape", "ToolbarContent", "Transferable",
        "ViewModifier", "Routing", "Navigator", "RootCoordinator", "TabBarCoordinator", "TabBarRouting", "Coordinator",
        "CompositionCoordinator", "RouterViewFactory", "CoordinatorAction", "NavigationRoute", "StackNavigationRoute",
        "DeepLinkHandling", "Coordinatable",
    ]
}
