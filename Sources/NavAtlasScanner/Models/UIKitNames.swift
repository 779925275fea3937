/// The names of UIKit's classes, methods and labels by which the scanner tells what they do with view controllers.
enum UIKitNames {
    /// Controllers of the system that show what they are given, or nothing.
    static let plainControllers: Set<String> = [
        "UIHostingController", "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController", "UIViewController",
    ]

    /// Those, and the controllers of tables and collections: they are made to hold the app's own views.
    static let madeControllers = plainControllers.union(["UITableViewController", "UICollectionViewController"])

    /// Controllers of which the app's code, or one of its storyboards, makes each: the classes of their scenes are read.
    static let controllers = madeControllers.union(["UIAlertController", "UISearchController"])

    /// What UIKit calls of a view controller as its view comes and goes.
    static let lifeCycle: Set<String> = [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "awakeFromNib",
    ]

    /// What the system calls a controller that controls no view: `UIPresentationController`, `UIMenuController`.
    static let controllersWithoutView = ["PresentationController", "InteractionController", "MenuController"]

    /// What holds the controllers of a container, and the first of a stack.
    static let contents = ["viewControllers", "rootViewController"]

    /// What UIKit calls of a view controller before its view is seen.
    static let lifeCycleBeforeSeen: Set<String> = [
        "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
    ]

    /// What `UIView()`, `UIViewController()` and `UITableViewCell()` call.
    static let designatedInitializers: Set<[String]> = [
        ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"],
    ]

    /// What draws into an image or a page rather than onto the screen.
    static let drawing: Set<String> = [
        "drawHierarchy", "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions",
        "UIGraphicsImageRenderer", "UIGraphicsPDFRenderer",
    ]

    /// How a child is added; the longer name is that before Swift 4.2.
    static let addingChildren: Set<String> = ["addChild", "addChildViewController"]

    /// The options of a launch by a link.
    static let linkOptions: Set<String> = ["url", "userActivityDictionary"]

    /// What a scene is connected with by a link.
    static let linksAtLaunch: Set<String> = ["urlContexts", "userActivities"]

    /// What a scene is connected with by a tap on a notification or a quick action.
    static let tapsAtLaunch: Set<String> = ["notificationResponse", "shortcutItem"]

    /// The options of a launch by a notification or a quick action.
    static let tapOptions: Set<String> = ["remoteNotification", "localNotification", "shortcutItem"]

    /// What UIKit calls of view controllers, and SwiftUI of views that show one.
    static let calledWhenShown = [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "makeUIViewController",
        "makeUIView",
    ]

    /// The protocols by which SwiftUI shows a view or controller of UIKit.
    static let representables: Set<String> = ["UIViewControllerRepresentable", "UIViewRepresentable"]

    /// The delegates by which the system starts an app and its scenes.
    static let launchDelegates: Set<String> = [
        "UIWindowSceneDelegate", "UIApplicationDelegate", "UISceneDelegate", "NSApplicationDelegate",
        "WKExtensionDelegate", "UIResponder",
    ]

    /// Those, and the one of a watch's app.
    static let systemDelegates = launchDelegates.union(["WKApplicationDelegate"])

    /// How the first arguments of UIKit's methods that navigate are labelled.
    static let firstLabels: Set<String?> = [nil, "animated", "withIdentifier"]

    /// Controllers that show a view.
    static let hosts: Set<String> = ["UIHostingController", "NSHostingController"]

    /// UIKit's methods and properties that show a view controller, as Objective-C calls them.
    static let callsInObjectiveC: Set<String> = [
        "pushViewController", "presentViewController", "showViewController", "showDetailViewController",
        "setViewControllers", "performSegueWithIdentifier", "setRootViewController",
    ]

    /// The classes from which a library's view controllers inherit.
    static let controllerBases = ["UIViewController", "UIResponder", "NSObject"]

    /// The classes from which a library's views inherit.
    static let viewBases = ["UIView", "UIResponder", "NSObject"]

    /// Classes and protocols of which the system's documentation says that an extension's first controller inherits them.
    static let extensionControllers: Set<String> = [
        "SLComposeServiceViewController", "UIInputViewController", "NCWidgetProviding",
        "UNNotificationContentExtension", "QLPreviewingController", "PHContentEditingController",
        "ASCredentialProviderViewController", "MSMessagesAppViewController", "INUIHostedViewControlling",
    ]
}
