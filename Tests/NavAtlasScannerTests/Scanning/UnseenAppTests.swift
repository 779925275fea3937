import NavAtlasModel
import NavAtlasScanner
import Testing

/// What apps do that were met late: containers of dependencies, watched states, helpers shared by all screens.
struct UnseenAppTests {
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
            "what a watched subject may become, in a coordinator that a container makes",
            """
            import Combine
            import Factory
            import Stinsen
            import SwiftUI
            @main struct Inn: App {
                @StateObject var holder = Holder()
                var body: some Scene { WindowGroup { RootView(holder: holder) } }
            }
            struct RootView: View { let holder: Holder; var body: some View { holder.main.view() } }
            final class Holder: ObservableObject { let main = MainFlow(desk: Container.shared.desk()) }
            extension Container {
                var desk: Factory<Desk> { self { Desk() }.singleton }
                var guests: Factory<GuestFlow> { self { GuestFlow() } }
            }
            final class Desk { enum State { case closed, open }; let state = CurrentValueSubject<State, Never>(.closed) }
            final class MainFlow: NavigationCoordinatable {
                let stack: NavigationStack<MainFlow> = .init(initial: \\.closed)
                @Root var closed = makeClosed
                @Root var guests = makeGuests
                private var bag = Set<AnyCancellable>()
                init(desk: Desk) {
                    desk.state.receive(on: RunLoop.main).sink { [weak self] in self?.turn($0) }.store(in: &bag)
                }
                private func turn(_ state: Desk.State) {
                    switch state {
                    case .closed: root(\\.closed)
                    case .open: root(\\.guests)
                    }
                }
                func makeClosed() -> some View { ClosedView() }
                func makeGuests() -> NavigationViewCoordinator<GuestFlow> { NavigationViewCoordinator(Container.shared.guests()) }
            }
            final class GuestFlow: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\GuestFlow.list)
                @Root var list = makeList
                func makeList() -> some View { ListView() }
            }
            struct ClosedView: View { var body: some View { Text("c") } }
            struct ListView: View { var body: some View { Text("l") } }
            """,
            gives: """
                GuestFlow -root!-> ListView : list
                MainFlow -root!-> ClosedView : closed
                MainFlow -root-> GuestFlow : guests
                MainFlow ~root~> ClosedView : MainFlow.closed
                MainFlow ~root~> GuestFlow : MainFlow.guests
                """),
        ScannedSource(
            "models that a library resolves, or a function in its extension makes",
            """
            import Combine
            import Resolver
            import Stinsen
            import SwiftUI
            extension Depot { static func shelf(id: Int) -> ShelfModel { ShelfModel() } }
            final class Store: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\Store.door)
                @Root var door = makeDoor
                @Route(.push) var shelf = makeShelf
                @Route(.modal) var till = makeTill
                func makeDoor() -> some View { DoorView(model: Resolver.resolve(args: self)) }
                func makeShelf(id: Int) -> some View { ShelfView(model: Depot.shelf(id: id)) }
                func makeTill() -> some View { TillView() }
            }
            protocol Clerk { func show() }
            extension Store: Clerk { func show() { route(to: \\.shelf, 1) } }
            final class DoorModel: ObservableObject { @Injected var clerk: Clerk; func tap() { clerk.show() } }
            final class ShelfModel: ObservableObject {
                @RouterObject var router: Store.Router?
                let taken = PassthroughSubject<Int, Never>()
                private var bag = Set<AnyCancellable>()
                init() { taken.sink { [weak self] _ in self?.router?.route(to: \\.till) }.store(in: &bag) }
            }
            struct DoorView: View { @ObservedObject var model: DoorModel; var body: some View { Button("d") { model.tap() } } }
            struct ShelfView: View { @ObservedObject var model: ShelfModel; var body: some View { Button("s") { model.taken.send(1) } } }
            struct TillView: View { var body: some View { Text("t") } }
            """,
            gives: """
                DoorView ~push~> ShelfView : Store.shelf
                ShelfView ~sheet~> TillView : Store.till
                Store -push-> ShelfView : shelf(Int)
                Store -root!-> DoorView : door
                Store -sheet-> TillView : till
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
        ScannedSource(
            "a link whose handler looks for a part of the URL",
            """
            import Stinsen
            import SwiftUI
            @main struct Post: App {
                let office = Office()
                var body: some Scene {
                    WindowGroup { office.view().onOpenURL { office.open($0) } }
                }
            }
            final class Office: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\Office.hall)
                @Root var hall = makeHall
                @Route(.push) var letter = makeLetter
                func open(_ url: URL) {
                    guard url.pathComponents.contains(where: { $0 == "letter" }) else { return }
                    route(to: \\.letter)
                }
                func makeHall() -> some View { HallView() }
                func makeLetter() -> some View { LetterView() }
            }
            struct HallView: View { var body: some View { Text("h") } }
            struct LetterView: View { var body: some View { Text("l") } }
            """,
            gives: """
                Office -push-> LetterView : letter
                Office -root!-> HallView : hall
                Office ~push~> LetterView : Office.letter
                link letter => LetterView : Office.letter
                """),
        ScannedSource(
            "actions that a closure takes, and one of the library's own",
            """
            import SwiftUI
            import SwiftUICoordinator
            enum TripRoute: StackNavigationRoute {
                case list, map
                var action: TransitionAction { .push(animated: true) }
            }
            enum TripAction: CoordinatorAction { case map, help }
            final class Trips: Routing {
                weak var parent: Coordinator?
                let startRoute: TripRoute = .list
                func handle(_ action: CoordinatorAction) {
                    switch action {
                    case let action as TripAction: take(action)
                    default: parent?.handle(action)
                    }
                }
                private func take(_ action: TripAction) { if case .map = action { show(route: .map) } }
            }
            extension Trips: RouterViewFactory {
                @ViewBuilder func view(for route: TripRoute) -> some View {
                    switch route {
                    case .list: TripList(model: TripModel(send: { [weak self] in self?.handle($0) }))
                    case .map: MapView(done: { self.handle(Action.done(self)) })
                    }
                }
            }
            final class TripModel: ObservableObject {
                private let send: (TripAction) -> Void
                init(send: @escaping (TripAction) -> Void) { self.send = send }
                func tap() { send(.map) }
            }
            struct TripList: View { @ObservedObject var model: TripModel; var body: some View { Button("m") { model.tap() } } }
            struct MapView: View { let done: () -> Void; var body: some View { Button("d", action: done) } }
            """,
            gives: """
                TripList ~push~> MapView : Trips.map
                Trips -push-> MapView : map
                Trips -root/push!-> TripList : list
                """),
    ]

    @Test(arguments: sources)
    func isWhatTheCodeDoes(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// A coordinator need not import the library where its base class does, nor handle what it hands on.
    @Test func aBaseClassMakesTheStyle() {
        let graph = Scanner().graph(of: [
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

    /// Two targets in one folder may each have a file of their own for a class that they share.
    @Test func whatEachTargetHasIsRead() {
        let room = "import SwiftUI\nstruct RoomView: View { var body: some View { Text(\"r\") } }"
        let hall = "import SwiftUI\nstruct HallView: View { var body: some View { Text(\"h\") } }"
        let graph = Scanner().graph(of: [
            "Shared/Inn.swift": """
            import Stinsen
            final class Inn: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\Inn.start)
                @Root var start = makeStart
            }
            """,
            "City/Inn+Start.swift": "extension Inn { func makeStart() -> some View { HallView() } }",
            "Village/Inn+Start.swift": "extension Inn { func makeStart() -> some View { RoomView() } }",
            "City/Hall.swift": hall, "Village/Room.swift": room,
        ])
        #expect(Set(graph.edges.map(\.to)) == ["HallView", "RoomView"])
    }
}
