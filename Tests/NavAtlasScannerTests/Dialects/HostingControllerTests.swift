import Testing

/// Controllers that are generic over the view that they show.
struct HostingControllerTests {
    @Test(arguments: cases)
    func leads(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// A frame for all screens, and a guide that pushes two.
    private static func farm(_ frame: String, _ rest: String = "") -> String {
        """
        import SwiftUI
        import UIKit
        final class Window: UIResponder, UIWindowSceneDelegate {
            var guide: Guide?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                let window = UIWindow(windowScene: scene as! UIWindowScene)
                let navigation = UINavigationController()
                window.rootViewController = navigation
                guide = Guide(navigation)
                guide?.start()
            }
        }
        final class Guide {
            let navigation: UINavigationController
            init(_ navigation: UINavigationController) { self.navigation = navigation }
            func start() {
                navigation.setViewControllers([Frame(BarnView(guide: self))], animated: false)
            }
            func field() { navigation.pushViewController(Frame(FieldView()), animated: true) }
        }
        \(frame)
        struct BarnView: View {
            let guide: Guide
            var body: some View { Button("field") { guide.field() } }
        }
        struct FieldView: View { var body: some View { Text("f") } }
        \(rest)
        """
    }

    private static let edges = """
        Guide -root!-> BarnView : start
        Guide -push-> FieldView : field
        BarnView ~push~> FieldView : Guide.field
        """

    static let cases = [
        ScannedSource(
            "one class shows each of its views",
            farm(
                """
                class Frame<Content: View>: UIViewController {
                    let host: UIHostingController<Content>
                    init(_ content: Content) { host = UIHostingController(rootView: content); super.init(nibName: nil, bundle: nil) }
                    override func viewDidLoad() { addChild(host); view.addSubview(host.view); host.didMove(toParent: self) }
                }
                """),
            gives: edges),
        ScannedSource(
            "what the class does is done by the view that it shows",
            farm(
                """
                class Frame<Content>: UIViewController where Content: View {
                    let content: Content
                    init(_ content: Content) { self.content = content; super.init(nibName: nil, bundle: nil) }
                    override func viewDidAppear(_ animated: Bool) { present(NoticeController(), animated: true) }
                }
                """, "final class NoticeController: UIViewController {}"),
            gives: edges + """

                BarnView ~sheet~> NoticeController : present
                FieldView ~sheet~> NoticeController : present
                """),
        ScannedSource(
            "a class that is generic over something else is a screen",
            farm(
                """
                class Frame<Model>: UIViewController {
                    let model: Model
                    init(_ model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
                }
                """),
            gives: """
                Guide -root!-> Frame : start
                Guide -push-> Frame : field
                unresolved "BarnView(…)" : "no code that shows it was found" [from=Frame]
                unresolved "FieldView(…)" : "no call of 'Guide.field' was found" [from=Frame]
                unresolved "Frame(…)" : "no call of 'Guide.field' was found" [from=Guide candidate=Frame]
                unresolved navigation.pushViewController : "no call of 'Guide.field' was found" [from=Guide candidate=Frame]
                """),
    ]

    /// The stack in a hosted view is that controller's, wherever it is made.
    @Test(arguments: [
        "let host = UIHostingController(rootView: NavigationStack { HoneyView() })",
        "let host = UIHostingController(rootView: NavigationView { HoneyView() }.navigationViewStyle(.stack))",
        "let honey = NavigationStack { HoneyView() }; let host = UIHostingController(rootView: honey)",
    ])
    func aHostedStackIsNoPartOfItsPresenter(host: String) {
        ScannedApp(
            "hives",
            [
                "App.swift": """
                import SwiftUI
                import UIKit
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = HiveController()
                        return true
                    }
                }
                final class HiveController: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        \(host)
                        present(host, animated: true)
                    }
                }
                struct HoneyView: View { var body: some View { Text("honey") } }
                """
            ], has: ["HiveController ~sheet~> HoneyView : present"], hasNot: ["-root", "unresolved"]
        ).check()
    }
}
