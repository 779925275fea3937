/// Members of libraries' protocols and classes that the library itself calls, and types whose values it makes.
enum ProtocolMembers {
    /// Protocols of libraries that call no function by a name of the app's own.
    static let quiet: Set<String> = [
        "AnyObject", "ObservableObject", "Observable", "Identifiable", "Hashable", "Equatable", "Sendable", "View",
        "App", "Codable", "CaseIterable", "String", "Int", "NavigationCoordinatable", "TabCoordinatable",
        "ViewCoordinatable",
    ]

    /// What objects are that Objective-C knows.
    static let objects: Set<String> = ["NSObject", "NSObjectProtocol"]

    /// What those protocols require.
    static let required: Set<String> = [
        "init", "body", "customize", "view", "start", "dismissChild", "dismissChildCoordinator", "resolveRoute",
        "tabItem", "coordinatorView", "reduce", "bind", "dynamicallyCall", FunctionFact.subscriptName,
    ]

    static let mainAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

    /// Whether only the app's own code makes values of what conforms to a protocol or inherits from a class. Of any other,
    /// a library may make them, as the system makes app delegates, widgets and intents.
    static func isMadeByTheAppAlone(_ name: String) -> Bool {
        quiet.contains(name) || values.contains(name)
            || name.hasSuffix("Delegate") && !delegates.contains(name) || name.hasSuffix("DataSource")
            || name.hasSuffix("Representable") || name.hasSuffix("Style")
    }

    /// Controllers of which the app's code, or one of its storyboards, makes each: the classes of their scenes are read.
    static let controllers: Set<String> = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
        "UITabBarController", "UISplitViewController", "UIPageViewController", "UIHostingController",
        "UIAlertController", "UISearchController",
    ]

    private static let delegates: Set<String> = [
        "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
        "WKExtensionDelegate", "WKApplicationDelegate", "UIResponder",
    ]

    private static let values: Set<String> = [
        "Actor", "Animatable", "AnimatableModifier", "Comparable", "CustomDebugStringConvertible",
        "CustomStringConvertible", "Decodable", "DynamicProperty", "Encodable", "EnvironmentKey", "Error",
        "ExpressibleByStringLiteral", "FocusedValueKey", "InsettableShape", "Layout", "LocalizedError", "NSObject",
        "ObservedObject", "PreferenceKey", "RawRepresentable", "Shape", "ToolbarContent", "Transferable",
        "ViewModifier", "Routing", "Navigator", "RootCoordinator", "TabBarCoordinator", "TabBarRouting", "Coordinator",
        "CompositionCoordinator", "RouterViewFactory", "CoordinatorAction", "NavigationRoute", "StackNavigationRoute",
        "DeepLinkHandling", "Coordinatable",
    ]

    /// Classes and protocols of which the system's documentation says that an extension's first controller inherits them.
    fileprivate static let ofExtensions: Set<String> = [
        "SLComposeServiceViewController", "UIInputViewController", "NCWidgetProviding",
        "UNNotificationContentExtension", "QLPreviewingController", "PHContentEditingController",
        "ASCredentialProviderViewController", "MSMessagesAppViewController", "INUIHostedViewControlling",
    ]
}

extension Program {
    /// Whether a type is of no kind that a library asks for: only the app's own code does something with its values.
    func isOfTheAppAlone(_ nominal: Nominal) -> Bool {
        externalAncestors(of: nominal).allSatisfy { ProtocolMembers.isMadeByTheAppAlone($0.lastName) }
    }

    /// Whether the system makes values of a type, and calls their `perform` for a person who asks for it, as by a shortcut.
    func isIntent(_ nominal: Nominal) -> Bool {
        externalAncestors(of: nominal).contains { $0.name.hasSuffix("Intent") }
    }

    /// Whether the system makes a controller, as the first one of an extension of the app.
    func mayBeginExtension(_ nominal: Nominal) -> Bool {
        externalAncestors(of: nominal).contains { ProtocolMembers.ofExtensions.contains($0.lastName) }
    }
}
