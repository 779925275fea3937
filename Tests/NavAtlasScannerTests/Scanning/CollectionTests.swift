import Testing

/// What is put into a collection after it was made: controllers for tabs, and handlers that are called in the end.
struct CollectionTests {
    @Test(arguments: [
        "var all: [UIViewController] = []\nall.append(FieldController())\nall.append(BarnController())\nviewControllers = all",
        "var all = [UIViewController]()\nall.append(contentsOf: [FieldController(), BarnController()])\n"
            + "setViewControllers(all, animated: false)",
        "var all: [Int: UIViewController] = [:]\nall[0] = FieldController()\nall[1] = BarnController()\n"
            + "viewControllers = [all[0]!, all[1]!]",
    ])
    func controllersThatAreAddedAreTabs(_ filling: String) {
        ScannedApp(
            filling,
            [
                "App.swift": """
                import UIKit
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow? = UIWindow()
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        window?.rootViewController = FarmController()
                        return true
                    }
                }
                final class FarmController: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(filling)
                    }
                }
                final class FieldController: UIViewController {}
                final class BarnController: UIViewController {}
                """
            ],
            has: [
                "FarmController -tab-> FieldController : fieldController",
                "FarmController -tab-> BarnController : barnController",
            ],
            hasNot: ["unresolved"]
        ).check()
    }

    @Test(arguments: [
        ("private var handlers: [() -> Void] = []", "handlers.append(handler)", "handlers.reversed().forEach { $0() }"),
        (
            "private var handlers: [() -> Void] = []", "handlers.insert(handler, at: 0)",
            "for each in handlers { each() }"
        ),
        (
            "private var handlers: [String: () -> Void] = [:]", "handlers[\"end\"] = handler",
            "handlers.values.forEach { $0() }"
        ),
        ("private var handler: (() -> Void)?", "self.handler = handler", "handler?()"),
    ])
    func whoEndsAFlowShowsTheNext(declared: String, adding: String, calling: String) {
        ScannedApp(
            adding,
            [
                "App.swift": """
                import UIKit
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var flow: MillFlow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        flow = MillFlow(window: UIWindow())
                        flow?.start()
                        return true
                    }
                }
                class Flow {
                    \(declared)
                    func start() {}
                    func end() { \(calling) }
                    func atEnd(_ handler: @escaping () -> Void) { \(adding) }
                }
                class StackFlow: Flow { weak var navigation: UINavigationController? }
                extension StackFlow {
                    func push(_ controller: UIViewController) {
                        navigation?.pushViewController(controller, animated: true)
                    }
                    func push(flow: StackFlow) { flow.start() }
                }
                final class MillFlow {
                    let window: UIWindow
                    var current: Flow?
                    init(window: UIWindow) { self.window = window }
                    func start() { showGate() }
                    private func showGate() {
                        let gate = GateFlow()
                        gate.atEnd { [weak self] in self?.showWheel() }
                        show(gate)
                    }
                    private func showWheel() {
                        let wheel = WheelFlow()
                        wheel.atEnd { [weak self] in self?.showGate() }
                        show(wheel)
                    }
                    private func show(_ flow: StackFlow) {
                        let navigation = UINavigationController()
                        flow.navigation = navigation
                        flow.start()
                        window.rootViewController = navigation
                        current = flow
                    }
                }
                final class GateFlow: StackFlow {
                    override func start() {
                        let gate = GateController()
                        gate.opened = { [self] in end() }
                        push(gate)
                    }
                }
                final class GateController: UIViewController {
                    var opened: (() -> Void)?
                    @objc private func open() { opened?() }
                }
                final class WheelFlow: StackFlow {
                    override func start() {
                        let wheel = WheelController()
                        wheel.stopped = { [self] in end() }
                        push(wheel)
                    }
                }
                final class WheelController: UIViewController {
                    var stopped: (() -> Void)?
                    @objc private func stop() { stopped?() }
                }
                """
            ],
            has: [
                "MillFlow -root!-> GateFlow : showGate", "MillFlow -root-> WheelFlow : showWheel",
                "GateController ~root~> WheelFlow : MillFlow.showWheel",
                "WheelController ~root~> GateFlow : MillFlow.showGate",
            ],
            hasNot: [
                "GateController ~root~> GateFlow", "WheelController ~root~> WheelFlow", "StackFlow ~",
                "MillFlow -push->",
            ]
        ).check()
    }

    /// The child of a screen is a part of that screen, whoever puts it there.
    @Test func aScreensChildIsItsPart() {
        ScannedApp(
            "an assembly",
            [
                "App.swift": """
                import UIKit
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var flow: YardFlow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        flow = YardFlow(navigation: UINavigationController())
                        flow?.start()
                        return true
                    }
                }
                final class YardFlow {
                    let navigation: UINavigationController
                    init(navigation: UINavigationController) { self.navigation = navigation }
                    func start() { navigation.pushViewController(Assembly().yard(), animated: false) }
                }
                struct Assembly {
                    func yard() -> UIViewController {
                        let yard = YardController()
                        yard.addChild(FenceController())
                        return yard
                    }
                }
                final class YardController: UIViewController {}
                final class FenceController: UIViewController {}
                """
            ],
            has: [
                "YardFlow -root!-> YardController : start", "YardController -root!-> FenceController : fenceController",
            ],
            hasNot: ["YardFlow -root!-> FenceController"]
        ).check()
    }

    /// What is left out of a list, or made for each of its elements, is of the type that the list is declared to hold.
    @Test(arguments: [
        "[name.map { name in .init(title: name, tap: .init { print(name) }) }, nil].compactMap { $0 }",
        "[\"a\", \"b\"].map { .init(title: $0, tap: .init { print(\"c\") }) }",
    ])
    func membersOfAListAreOfItsType(_ list: String) {
        ScannedApp(
            list,
            [
                "App.swift": """
                import SwiftUI
                @main struct Barn: App { var body: some Scene { WindowGroup { BarnView() } } }
                @Observable final class Farm { var isMilking = false }
                struct Tap {
                    private let act: () -> Void
                    init(_ act: @escaping () -> Void) { self.act = act }
                    func run() { act() }
                }
                struct Entry { let title: String; let tap: Tap }
                struct Entries: View {
                    let all: [Entry]
                    var body: some View {
                        ForEach(all, id: \\.title) { entry in Button(entry.title, action: entry.tap.run) }
                    }
                }
                struct BarnView: View {
                    @Environment(Farm.self) private var farm
                    @State private var isOpen = false
                    var body: some View {
                        Entries(all: [.init(title: "milk", tap: .init { farm.isMilking = true })])
                        Button("in") { isOpen = true }.sheet(isPresented: $isOpen) { StallView() }
                    }
                }
                struct StallView: View {
                    @Environment(Farm.self) private var farm
                    var name: String?
                    var body: some View {
                        let all: [Entry] = \(list)
                        Entries(all: all).sheet(isPresented: $farm.isMilking) { MilkView() }
                    }
                }
                struct MilkView: View { var body: some View { Text("m") } }
                """
            ],
            has: ["BarnView ~sheet~> StallView : BarnView.isOpen", "StallView -sheet-> MilkView : isMilking"],
            hasNot: ["StallView ~sheet~>"]
        ).check()
    }

    /// A record that is added to known ones is any of its type: what a switch does for it is not left out.
    @Test(arguments: [
        "farm.herd.append(Beast(kind: .cow))", "farm.herd.insert(Beast(kind: .cow), at: 0)",
        "farm.herd[0] = Beast(kind: .cow)",
    ])
    func addedRecordsStandBesideKnownOnes(_ addition: String) {
        ScannedApp(
            addition,
            [
                "App.swift": """
                import SwiftUI
                @main struct Barn: App { var body: some Scene { WindowGroup { BarnView() } } }
                enum Kind { case sheep, cow }
                struct Beast: Identifiable { let id = 0; var kind = Kind.sheep }
                final class Farm: ObservableObject { @Published var herd = [Beast()] }
                struct BarnView: View {
                    @StateObject private var farm = Farm()
                    var body: some View {
                        Button("buy") { \(addition) }
                        ForEach(farm.herd) { BeastRow(beast: $0) }
                    }
                }
                struct BeastRow: View {
                    let beast: Beast
                    @State private var isOpen = false
                    var body: some View {
                        Button("look") { isOpen = true }.sheet(isPresented: $isOpen) {
                            switch beast.kind {
                            case .sheep: SheepView()
                            case .cow: CowView()
                            }
                        }
                    }
                }
                struct SheepView: View { var body: some View { Text("s") } }
                struct CowView: View { var body: some View { Text("c") } }
                """
            ],
            has: [
                "BarnView ~sheet~> CowView : BarnView.isOpen", "BarnView ~sheet~> SheepView : BarnView.isOpen",
            ],
            hasNot: ["unresolved"]
        ).check()
    }
}
