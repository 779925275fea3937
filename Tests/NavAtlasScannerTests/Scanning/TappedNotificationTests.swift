import Testing

/// What an app shows when a person taps a notification or chooses a shortcut, and when a link is sent on as a notification.
struct TappedNotificationTests {
    private static func app(_ start: String, _ delegate: String, _ code: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                var window: UIWindow?
                var flow: Flow?
                func application(
                    _ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    \(start)
                    return true
                }
                \(delegate)
            }
            final class Post: UIViewController {}
            final class Letter: UIViewController {}

            """ + code
        ]
    }

    private static let plain = "window?.rootViewController = UINavigationController(rootViewController: Post())"
    private static let twoWays = "window?.rootViewController = isKnown ? Post() : Door()"
    private static let coordinated = """
        let stack = UINavigationController()
        window?.rootViewController = stack
        flow = Flow(stack: stack)
        flow?.start()
        """
    private static let flow = """
        final class Flow {
            let stack: UINavigationController
            init(stack: UINavigationController) {
                self.stack = stack
                NotificationCenter.default.addObserver(
                    self, selector: #selector(arrived), name: Notification.Name("letter"), object: nil)
            }
            func start() { stack.setViewControllers([Post()], animated: false) }
            @objc func arrived(_ notification: Notification) { open() }
            func open() { stack.pushViewController(Letter(), animated: true) }
        }
        """
    private static let tap = """
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler done: @escaping () -> Void
        )
        """
    private static let shortcut = """
        func application(
            _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        )
        """

    static let apps = [
        ScannedApp(
            "what an intent does is done by the screen that the app begins with",
            [
                "App.swift": """
                import AppIntents
                import SwiftUI
                enum Letter: Hashable { case last }
                @Observable final class Box { static let shared = Box(); var path: [Letter] = [] }
                struct ReadLast: AppIntent {
                    static let title: LocalizedStringResource = "Read"
                    @MainActor func perform() async throws -> some IntentResult {
                        Box.shared.path.append(.last)
                        return .result()
                    }
                }
                @main struct PostApp: App { var body: some Scene { WindowGroup { BoxView() } } }
                struct BoxView: View {
                    @State private var box = Box.shared
                    var body: some View {
                        NavigationStack(path: $box.path) {
                            Text("box").navigationDestination(for: Letter.self) { _ in LetterView() }
                        }
                    }
                }
                struct LetterView: View { var body: some View { Text("letter") } }
                """
            ], has: ["BoxView ~push~> LetterView : BoxView.last"], hasNot: ["unresolved"]),
        ScannedApp(
            "the first screen shows what a tap on a notification does",
            app(
                plain,
                tap + """
                     {
                        let stack = window?.rootViewController as? UINavigationController
                        stack?.pushViewController(Letter(), animated: true)
                    }
                    """,
                "final class Flow {}"),
            has: ["entry Post", "Post ~push~> Letter : pushViewController"], hasNot: ["entry Letter", "unresolved"]),
        ScannedApp(
            "a shortcut takes a coordinator's route, and is no beginning",
            app(coordinated, shortcut + " { flow?.open() }", flow),
            has: ["Flow -root!-> Post : start", "Flow -push-> Letter : open", "Post ~push~> Letter : Flow.open"],
            hasNot: ["-root!-> Letter", "unresolved"]),
        ScannedApp(
            "the tap with which an app is launched does what another does, and is no beginning",
            app(
                coordinated + """

                    if let item = options?[.shortcutItem] as? UIApplicationShortcutItem { flow?.read(item) }
                    """, "",
                """
                final class Flow {
                    let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() { stack.setViewControllers([Post()], animated: false) }
                    func read(_ item: UIApplicationShortcutItem) {
                        stack.popToRootViewController(animated: false)
                        stack.pushViewController(Letter(), animated: true)
                    }
                }
                """),
            has: [
                "Flow -root!-> Post : start", "Flow -push-> Letter : read",
                "Post ~push~> Letter : Flow.read [replaces]",
            ],
            hasNot: ["-root!-> Letter", "unresolved"]),
        ScannedApp(
            "an app that begins in two ways begins in a third with a new root",
            app(
                twoWays,
                tap + """
                     {
                        window?.rootViewController = UINavigationController(rootViewController: Letter())
                    }
                    """,
                "final class Flow {}; final class Door: UIViewController {}"),
            has: ["entry Door", "entry Letter", "entry Post"], hasNot: ["unresolved"]),
        ScannedApp(
            "what is shown over either of two beginnings is said to be so",
            app(
                twoWays,
                tap + " { window?.rootViewController?.present(Letter(), animated: true) }",
                "final class Flow {}; final class Door: UIViewController {}"),
            has: [
                "entry Door", "entry Post",
                "unresolved present : \"the system has it done, such as by a tap on a notification, whichever screen is shown\""
                    + " [candidate=Letter]",
            ], hasNot: ["entry Letter"]),
        ScannedApp(
            "a link that is posted as a notification is followed by who observes that",
            app(
                coordinated,
                """
                func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
                    guard url.scheme == "post", url.host == "letter" else { return false }
                    NotificationCenter.default.post(name: Notification.Name("letter"), object: nil)
                    return true
                }
                """, flow),
            has: ["link post://letter => Letter : Flow.open"]),
    ]

    @Test(arguments: apps) func isFollowed(_ app: ScannedApp) { app.check() }
}
