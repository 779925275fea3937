import Testing

/// View models and coordinators that a container of dependencies makes.
@Suite struct DependencyContainerTests {
    static let sources = [
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
    ]

    @Test(arguments: sources)
    func isResolved(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    @Test func aContainerHandsOutWhatItWasToldToMake() {
        ScannedApp(
            "what a container was told to make is what it hands out",
            [
                "A.swift": """
                import SwiftUI
                import Swinject
                import FlowStacks
                enum Hall { case foyer, stage }
                @main struct Theatre: App {
                    var body: some Scene { WindowGroup { House.shared.container.resolve(Stalls.self)! } }
                }
                final class House {
                    static let shared = House()
                    let container = Container()
                    init() {
                        container.register(Usher<Hall>.self) { _ in Usher<Hall>(routes: [.root(.foyer)]) }
                        container.register(Stalls.self) { resolver in Stalls(usher: resolver.resolve(Usher<Hall>.self)!) }
                    }
                }
                final class Usher<Place>: ObservableObject {
                    @Published var routes: Routes<Place>
                    init(routes: Routes<Place>) { self.routes = routes }
                }
                struct Stalls: View {
                    @StateObject var usher: Usher<Hall>
                    init(usher: Usher<Hall>) { _usher = StateObject(wrappedValue: usher) }
                    var body: some View {
                        Router($usher.routes) { hall, _ in
                            switch hall {
                            case .foyer: FoyerView(usher: usher)
                            case .stage: StageView()
                            }
                        }
                    }
                }
                struct FoyerView: View {
                    let usher: Usher<Hall>
                    var body: some View { Button("Bell") { usher.routes.presentSheet(.stage) } }
                }
                struct StageView: View { var body: some View { Text("Stage") } }
                """
            ],
            has: ["entry Stalls", "Stalls -root!-> FoyerView : foyer", "FoyerView ~sheet~> StageView : Stalls.stage"]
        )
        .check()
    }

    @Test func aFactoryMakesWhatItsParametersSay() {
        ScannedApp(
            "a factory with a parameter",
            [
                "A.swift": """
                import Factory
                import SwiftUI
                @main struct Garden: App { var body: some Scene { WindowGroup { BedView(path: Path()) } } }
                @Observable final class Path { var isOpen = false }
                extension Container {
                    var bed: ParameterFactory<Path, Bed> { self { Bed(path: $0) } }
                    var shed: Factory<Shed> { Factory(self) { Shed() } }
                }
                final class Bed {
                    let path: Path
                    init(path: Path) { self.path = path }
                    func dig() { path.isOpen = true }
                }
                final class Shed { func look(_ path: Path) { path.isOpen = true } }
                struct BedView: View {
                    @Bindable var path: Path
                    private let bed: Bed
                    init(path: Path) {
                        self.path = path
                        bed = Container.shared.bed(path)
                    }
                    var body: some View { Button("Dig", action: bed.dig).sheet(isPresented: $path.isOpen) { WormView() } }
                }
                struct WormView: View { var body: some View { Text("Worm") } }
                """
            ],
            has: ["BedView ~sheet~> WormView : BedView.isOpen"], hasNot: ["unresolved"]
        )
        .check()
    }
}
