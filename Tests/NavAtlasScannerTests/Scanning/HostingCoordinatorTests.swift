import Testing

/// Coordinators over UIKit's controllers, which show SwiftUI in hosting controllers.
struct HostingCoordinatorTests {
    static let window = """
        import SwiftUI
        import UIKit
        final class Window: UIResponder, UIWindowSceneDelegate {
            var flow: Flow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                let main = MainFlow(window: UIWindow(windowScene: scene as! UIWindowScene))
                main.start()
                flow = main
            }
        }
        protocol Flow: AnyObject { var children: [Flow] { get set }; func start() }
        """

    static let apps = [
        ScannedApp(
            "flows that start each other, asked by their screens through delegates and closures",
            [
                "Window.swift": window,
                "Main.swift": """
                import SwiftUI
                final class MainFlow: Flow {
                    var children: [Flow] = []
                    let window: UIWindow
                    let navigation = UINavigationController()
                    init(window: UIWindow) { self.window = window }
                    func start() {
                        window.rootViewController = navigation
                        showDesk()
                    }
                    private func showDesk() {
                        let desk = DeskFlow(navigation: navigation)
                        desk.onLeave = { [weak self] in self?.showGate() }
                        begin(desk)
                    }
                    func showGate() { begin(GateFlow(presenter: navigation)) }
                    private func begin(_ flow: Flow) { children.append(flow); flow.start() }
                }
                """,
                "Desk.swift": """
                import SwiftUI
                enum DeskStep { case letter(Int), help }
                protocol LetterOutput: AnyObject { func letterWantsHelp() }
                final class DeskFlow: Flow {
                    var children: [Flow] = []
                    var onLeave: (() -> Void)?
                    private let navigation: UINavigationController
                    init(navigation: UINavigationController) { self.navigation = navigation }
                    func start() {
                        let model = DeskModel()
                        model.flow = self
                        navigation.setViewControllers([UIHostingController(rootView: DeskView(model: model))], animated: false)
                    }
                    func go(to step: DeskStep) {
                        switch step {
                        case .letter(let number):
                            push(LetterView(number: number, output: self))
                        case .help:
                            navigation.present(UIHostingController(rootView: HelpView()), animated: true)
                        }
                    }
                    private func push(_ view: some View) {
                        navigation.pushViewController(UIHostingController(rootView: view), animated: true)
                    }
                }
                extension DeskFlow: LetterOutput { func letterWantsHelp() { go(to: .help) } }
                final class DeskModel: ObservableObject {
                    weak var flow: DeskFlow?
                    func open() { flow?.go(to: .letter(1)) }
                    func leave() { flow?.onLeave?() }
                }
                struct DeskView: View {
                    @ObservedObject var model: DeskModel
                    var body: some View { Button("o", action: model.open); Button("l", action: model.leave) }
                }
                struct LetterView: View {
                    let number: Int
                    weak var output: LetterOutput?
                    var body: some View { Button("h") { output?.letterWantsHelp() } }
                }
                struct HelpView: View { var body: some View { Text("h") } }
                """,
                "Gate.swift": """
                import SwiftUI
                final class GateFlow: Flow {
                    var children: [Flow] = []
                    private weak var presenter: UIViewController?
                    private let own = UINavigationController()
                    init(presenter: UIViewController) { self.presenter = presenter }
                    func start() {
                        own.viewControllers = [UIHostingController(rootView: GateView(onOpen: { [weak self] in self?.open() }))]
                        presenter?.present(own, animated: true)
                    }
                    private func open() { own.pushViewController(UIHostingController(rootView: GardenView()), animated: true) }
                }
                struct GateView: View { let onOpen: () -> Void; var body: some View { Button("o", action: onOpen) } }
                struct GardenView: View { var body: some View { Text("g") } }
                """,
            ],
            has: [
                "entry MainFlow", "MainFlow -root!-> DeskFlow : showDesk", "MainFlow -sheet-> GateFlow : showGate",
                "DeskFlow -root!-> DeskView : start", "DeskFlow -push-> LetterView : letter",
                "DeskFlow -sheet-> HelpView : help", "GateFlow -root!-> GateView : start",
                "GateFlow -push-> GardenView : open", "DeskView ~push~> LetterView : DeskFlow.letter",
                "DeskView ~sheet~> GateFlow : MainFlow.showGate", "LetterView ~sheet~> HelpView : DeskFlow.help",
                "GateView ~push~> GardenView : GateFlow.open",
            ],
            hasNot: ["DeskView ~root~>", "pushViewController", "DeskView ~sheet~> HelpView"]),
        ScannedApp(
            "a view that shows a flow's controller stands for the flow, and how it is presented is said later",
            [
                "App.swift": """
                import SwiftUI
                @main struct Yard: App {
                    let flow = YardFlow()
                    var body: some Scene { WindowGroup { FlowView(flow: flow).ignoresSafeArea() } }
                }
                struct FlowView: UIViewControllerRepresentable {
                    let flow: YardFlow
                    func makeUIViewController(context: Context) -> UINavigationController { flow.start(); return flow.stack }
                    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
                }
                final class YardFlow {
                    let stack = UINavigationController()
                    func start() { stack.setViewControllers([UIHostingController(rootView: YardView(flow: self))], animated: false) }
                    func showShed() {
                        let shed = ShedFlow()
                        shed.start()
                        stack.present(shed.stack, animated: true)
                    }
                }
                final class ShedFlow {
                    let stack = UINavigationController()
                    func start() { stack.pushViewController(UIHostingController(rootView: ShedView()), animated: false) }
                }
                struct YardView: View { let flow: YardFlow; var body: some View { Button("s") { flow.showShed() } } }
                struct ShedView: View { var body: some View { Text("s") } }
                """
            ],
            has: [
                "entry YardFlow", "YardFlow -root!-> YardView : start", "YardFlow -sheet-> ShedFlow : showShed",
                "ShedFlow -root!-> ShedView : start", "YardView ~sheet~> ShedFlow : YardFlow.showShed",
            ],
            hasNot: ["FlowView", "-push->"]),
        ScannedApp(
            "a class that holds a window and shows no view is no coordinator",
            [
                "App.swift": """
                import SwiftUI
                @main struct Yard: App {
                    let toasts = ToastPresenter()
                    var body: some Scene { WindowGroup { YardView(toasts: toasts) } }
                }
                final class ToastPresenter {
                    var window: UIWindow?
                    func show(_ controller: UIViewController) { window?.rootViewController?.present(controller, animated: true) }
                    func start() {}
                }
                struct YardView: View {
                    let toasts: ToastPresenter
                    @State var isOpen = false
                    var body: some View { Button("t") { isOpen = true }.sheet(isPresented: $isOpen) { ShedView() } }
                }
                struct ShedView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["entry YardView", "YardView ~sheet~> ShedView : YardView.isOpen"],
            hasNot: ["ToastPresenter"]),
        ScannedApp(
            "what is started and holds others of its kind is no coordinator where none of them has a controller",
            [
                "App.swift": """
                import UIKit
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    let window = UIWindow()
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        window.rootViewController = YardController()
                    }
                }
                protocol Pump { func start() }
                protocol Gauge: AnyObject {}
                final class Pumps: Pump {
                    private var pumps: [Pump] = [WaterPump()]
                    func start() { pumps.forEach { $0.start() } }
                }
                final class WaterPump: Pump {
                    var gauges: [Gauge] = []
                    func start() { gauges.append(self) }
                }
                extension WaterPump: Gauge {}
                final class YardController: UIViewController, Gauge {
                    let pumps = Pumps()
                    var bar: UINavigationController?
                    override func viewDidLoad() { pumps.start() }
                }
                """
            ], has: ["entry YardController"], hasNot: ["Pump"]),
    ]

    @Test(arguments: apps)
    func flows(_ app: ScannedApp) { app.check() }
}
