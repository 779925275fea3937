import NavAtlasModel
import NavAtlasScanner
import Testing

/// Coordinators that inherit from a class of the app's own.
@Suite struct BaseClassTests {
    static let apps = [
        ScannedApp(
            "a base that only others inherit from is no coordinator; a router of it means one of those",
            [
                "App.swift": """
                import Stinsen
                import SwiftUI
                @main struct Barn: App { var body: some Scene { WindowGroup { HayFlow().view() } } }
                class BarnFlow: NavigationCoordinatable {
                    let stack = NavigationStack<BarnFlow>(initial: \\.start)
                    @Root var start = makeStart
                    @NavigationRoute(.modal) var alarm = makeAlarm
                    func makeStart() -> AnyView { AnyView(EmptyView()) }
                    func makeAlarm() -> some View { AlarmView() }
                }
                final class HayFlow: BarnFlow {
                    @Route(.push) var loft = makeLoft
                    override func makeStart() -> AnyView { AnyView(HayView()) }
                    func makeLoft() -> LoftFlow { LoftFlow() }
                }
                final class LoftFlow: NavigationCoordinatable {
                    let stack = NavigationStack(initial: \\LoftFlow.floor)
                    @Root(makeFloor) var floor
                    func makeFloor() -> some View { FloorView() }
                }
                struct HayView: View {
                    @EnvironmentObject var router: BarnFlow.Router
                    @EnvironmentObject var hay: HayFlow.Router
                    var body: some View { Button("a") { router.route(to: \\.alarm) }; Button("l") { hay.route(to: \\.loft) } }
                }
                struct AlarmView: View { var body: some View { Text("a") } }
                struct FloorView: View { var body: some View { Text("f") } }
                """
            ],
            has: [
                "HayFlow -root!-> HayView : start", "HayFlow -sheet-> AlarmView : alarm",
                "HayView ~sheet~> AlarmView : HayFlow.alarm", "LoftFlow -root!-> FloorView : floor",
                "HayView ~push~> LoftFlow : HayFlow.loft",
            ],
            hasNot: ["BarnFlow"]),
        ScannedApp(
            "a class that is declared before the class that its own base inherits from",
            [
                "A.swift": """
                import UIKit
                final class Attic: Storey<Int>, Lit {}
                final class Loft: Storey<Int> {}
                extension Loft: Lit {}
                """,
                "B.swift": """
                import UIKit
                class Storey<Height>: Level {
                    let height: Height
                    init(height: Height) {
                        self.height = height
                        super.init(nibName: nil, bundle: nil)
                    }
                }
                class Level: UIViewController {}
                final class Ground: UIViewController {
                    @objc func climb() { present(Attic(height: 2), animated: true) }
                    @objc func jump() { present(Loft(height: 3), animated: true) }
                }
                final class Scenes: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                    ) { window?.rootViewController = Ground() }
                }
                """,
            ],
            has: ["Ground ~sheet~> Attic : present", "Ground ~sheet~> Loft : present"], hasNot: ["unresolved"]),
    ]

    @Test(arguments: apps)
    func inherits(_ app: ScannedApp) { app.check() }

    /// A coordinator need not import the library where its base class does, nor handle what it hands on.
    @Test func aBaseClassMakesTheStyle() {
        let graph = Scanner().graphOrIssue(of: [
            "Base.swift": """
            import SwiftUICoordinator
            class Base: Routing {
                weak var parent: Coordinator?
                let startRoute: InnRoute = .hall
                func handle(_ action: CoordinatorAction) { parent?.handle(action) }
            }
            enum InnRoute: StackNavigationRoute {
                case hall, room
                var action: TransitionAction { .push(animated: true) }
            }
            """,
            "Inn.swift": """
            import SwiftUI
            enum InnAction { case room }
            final class Inn: Base {
                override func handle(_ action: CoordinatorAction) {
                    switch action {
                    case InnAction.room: show(route: .room)
                    default: parent?.handle(action)
                    }
                }
                @ViewBuilder func view(for route: InnRoute) -> some View {
                    switch route {
                    case .hall: HallView(inn: self)
                    case .room: RoomView()
                    }
                }
            }
            struct HallView: View { let inn: Inn; var body: some View { Button("h") { inn.handle(InnAction.room) } } }
            struct RoomView: View { var body: some View { Text("r") } }
            """,
        ])
        let transitions = graph.edges.filter { $0.kind == .transition }
        #expect(transitions.map { "\($0.from) \($0.to)" } == ["HallView RoomView"])
        #expect(graph.nodes.first { $0.id == "Inn" }?.style == "swiftUICoordinator")
    }

    /// `Forms.FormController` is the library's, though the app calls a class of its own like it.
    @Test func aClassOfALibraryIsMeantWhereItsModuleIsWritten() {
        ScannedApp(
            "two classes of one name",
            [
                "App.swift": """
                import Forms
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: Desk())
                        return true
                    }
                }
                class FormViewController: Forms.FormViewController {
                    @objc func help() { present(Help(), animated: true) }
                }
                final class Desk: UIViewController {
                    @objc func write() { show(Letter(), sender: nil) }
                    @objc func sign() { show(Contract(), sender: nil) }
                }
                final class Letter: Forms.FormViewController { @objc func seal() { show(Seal(), sender: nil) } }
                final class Contract: FormViewController {}
                final class Seal: UIViewController {}
                final class Help: UIViewController {}
                """
            ],
            has: [
                "Desk ~push~> Letter : show", "Letter ~push~> Seal : show", "Desk ~push~> Contract : show",
                "Contract ~sheet~> Help : present",
            ], hasNot: ["Letter ~sheet~>", "unresolved"]
        ).check()
    }
}
