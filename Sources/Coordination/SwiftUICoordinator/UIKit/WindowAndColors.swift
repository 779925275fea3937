#if !canImport(SwiftUI)
    /// The window that an app shows its views in.
    public final class UIWindow {
        /// What it shows.
        public var rootViewController: UIViewController?
        /// Whether a person sees it.
        public private(set) var isKeyWindow = false

        /// Creates a window.
        public init() {}

        /// Shows the window.
        public func makeKeyAndVisible() { isKeyWindow = true }
    }

    /// A colour, by its name.
    public struct UIColor: Hashable, Sendable {
        /// The colour's name.
        public let name: String

        /// Names a colour.
        public init(named name: String) { self.name = name }

        /// The system's blue.
        public static let systemBlue = UIColor(named: "systemBlue")
        /// The system's background.
        public static let systemBackground = UIColor(named: "systemBackground")
        /// White.
        public static let white = UIColor(named: "white")
        /// Black.
        public static let black = UIColor(named: "black")
        /// Nothing.
        public static let clear = UIColor(named: "clear")
    }

    /// A picture of the system's collection.
    public struct UIImage: Hashable, Sendable {
        /// The picture's name.
        public let systemName: String

        /// Creates a picture.
        public init?(systemName: String) { self.systemName = systemName }
    }

    /// A tab's item in the bar.
    public final class UITabBarItem {
        /// What it says.
        public let title: String?
        /// The picture.
        public let image: UIImage?
        /// The number by which an app tells it from others.
        public let tag: Int

        /// Creates an item.
        public init(title: String?, image: UIImage?, tag: Int) {
            self.title = title
            self.image = image
            self.tag = tag
        }
    }

    /// The bar of a tab bar controller.
    public final class UITabBar {
        /// The colour of what is selected.
        public var tintColor: UIColor?
        /// The colour behind the items.
        public var backgroundColor: UIColor?
    }
#endif
