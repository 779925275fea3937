#if !canImport(SwiftUI)
    /// The app, as UIKit sees it.
    public final class UIApplication {
        /// Creates one.
        public init() {}
    }

    /// What the app is told as a whole.
    @MainActor public protocol UIApplicationDelegate: AnyObject {
        /// Returns the setup of a new scene, with the type of its delegate.
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration
    }

    extension UIApplicationDelegate {
        /// No one in particular.
        public func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        }
    }

    /// Names the delegate of an app.
    @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
        /// None: without a screen, no system makes and asks one. A test makes its own.
        public var wrappedValue: Delegate? { nil }

        /// Names a delegate's type.
        public init(_ type: Delegate.Type = Delegate.self) {}
    }

    /// What the user interface of an app is in: a window, or several.
    open class UIScene {
        /// With what a scene comes.
        public final class ConnectionOptions {
            /// The URLs with which the app is opened.
            public let urlContexts: Set<UIOpenURLContext>

            /// Creates options.
            public init(urlContexts: Set<UIOpenURLContext> = []) { self.urlContexts = urlContexts }
        }

        /// Creates a scene.
        public init() {}
    }

    /// A scene of windows.
    public final class UIWindowScene: UIScene {
        /// The windows.
        public internal(set) var windows: [UIWindow]

        /// Creates a scene.
        public init(windows: [UIWindow] = []) { self.windows = windows }
    }

    /// A scene that the system remembers.
    public final class UISceneSession {
        /// What a scene is for.
        public struct Role: Hashable, Sendable {
            /// The role's name.
            public let rawValue: String

            /// The app's own windows.
            public static let windowApplication = Role(rawValue: "windowApplication")
        }

        /// What the scene is for.
        public let role: Role

        /// Creates a session.
        public init(role: Role = .windowApplication) { self.role = role }
    }

    /// The setup of a scene: its name, its role, and the type of its delegate.
    public final class UISceneConfiguration {
        /// The configuration's name; `nil` where it has none.
        public let name: String?
        /// What the scene is for.
        public let role: UISceneSession.Role
        /// The type of the delegate; `nil` if there is none.
        public var delegateClass: AnyClass?

        /// Creates a configuration.
        public init(name: String?, sessionRole: UISceneSession.Role) {
            self.name = name
            role = sessionRole
        }
    }

    /// A URL with which an app is opened.
    public struct UIOpenURLContext: Hashable, Sendable {
        /// The URL.
        public let url: URL

        /// Creates one.
        public init(url: URL) { self.url = url }
    }

    /// A delegate that receives a scene.
    @MainActor public protocol UISceneDelegate: AnyObject {
        /// The scene comes.
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions)
        /// URLs are opened.
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    }

    extension UISceneDelegate {
        /// Does nothing.
        public func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {}

        /// Does nothing.
        public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    }

    /// A delegate that receives a scene of windows.
    public protocol UIWindowSceneDelegate: UISceneDelegate {}

    extension UIWindow {
        /// Creates a window of a scene.
        public convenience init(windowScene: UIWindowScene) {
            self.init()
            windowScene.windows.append(self)
        }
    }
#endif
