import Testing

/// Closures that screens leave in shared objects.
@Suite struct StoredClosuresTests {
    private static func port(_ given: String, _ holding: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            enum Place: Hashable { case pier, tower }
            @Observable final class Pilot { var path: [Place] = [] }
            struct Notice { let text: String; let confirm: () -> Void }
            @Observable final class Notices {
                static let shared = Notices()
                var current: Notice?
                func show(_ notice: Notice) { current = notice }
            }
            @main struct Port: App {
                @State private var pilot = Pilot()
                @State private var notices = Notices()
                var body: some Scene { WindowGroup { HarbourView().environment(pilot)\(given) } }
            }
            struct HarbourView: View {
                @Environment(Pilot.self) var pilot
                \(holding)
                var body: some View {
                    @Bindable var pilot = pilot
                    NavigationStack(path: $pilot.path) {
                        QuayView().navigationDestination(for: Place.self) { place in
                            switch place {
                            case .pier: PierView()
                            case .tower: TowerView()
                            }
                        }
                    }
                    .overlay { if let notice = notices.current { Button(notice.text) { notice.confirm() } } }
                }
            }
            struct QuayView: View {
                @Environment(Pilot.self) var pilot
                var body: some View { Button("p") { pilot.path.append(.pier) } }
            }
            struct PierView: View {
                @Environment(Pilot.self) var pilot
                \(holding)
                var body: some View {
                    Button("n") { notices.show(Notice(text: "Sure?", confirm: { pilot.path.append(.tower) })) }
                }
            }
            struct TowerView: View { var body: some View { Text("t") } }
            """
        ]
    }

    /// What a record holds belongs to the screen that left the record, whoever calls it.
    @Test(arguments: [
        ("", "private let notices = Notices.shared"),
        (".environment(notices)", "@Environment(Notices.self) var notices"),
    ]) func belongToTheScreenThatLeftTheirRecord(_ given: String, _ holding: String) {
        ScannedApp(
            holding, Self.port(given, holding),
            has: ["PierView ~push~> TowerView : HarbourView.tower"], hasNot: ["HarbourView ~push~>"]
        ).check()
    }

    /// An object that several screens share is nobody's own, though one of them asks for it first; nor are its parts. The record that
    /// holds the closure may be an object.
    @Test(arguments: [
        """
        final class Radio {
            private var answer: (() -> Void)?
            func call(_ answer: @escaping () -> Void) { self.answer = answer }
            func ring() { answer?() }
        }
        """,
        """
        final class Message {
            let answer: (() -> Void)?
            init(answer: (() -> Void)?) { self.answer = answer }
        }
        final class Radio {
            private var waiting: [Message] = []
            func call(_ answer: (() -> Void)?) { waiting.append(Message(answer: answer)); next() }
            func ring() { waiting.append(Message(answer: nil)); next() }
            private func next() { waiting.first?.answer?() }
        }
        """,
    ]) func belongToTheScreenThatLeftThemWithASharedObject(_ radio: String) {
        ScannedApp(
            radio,
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: Bridge())
                        return true
                    }
                }
                final class Ship { static let shared = Ship(); let radio = Radio() }
                \(radio)
                final class Bridge: UIViewController {
                    @objc func call() { Ship.shared.radio.call { [weak self] in self?.show(Deck(), sender: nil) } }
                }
                final class Deck: UIViewController { @objc func go() { show(Cabin(), sender: nil) } }
                final class Cabin: UIViewController { @objc func ring() { Ship.shared.radio.ring() } }
                """
            ],
            has: ["Bridge ~push~> Deck : show", "Deck ~push~> Cabin : show"], hasNot: ["Cabin ~", "unresolved"]
        ).check()
    }

    /// What a case holds that is no route belongs to the screen that left the case.
    @Test func belongToTheScreenThatLeftTheirCase() {
        ScannedApp(
            "a case",
            [
                "App.swift": """
                import SwiftUI
                enum Question {
                    case leave(no: (() -> Void)?, yes: (() -> Void)?)
                    case wait(no: (() -> Void)?, yes: (() -> Void)?)
                    var yes: (() -> Void)? {
                        switch self {
                        case .leave(_, let yes): return yes
                        case .wait(_, let yes): return yes
                        }
                    }
                }
                final class Ship: ObservableObject {
                    static let shared = Ship()
                    @Published var isAboard = false
                    @Published var question: Question?
                    func ask(_ question: Question?) { if let question { self.question = question } }
                }
                @main struct Ferry: App { var body: some Scene { WindowGroup { Pier() } } }
                struct Pier: View {
                    @ObservedObject private var ship = Ship.shared
                    var body: some View { if ship.isAboard { Decks() } else { Quay() } }
                }
                struct Quay: View { var body: some View { Button("board") { Ship.shared.isAboard = true } } }
                struct Decks: View {
                    var body: some View { TabView { Upper().tabItem { Text("u") }; Lower().tabItem { Text("l") } } }
                }
                struct Frame<Content: View>: View {
                    @ObservedObject private var ship = Ship.shared
                    @ViewBuilder let content: () -> Content
                    var body: some View {
                        ZStack { content(); if let question = ship.question { Answers(question: question) } }
                    }
                }
                struct Answers: View {
                    let question: Question
                    var body: some View { Button("yes") { if let yes = question.yes { yes() } } }
                }
                struct Upper: View {
                    private let ship = Ship.shared
                    var body: some View {
                        Frame { Button("go") { ship.ask(.leave(no: nil, yes: { ship.isAboard = false })) } }
                    }
                }
                struct Lower: View {
                    var body: some View { Frame { Button("w") { Ship.shared.ask(.wait(no: nil, yes: { print("w") })) } } }
                }
                """
            ], has: ["Upper ~root~> Quay : Pier.quay"], hasNot: ["Lower ~root~>"]
        ).check()
    }

    /// What a view with a stack of its own asks a popup over the whole app to do belongs to that view. What a stack lends to the
    /// screens inside it belongs to the screen that calls it.
    @Test func belongToTheStackThatAskedThePopup() {
        ScannedApp(
            "a ferry",
            [
                "App.swift": """
                import SwiftUI
                final class Crew: ObservableObject {
                    static let shared = Crew()
                    @Published var isOnBoard = false
                    var openGalley: () -> Void = {}
                }
                struct Question { let text: String; let yes: () -> Void }
                final class Questions: ObservableObject {
                    static let shared = Questions()
                    @Published var current: Question?
                    func ask(_ text: String, yes: @escaping () -> Void) { current = Question(text: text, yes: yes) }
                }
                @main struct Ferry: App { var body: some Scene { WindowGroup { Gangway() } } }
                struct Gangway: View {
                    @ObservedObject var crew = Crew.shared
                    @ObservedObject var questions = Questions.shared
                    var body: some View {
                        ZStack { if crew.isOnBoard { Decks() } else { Quay() } }
                            .overlay { if let asked = questions.current { Button(asked.text) { asked.yes() } } }
                    }
                }
                struct Quay: View { var body: some View { Button("board") { Crew.shared.isOnBoard = true } } }
                struct Decks: View {
                    @State private var rooms: [String] = []
                    var body: some View {
                        NavigationStack(path: $rooms) {
                            VStack {
                                Button("leave") { Questions.shared.ask("Sure?") { Crew.shared.isOnBoard = false } }
                                NavigationLink("bridge") { Bridge() }
                            }
                            .navigationDestination(for: String.self) { _ in Galley() }
                        }
                        .onAppear { Crew.shared.openGalley = { rooms.append("galley") } }
                    }
                }
                struct Bridge: View { var body: some View { Button("eat") { Crew.shared.openGalley() } } }
                struct Galley: View { var body: some View { Text("galley") } }
                """
            ],
            has: ["Decks ~root~> Quay : Gangway.quay", "Bridge ~push~> Galley : Decks.String"],
            hasNot: ["Gangway ~root~> Quay", "Decks ~push~> Galley"]
        ).check()
    }

    /// A flow of which each screen does a part: what a screen never asks for it does not do, and that is listed.
    @Test func areNotRunWhereOnlyOthersAreAskedFor() {
        ScannedApp(
            "a harbour",
            [
                "App.swift": """
                import SwiftUI
                enum Place: Hashable { case quay, pier, tower }
                @Observable final class Pilot {
                    var path: [Place] = []
                    func lead(to place: Place) { path.append(place) }
                    func begin(with place: Place) { path = [place] }
                }
                final class Flow {
                    private let open: () -> Void
                    private let leave: () -> Void
                    init(open: @escaping () -> Void, leave: @escaping () -> Void) { (self.open, self.leave) = (open, leave) }
                    func goOn() { open() }
                    func goAway() { leave() }
                }
                @main struct Port: App { var body: some Scene { WindowGroup { HarbourView() } } }
                struct HarbourView: View {
                    @State private var pilot = Pilot()
                    var body: some View {
                        NavigationStack(path: $pilot.path) {
                            Button("in") { pilot.lead(to: .pier) }.navigationDestination(for: Place.self) { place in
                                switch place {
                                case .quay: QuayView()
                                case .pier:
                                    PierView(flow: Flow(open: { pilot.lead(to: .tower) }, leave: { pilot.begin(with: .quay) }))
                                case .tower:
                                    TowerView(flow: Flow(open: { pilot.lead(to: .pier) }, leave: { pilot.begin(with: .quay) }))
                                }
                            }
                        }
                    }
                }
                struct QuayView: View { var body: some View { Text("q") } }
                struct PierView: View { let flow: Flow; var body: some View { Button("on") { flow.goOn() } } }
                struct TowerView: View { let flow: Flow; var body: some View { Button("off") { flow.goAway() } } }
                """
            ],
            has: [
                "PierView ~push~> TowerView : HarbourView.tower",
                "TowerView ~push~> QuayView : HarbourView.quay [replaces]",
            ], hasNot: ["PierView ~push~> QuayView", "TowerView ~push~> PierView", "HarbourView ~push~> QuayView"]
        ).check()
    }

    /// What is left as the app starts is done by whoever calls it, though a screen has the same code leave it once more.
    @Test func areNoScreensThatLeavesThemAgain() {
        ScannedApp(
            "a flow that the app begins with, and that a screen begins again",
            [
                "App.swift": """
                import SwiftUI
                @main struct Port: App { var body: some Scene { WindowGroup { HarbourView(watch: Office().watch) } } }
                final class Office {
                    var yard: Yard { Yard() }
                    var watch: Watch {
                        let first = yard.makePier()
                        return Watch(shown: .pier(first), yard: yard)
                    }
                }
                struct Yard {
                    func makePier() -> Pier { Pier(crane: Crane()) }
                    func makeTower() -> Tower { Tower() }
                }
                @Observable final class Watch {
                    enum Shown { case pier(Pier), tower(Tower) }
                    private(set) var shown: Shown
                    let yard: Yard
                    init(shown: Shown, yard: Yard) {
                        self.shown = shown
                        self.yard = yard
                        if case .pier(let pier) = shown { wait(at: pier) }
                    }
                    private func wait(at pier: Pier) { pier.closed = { [weak self] in self?.climb() } }
                    private func climb() {
                        let tower = yard.makeTower()
                        tower.opened = { [weak self] in self?.descend() }
                        shown = .tower(tower)
                    }
                    private func descend() {
                        let pier = yard.makePier()
                        shown = .pier(pier)
                        wait(at: pier)
                    }
                }
                @Observable final class Pier {
                    let crane: Crane
                    var closed: () -> Void = {}
                    init(crane: Crane) {
                        self.crane = crane
                        listen()
                    }
                    private func listen() { crane.stopped = { [weak self] in self?.closed() } }
                }
                @Observable final class Crane { var stopped: () -> Void = {} }
                @Observable final class Tower { var opened: () -> Void = {} }
                struct HarbourView: View {
                    let watch: Watch
                    var body: some View {
                        switch watch.shown {
                        case .tower(let tower): TowerView(tower: tower)
                        case .pier(let pier): PierView(crane: pier.crane)
                        }
                    }
                }
                struct PierView: View {
                    let crane: Crane
                    var body: some View { Button("stop") { crane.stopped() } }
                }
                struct TowerView: View {
                    let tower: Tower
                    var body: some View { Button("open") { tower.opened() } }
                }
                """
            ],
            has: [
                "PierView ~root~> TowerView : HarbourView.tower", "TowerView ~root~> PierView : HarbourView.pier",
            ]
        ).check()
    }

    /// Which of the views of a class that nibs make is meant is not known: what a screen leaves in one is that screen's.
    @Test(arguments: [
        "Bundle.main.loadNibNamed(\"Bell\", owner: nil, options: nil)?.first as? Bell", "UIView.fromNib() as? Bell",
    ]) func belongToTheScreenThatLeftThemInAViewOfANib(_ nib: String) {
        ScannedApp(
            nib,
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: QuayController())
                        return true
                    }
                }
                final class Bell: UIView {
                    private var actions: [() -> Void] = []
                    static func hang(_ action: @escaping () -> Void) {
                        guard let bell = \(nib) else { return }
                        bell.actions.append(action)
                        bell.polish()
                    }
                    func polish() { self.alpha = 1 }
                    @IBAction func ring(_ sender: Any) { actions.forEach { action in action() } }
                }
                final class QuayController: UIViewController {
                    override func viewDidLoad() { Bell.hang { [weak self] in self?.board() } }
                    private func board() { navigationController?.pushViewController(DeckController(), animated: true) }
                }
                final class DeckController: UIViewController {
                    override func viewDidLoad() { Bell.hang { [weak self] in self?.sound() } }
                    private func sound() { present(HornController(), animated: true) }
                }
                final class HornController: UIViewController {}
                """
            ],
            has: [
                "QuayController ~push~> DeckController : pushViewController",
                "DeckController ~sheet~> HornController : present",
            ], hasNot: ["QuayController ~sheet~>", "DeckController ~push~>"]
        ).check()
    }

    /// What a screen's tap makes anew, and leaves closures with, is the screen's to come: it is not left for others.
    @Test func areNotLeftInWhatTheSameScreenMakes() {
        ScannedApp(
            "a flow with objects in objects, which the app makes at the start, and a screen's tap makes again",
            [
                "App.swift": """
                import SwiftUI
                @main struct Fair: App {
                    let door = Door(place: .booth(Plan().makeFloor()), plan: Plan())
                    var body: some Scene { WindowGroup { DoorView(door: door) } }
                }
                struct Plan {
                    func makeGate() -> Gate { Gate() }
                    func makeFloor() -> Floor { Floor(plan: self) }
                    func makeBooth() -> Booth { Booth(shelf: Shelf()) }
                }
                @Observable final class Door {
                    enum Place { case gate(Gate), booth(Floor) }
                    private(set) var place: Place
                    let plan: Plan
                    init(place: Place, plan: Plan) {
                        self.place = place
                        self.plan = plan
                        switch place {
                        case .gate(let gate): wait(at: gate)
                        case .booth(let floor): wait(on: floor)
                        }
                    }
                    private func wait(at gate: Gate) { gate.opened = { [weak self] in self?.enter() } }
                    private func wait(on floor: Floor) { floor.left = { [weak self] in self?.leave() } }
                    private func enter() {
                        let floor = plan.makeFloor()
                        place = .booth(floor)
                        wait(on: floor)
                    }
                    private func leave() {
                        let gate = plan.makeGate()
                        place = .gate(gate)
                        wait(at: gate)
                    }
                }
                @Observable final class Gate { var opened: () -> Void = {} }
                @Observable final class Floor {
                    enum Step: Hashable { case toy }
                    var path: [Step] = []
                    let booth: Booth
                    var left: () -> Void = {}
                    init(plan: Plan) {
                        booth = plan.makeBooth()
                        booth.picked = { [weak self] in self?.path.append(.toy) }
                    }
                }
                @Observable final class Booth {
                    let shelf: Shelf
                    var picked: () -> Void = {}
                    init(shelf: Shelf) {
                        self.shelf = shelf
                        shelf.touched = { [weak self] in self?.picked() }
                    }
                }
                @Observable final class Shelf { var touched: () -> Void = {} }
                struct DoorView: View {
                    let door: Door
                    var body: some View {
                        switch door.place {
                        case .gate(let gate): GateView(gate: gate)
                        case .booth(let floor): FloorView(floor: floor)
                        }
                    }
                }
                struct FloorView: View {
                    @Bindable var floor: Floor
                    var body: some View {
                        NavigationStack(path: $floor.path) {
                            BoothView(shelf: floor.booth.shelf, leave: { floor.left() })
                                .navigationDestination(for: Floor.Step.self) { _ in ToyView() }
                        }
                    }
                }
                struct BoothView: View {
                    let shelf: Shelf
                    let leave: () -> Void
                    var body: some View {
                        Button("toy") { shelf.touched() }
                        Button("leave", action: leave)
                    }
                }
                struct GateView: View {
                    let gate: Gate
                    var body: some View { Button("enter") { gate.opened() } }
                }
                struct ToyView: View { var body: some View { Text("toy") } }
                """
            ],
            has: [
                "BoothView ~push~> ToyView : FloorView.toy", "BoothView ~root~> GateView : DoorView.gate",
                "GateView ~root~> FloorView : DoorView.booth",
            ],
            hasNot: ["GateView ~push~> ToyView"]
        ).check()
    }

    /// So does what it leaves in an object that no code is seen to make.
    @Test func belongToTheScreenThatLeftThemInAnObjectOfWhichOnlyTheClassIsKnown() {
        ScannedApp(
            "a device",
            [
                "App.swift": """
                import UIKit
                import CoreBluetooth
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: Home())
                        return true
                    }
                }
                final class Hub {
                    static let shared = Hub()
                    var device: Device!
                }
                final class Device: NSObject, CBPeripheralDelegate {
                    var speed = 0
                    var done: () -> Void = {}
                    func load(_ done: @escaping () -> Void) { self.done = done }
                    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor: CBCharacteristic, error: Error?) { done() }
                }
                final class Home: UIViewController {
                    @objc func speedUp() { Hub.shared.device.speed = 2 }
                    @objc func open() { present(List(), animated: true) }
                }
                final class List: UIViewController {
                    @objc func load() {
                        Hub.shared.device.load { self.navigationController?.pushViewController(Item(), animated: true) }
                    }
                }
                final class Item: UIViewController {}
                """
            ],
            has: ["Home ~sheet~> List : present", "List ~push~> Item : pushViewController"], hasNot: ["Home ~push~>"]
        ).check()
    }

    /// An object that is made for a controller is that one's own: what is left in it is done by the controller.
    @Test(arguments: ["controller.model.selected = {", "let model = controller.model; model.selected = {"])
    func areDoneByTheControllerForWhichTheirObjectIsMade(_ leaving: String) {
        ScannedApp(
            "a list with a model of its own",
            [
                "App.swift": """
                import UIKit
                final class Launch: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    var flow: Flow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let navigation = UINavigationController()
                        flow = Flow(navigation)
                        flow?.start()
                        window?.rootViewController = navigation
                    }
                }
                final class Flow {
                    let navigation: UINavigationController
                    init(_ navigation: UINavigationController) { self.navigation = navigation }
                    func start() {
                        let home = HomeController()
                        home.opened = { [unowned self] in showOrders() }
                        navigation.setViewControllers([home], animated: false)
                    }
                    func showOrders() {
                        let controller = OrdersController(model: OrdersModel())
                        \(leaving) [weak navigation] in navigation?.pushViewController(OrderController(), animated: true) }
                        navigation.pushViewController(controller, animated: true)
                    }
                }
                final class OrdersModel { var selected: (() -> Void)? }
                final class HomeController: UIViewController {
                    var opened: (() -> Void)?
                    @IBAction func open() { opened?() }
                }
                final class OrdersController: UIViewController {
                    let model: OrdersModel
                    init(model: OrdersModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                    @IBAction func select() { model.selected?() }
                }
                final class OrderController: UIViewController {}
                """
            ], has: ["OrdersController ~push~> OrderController : Flow.showOrders"],
            hasNot: ["HomeController ~push~> OrderController"]
        ).check()
    }

    /// What a screen hands to a closure that another one has left is the screen's own.
    @Test(arguments: ["ask = { yes in yes() }", "ask = answer"])
    func runWhatTheyAreGivenForWhoeverGivesIt(_ left: String) {
        ScannedApp(
            "a question that the container asks",
            [
                "App.swift": """
                import UIKit
                final class Launch: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = RootController()
                    }
                }
                final class Questions {
                    static let shared = Questions()
                    var ask: ((@escaping () -> Void) -> Void)?
                }
                final class RootController: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        viewControllers = [AlbumController()]
                        Questions.shared.\(left)
                    }
                    func answer(_ yes: @escaping () -> Void) { yes() }
                }
                final class AlbumController: UIViewController {
                    @IBAction func remove() {
                        Questions.shared.ask? { self.navigationController?.pushViewController(RemovedController(), animated: true) }
                    }
                }
                final class RemovedController: UIViewController {}
                """
            ], has: ["AlbumController ~push~> RemovedController : pushViewController"], hasNot: ["RootController ~"]
        ).check()
    }

    /// A closure that makes a view is asked for that view, whoever left it: a stack in it is what its screen stands in.
    @Test(arguments: [
        "NavigationStack { NoteView() }", "NavigationView { NoteView() }", "Group { NavigationStack { NoteView() } }",
        "NavigationSplitView { Text(\"Notes\") } detail: { NoteView() }",
    ])
    func mayMakeAStackAroundTheirScreen(_ content: String) {
        ScannedApp(
            content,
            [
                "App.swift": """
                import SwiftUI
                struct Item: Identifiable {
                    let id = UUID()
                    let make: () -> AnyView
                    init(@ViewBuilder _ content: @escaping () -> some View) { make = { AnyView(content()) } }
                }
                @Observable final class Sheets { var current: Item? }
                @main struct Notes: App {
                    @State private var sheets = Sheets()
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack { ListView() }.sheet(item: $sheets.current) { $0.make() }.environment(sheets)
                        }
                    }
                }
                struct ListView: View {
                    @Environment(Sheets.self) private var sheets
                    var body: some View {
                        NavigationLink("Day") { DayView() }
                        Button("Search") { sheets.current = Item { SearchView() } }
                    }
                }
                struct DayView: View {
                    @Environment(Sheets.self) private var sheets
                    var body: some View { Button("Note") { sheets.current = Item { \(content) } } }
                }
                struct SearchView: View { var body: some View { Text("search") } }
                struct NoteView: View { var body: some View { Text("note") } }
                """
            ],
            has: ["ListView ~sheet~> SearchView : Notes.current", "DayView ~sheet~> NoteView : Notes.current"],
            hasNot: ["DayView ~sheet~> SearchView", "ListView ~sheet~> NoteView"]
        ).check()
    }

    /// What a model hands to what it presents is called by the screen that is presented, whoever had the model present it.
    @Test(arguments: [
        "quiz = Quiz(done: { [weak self] in self?.finish() })",
        "let quiz = Quiz(done: { [weak self] in self?.finish() }); self.quiz = quiz",
        "quiz = Quiz(done: finish)",
    ])
    func ofAModelAreCalledByWhatItPresents(_ presenting: String) {
        for kind in ["final class Quiz: Identifiable", "struct Quiz: Identifiable"] {
            ScannedApp(
                kind + presenting,
                [
                    "App.swift": """
                    import SwiftUI
                    enum Page: Hashable { case lesson, grades }
                    \(kind) {
                        let id = UUID()
                        let done: () -> Void
                        init(done: @escaping () -> Void) { self.done = done }
                    }
                    final class Model: ObservableObject {
                        @Published var path: [Page] = []
                        @Published var quiz: Quiz?
                        func showLesson() { path.append(.lesson) }
                        func showQuiz() { \(presenting) }
                        func finish() { quiz = nil; path.append(.grades) }
                    }
                    @main struct School: App {
                        @StateObject var model = Model()
                        var body: some Scene { WindowGroup { SchoolFlow(model: model) } }
                    }
                    struct SchoolFlow: View {
                        @ObservedObject var model: Model
                        var body: some View {
                            NavigationStack(path: $model.path) {
                                HomeView(model: model).navigationDestination(for: Page.self) { page in
                                    switch page {
                                    case .lesson: LessonView(model: model)
                                    case .grades: GradesView()
                                    }
                                }
                            }
                            .sheet(item: $model.quiz) { QuizView(done: $0.done) }
                        }
                    }
                    struct HomeView: View {
                        let model: Model
                        var body: some View { Button("Lesson") { model.showLesson() } }
                    }
                    struct LessonView: View {
                        let model: Model
                        var body: some View { Button("Quiz") { model.showQuiz() } }
                    }
                    struct QuizView: View {
                        let done: () -> Void
                        var body: some View { Button("Done") { done() } }
                    }
                    struct GradesView: View { var body: some View { Text("grades") } }
                    """
                ],
                has: [
                    "LessonView ~sheet~> QuizView : SchoolFlow.quiz", "QuizView ~push~> GradesView : SchoolFlow.grades",
                ],
                hasNot: ["LessonView ~push~> GradesView"]
            ).check()
        }
    }
}
