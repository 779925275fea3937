import Testing

/// What operators make of what a view model hears before its coordinator shows something.
struct StreamStepTests {
    private static func harbour(_ listening: String, more: String = "") -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            import Combine
            @main struct Harbour: App {
                @StateObject private var pilot = Pilot()
                var body: some Scene {
                    WindowGroup {
                        NavigationStack(path: $pilot.path) {
                            pilot.screen(for: .quay).navigationDestination(for: Berth.self) { pilot.screen(for: $0) }
                        }
                    }
                }
            }
            enum Berth: Hashable { case quay, ferry(Int), tug }
            final class Pilot: ObservableObject {
                @Published var path = NavigationPath()
                func push(_ berth: Berth) { path.append(berth) }
                @ViewBuilder func screen(for berth: Berth) -> some View {
                    switch berth {
                    case .quay: QuayView(model: QuayModel(pilot: self))
                    case .ferry: FerryView()
                    case .tug: TugView()
                    }
                }
            }
            final class QuayModel: ObservableObject {
                let called = PassthroughSubject<Int, Never>()
                let named = PassthroughSubject<Berth, Never>()
                private let pilot: Pilot
                private var bag: Set<AnyCancellable> = []
                init(pilot: Pilot) {
                    self.pilot = pilot
                    \(listening)
                }
            }
            struct QuayView: View {
                @StateObject var model: QuayModel
                var body: some View {
                    VStack { Button("call") { model.called.send(3) }; Button("name") { model.named.send(.tug) } }
                }
            }
            struct FerryView: View { var body: some View { Text("f") } }
            struct TugView: View { var body: some View { Text("t") } }
            \(more)
            """
        ]
    }

    @Test(arguments: [
        "called.map { Berth.ferry($0) }.sink { [weak self] in self?.pilot.push($0) }.store(in: &bag)",
        "called.compactMap { number in number > 0 ? Berth.ferry(number) : nil }.sink { pilot.push($0) }.store(in: &bag)",
        "called.withUnretained(self).sink { owner, number in owner.pilot.push(.ferry(number)) }.store(in: &bag)",
        "called.map { (Berth.ferry($0), true) }.sink { berth, _ in self.pilot.push(berth) }.store(in: &bag)",
        "called.flatMap { Just(Berth.ferry($0)) }.sink { pilot.push($0) }.store(in: &bag)",
        """
        called.map { Berth.ferry($0) }.mapToResult()
            .sink { if case .success(let berth) = $0 { pilot.push(berth) } }.store(in: &bag)
        """,
        "called.map { Just(Berth.ferry($0)) }.switchToLatest().sink { pilot.push($0) }.store(in: &bag)",
        """
        let open = CurrentValueSubject<Bool, Never>(true)
        called.flatMap { number in open.filter { $0 }.first().map { _ in Berth.ferry(number) } }
            .sink { pilot.push($0) }.store(in: &bag)
        """,
    ])
    func whatIsMappedIsShown(_ listening: String) {
        ScannedApp(
            listening, Self.harbour(listening),
            has: [
                "QuayView ~push~> FerryView : Harbour.ferry",
                // It is sent, though nobody listens.
                #"unresolved tug : "no code that takes this route was found" [from=QuayView candidate=TugView]"#,
            ],
            hasNot: ["~push~> TugView"]
        ).check()
    }

    /// An app may have written the operator itself.
    @Test func anObjectGoesWithWhatIsSent() {
        let own = """
            extension Publisher {
                func withUnretained<Object: AnyObject>(_ object: Object) -> Publishers.CompactMap<Self, (Object, Output)> {
                    compactMap { [weak object] output in
                        guard let object else { return nil }
                        return (object, output)
                    }
                }
            }
            """
        ScannedApp(
            "an operator of the app's own",
            Self.harbour(
                "named.withUnretained(self).sink { owner, berth in owner.pilot.push(berth) }.store(in: &bag)",
                more: own),
            has: ["QuayView ~push~> TugView : Harbour.tug"], hasNot: ["~push~> FerryView", "unresolved"]
        ).check()
    }

    /// What else is made of it is not known, and shows nothing by itself.
    @Test func whatIsMixedIsNotKnown() {
        ScannedApp(
            "two streams in one",
            Self.harbour("called.combineLatest(named).sink { _, _ in self.pilot.push(.tug) }.store(in: &bag)"),
            has: ["QuayView ~push~> TugView : Harbour.tug"], hasNot: ["~push~> FerryView"]
        ).check()
    }

    /// Who listens to what several streams are joined to hears each of them.
    @Test(arguments: [
        "PassthroughSubject<Int, Never>().combineLatest(called)", "Publishers.CombineLatest(named, called)",
        "Publishers.Merge(named.map { _ in 1 }, called)", "Publishers.MergeMany([called, called])",
    ])
    func aJoinedStreamIsHeard(_ joined: String) {
        ScannedApp(
            joined, Self.harbour("\(joined).sink { _ in self.pilot.push(.ferry(1)) }.store(in: &bag)"),
            has: ["QuayView ~push~> FerryView : Harbour.ferry"], hasNot: ["Harbour ~push~>", "~push~> TugView"]
        ).check()
    }

    @Test(arguments: ["Publishers.Merge(named, ferries)", "Publishers.Merge(named, ferries).receive(on: RunLoop.main)"])
    func aJoinedStreamSendsWhatItsPartsSend(_ joined: String) {
        ScannedApp(
            joined,
            Self.harbour(
                "let ferries = called.map { Berth.ferry($0) }\n"
                    + "\(joined).sink { [weak self] in self?.pilot.push($0) }.store(in: &bag)"),
            has: ["QuayView ~push~> FerryView : Harbour.ferry", "QuayView ~push~> TugView : Harbour.tug"],
            hasNot: ["Harbour ~push~>", "unresolved"]
        ).check()
    }

    /// A link that the app's own struct answers leads where who hears of it shows something.
    @Test func aLinkGoesByWayOfAStream() {
        ScannedApp(
            "an invitation",
            [
                "App.swift": """
                import Combine
                import SwiftUI
                final class Links {
                    static let shared = Links()
                    let opened = PassthroughSubject<String, Never>()
                    func handle(_ url: URL) { if url.host == "invite" { opened.send(url.lastPathComponent) } }
                }
                struct Invite: Identifiable { let id: String }
                @main struct Club: App {
                    var body: some Scene { WindowGroup { ClubView().onOpenURL { Links.shared.handle($0) } } }
                }
                struct ClubView: View {
                    @State private var invite: Invite?
                    var body: some View {
                        Text("club").onReceive(Links.shared.opened) { invite = Invite(id: $0) }
                            .sheet(item: $invite) { InviteView(invite: $0) }
                    }
                }
                struct InviteView: View { let invite: Invite; var body: some View { Text("i") } }
                """
            ],
            has: ["link invite => InviteView : ClubView.invite", "ClubView ~sheet~> InviteView : ClubView.invite"]
        ).check()
    }

    @Test func aPublisherIsAssignedToThePath() {
        ScannedApp(
            "a publisher that sets the path",
            [
                "App.swift": """
                import Combine
                import SwiftUI
                @main struct Farm: App { @StateObject var walk = Walk(); var body: some Scene { WindowGroup { WalkView(walk: walk) } } }
                enum Step: Hashable { case gate, field }
                final class Walk: ObservableObject {
                    @Published var path: [Step] = []
                    init() {
                        NotificationCenter.default.publisher(for: .init("rain"))
                            .receive(on: DispatchQueue.main)
                            .map { _ in [.gate] }
                            .assign(to: &$path)
                    }
                    func go() { path.append(.field) }
                }
                struct WalkView: View {
                    @ObservedObject var walk: Walk
                    var body: some View {
                        NavigationStack(path: $walk.path) {
                            StartView(walk: walk).navigationDestination(for: Step.self) { step in
                                switch step {
                                case .gate: GateView()
                                case .field: FieldView()
                                }
                            }
                        }
                    }
                }
                struct StartView: View { let walk: Walk; var body: some View { Button("g") { walk.go() } } }
                struct GateView: View { var body: some View { Text("g") } }
                struct FieldView: View { var body: some View { Text("f") } }
                """
            ],
            has: [
                "WalkView ~push~> GateView : WalkView.gate [replaces]", "StartView ~push~> FieldView : WalkView.field",
            ],
            hasNot: ["StartView ~push~> GateView"]
        )
        .check()
    }

    /// Each listener has a continuation of its own, and all are told.
    @Test(arguments: [
        ("[]", "ears.append(ear)", "ears.forEach { $0.yield(.storm) }"),
        ("[:]", "ears[UUID()] = ear", "ears.values.forEach { $0.yield(.storm) }"),
    ])
    func continuationsAreCollected(empty: String, putting: String, telling: String) {
        let type = empty == "[]" ? "[AsyncStream<News>.Continuation]" : "[UUID: AsyncStream<News>.Continuation]"
        ScannedApp(
            putting,
            [
                "App.swift": """
                import SwiftUI
                enum News { case storm }
                actor Radio {
                    private var ears: \(type) = \(empty)
                    var news: AsyncStream<News> { AsyncStream { ear in \(putting) } }
                    func warn() { \(telling) }
                }
                @main struct Coast: App { var body: some Scene { WindowGroup { CoastView() } } }
                struct CoastView: View {
                    private let radio = Radio()
                    @State private var isStorm = false
                    var body: some View {
                        TabView { TowerView(radio: radio).tabItem { Text("t") }; BeachView().tabItem { Text("b") } }
                            .task { for await item in await radio.news { if item == .storm { isStorm = true } } }
                            .sheet(isPresented: $isStorm) { StormView() }
                    }
                }
                struct TowerView: View { let radio: Radio; var body: some View { Button("w") { Task { await radio.warn() } } } }
                struct BeachView: View { var body: some View { Text("b") } }
                struct StormView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["TowerView ~sheet~> StormView : CoastView.isStorm"], hasNot: ["BeachView ~", "unresolved"]
        ).check()
    }
}
