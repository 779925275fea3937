import Testing

/// A closure belongs to the screen that makes it, through however many objects and values it is handed.
@Suite struct CallbackOwnerTests {
    static let sources = [
        ScannedSource(
            "what a helper is given far down belongs to the screen that gives it",
            """
            import Stinsen
            import SwiftUI
            @main struct Inn: App { var body: some Scene { WindowGroup { One().view() } } }
            struct Press: ViewModifier {
                let action: () -> Void
                func body(content: Content) -> some View { Button(action: action) { content } }
            }
            extension View { func press(_ action: @escaping () -> Void) -> some View { modifier(Press(action: action)) } }
            final class One: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\One.next)
                @Root var next = makeNext
                func makeNext() -> Two { Two() }
            }
            final class Two: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\Two.next)
                @Root var next = makeNext
                func makeNext() -> Three { Three() }
            }
            final class Three: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\Three.next)
                @Root var next = makeNext
                func makeNext() -> Four { Four() }
            }
            final class Four: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\Four.hall)
                @Root var hall = makeHall
                @Route(.push) var room = makeRoom
                @Route(.modal) var bath = makeBath
                func makeHall() -> some View { HallView(model: HallModel()) }
                func makeRoom() -> some View { RoomView(model: RoomModel()) }
                func makeBath() -> some View { BathView() }
            }
            final class HallModel: ObservableObject {
                @RouterObject var router: Four.Router?
                func go() { router?.route(to: \\.room) }
            }
            final class RoomModel: ObservableObject {
                @RouterObject var router: Four.Router?
                func go() { router?.route(to: \\.bath) }
            }
            struct HallView: View { @ObservedObject var model: HallModel; var body: some View { Text("h").press { model.go() } } }
            struct RoomView: View { @ObservedObject var model: RoomModel; var body: some View { Text("r").press { model.go() } } }
            struct BathView: View { var body: some View { Text("b") } }
            """,
            gives: """
                Four -push-> RoomView : room
                Four -root!-> HallView : hall
                Four -sheet-> BathView : bath
                HallView ~push~> RoomView : Four.room
                One -root!-> Two : next
                RoomView ~sheet~> BathView : Four.bath
                Three -root!-> Four : next
                Two -root!-> Three : next
                """),
        ScannedSource(
            "what one screen puts into a record is not done by another, and a carousel is no tab bar",
            """
            import Stinsen
            import SwiftUI
            struct Failure { let retry: () -> Void }
            enum Phase { case ready, failed(Failure) }
            struct PhaseView: View {
                @Binding var phase: Phase
                var body: some View { if case .failed(let failure) = phase { Button("!") { failure.retry() } } }
            }
            final class Fair: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\Fair.gate)
                @Root var gate = makeGate
                @Route(.push) var ride = makeRide
                func makeGate() -> some View { GateView(model: GateModel()) }
                func makeRide() -> some View { RideView(model: RideModel()) }
            }
            final class GateModel: ObservableObject {
                @Published var phase = Phase.ready
                @RouterObject var router: Fair.Router?
                func enter() { phase = .failed(Failure(retry: enter)); router?.route(to: \\.ride) }
            }
            final class RideModel: ObservableObject { @Published var phase = Phase.ready; func start() { phase = .ready } }
            struct GateView: View {
                @ObservedObject var model: GateModel
                var body: some View {
                    PhaseView(phase: $model.phase)
                    TabView { ForEach(0..<3) { PictureView(number: $0) } }.frame(height: 9).tabViewStyle(.page)
                }
            }
            struct PictureView: View { let number: Int; var body: some View { Text("p") } }
            struct RideView: View { @ObservedObject var model: RideModel; var body: some View { PhaseView(phase: $model.phase) } }
            """,
            gives: """
                Fair -push-> RideView : ride
                Fair -root!-> GateView : gate
                GateView ~push~> RideView : Fair.ride
                """),
    ]

    @Test(arguments: sources)
    func belongsToItsScreen(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// What a screen is given through however many objects and values is its own.
    @Test(arguments: ["class", "struct"]) func isHandedThroughManyLayers(kind: String) {
        let count = kind == "class" ? 12 : 4
        let layers = (2...count).map {
            "final \(kind) Layer\($0) { let inner: Layer\($0 - 1); init(_ act: @escaping () -> Void) { inner = Layer\($0 - 1)(act) } }"
        }.joined(separator: "\n").replacing("final struct", with: "struct")
        let way = Array(repeating: "inner", count: count - 1).joined(separator: ".")
        let app = ScannedApp(
            "\(count) layers",
            [
                "App.swift": """
                import SwiftUI
                enum Stop: Hashable { case north, south, pole, cape }
                \(kind) Layer1 { let act: () -> Void; init(_ act: @escaping () -> Void) { self.act = act } }
                \(layers)
                @main struct Ship: App { var body: some Scene { WindowGroup { ShipView() } } }
                struct ShipView: View {
                    @State private var path: [Stop] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            PortView(go: { path.append($0) }).navigationDestination(for: Stop.self) { stop in
                                switch stop {
                                case .north: NorthView(hand: Layer\(count) { path.append(.pole) })
                                case .south: SouthView(hand: Layer\(count) { path.append(.cape) })
                                case .pole: PoleView()
                                case .cape: CapeView()
                                }
                            }
                        }
                    }
                }
                struct PortView: View {
                    let go: (Stop) -> Void
                    var body: some View { Button("n") { go(.north) }; Button("s") { go(.south) } }
                }
                struct NorthView: View { let hand: Layer\(count); var body: some View { Button("n") { hand.\(way).act() } } }
                struct SouthView: View { let hand: Layer\(count); var body: some View { Button("s") { hand.\(way).act() } } }
                struct PoleView: View { var body: some View { Text("p") } }
                struct CapeView: View { var body: some View { Text("c") } }
                """
            ],
            has: ["NorthView ~push~> PoleView : ShipView.pole", "SouthView ~push~> CapeView : ShipView.cape"],
            hasNot: ["NorthView ~push~> CapeView", "SouthView ~push~> PoleView", "bound"])
        app.check()
    }

    @Test(
        "What a screen leaves in a shared object is that screen's, whoever calls it, and whoever puts it back",
        arguments: ["turned", "{ [weak self] in self?.turned() }"])
    func isLeftInSharedObject(callback: String) {
        ScannedApp(
            callback,
            [
                "App.swift": """
                import UIKit
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    let window = UIWindow()
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        window.rootViewController = UINavigationController(rootViewController: Mill())
                    }
                }
                final class Wind {
                    static let shared = Wind()
                    var turned: (() -> Void)?
                    func blow() { turned?() }
                    func pause() {
                        let before = turned
                        turned = { [weak self] in self?.turned = before }
                    }
                }
                final class Mill: UIViewController {
                    @objc func blow() { Wind.shared.blow() }
                    @objc func pause() { Wind.shared.pause() }
                    @objc func open() { navigationController?.pushViewController(Loft(), animated: true) }
                }
                final class Loft: UIViewController {
                    override func viewDidLoad() { Wind.shared.turned = \(callback) }
                    func turned() { present(Vane(), animated: true) }
                }
                final class Vane: UIViewController {}
                """
            ], has: ["Mill ~push~> Loft : pushViewController", "Loft ~sheet~> Vane : present"],
            hasNot: ["Mill ~sheet~>"]
        ).check()
    }

    /// In the first round, nobody knows yet that the room is shown, and that what it is told it does itself.
    @Test func aClosureIsLeftByTheScreenWhoseCodeMakesIt() {
        ScannedApp(
            "left while another screen sends",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        let stack = UINavigationController()
                        let way = Way(stack)
                        window?.rootViewController = stack
                        way.start()
                        return true
                    }
                }
                final class Options: UIViewController {}
                final class Desk: UIViewController {
                    @objc func change() { Feed.shared.tell() }
                }
                final class Feed {
                    static let shared = Feed()
                    var listeners: [() -> Void] = []
                    func tell() { for listener in listeners { listener() } }
                }
                final class Way {
                    let stack: UINavigationController
                    init(_ stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let model = RoomModel(self)
                        let room = Room(model: model)
                        model.room = room
                        stack.pushViewController(Desk(), animated: false)
                        stack.pushViewController(room, animated: true)
                    }
                    func options() { stack.pushViewController(Options(), animated: true) }
                }
                final class RoomModel {
                    weak var room: Room?
                    let way: Way
                    init(_ way: Way) {
                        self.way = way
                        Feed.shared.listeners.append { self.room?.update() }
                    }
                }
                final class Banner: UIView {
                    var onTap: (() -> Void)?
                    @IBAction func tapped() { onTap?() }
                }
                final class Room: UIViewController {
                    @IBOutlet var banner: Banner!
                    let model: RoomModel
                    init(model: RoomModel) {
                        self.model = model
                        super.init(nibName: nil, bundle: nil)
                    }
                    override func viewDidLoad() { update() }
                    func update() { banner.onTap = { self.model.way.options() } }
                }
                """
            ], has: ["Room ~push~> Options : Way.options"], hasNot: ["Desk ~", "unresolved"]
        ).check()
    }
}
