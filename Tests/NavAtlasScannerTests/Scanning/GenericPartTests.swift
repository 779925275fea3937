import NavAtlasModel
import NavAtlasScanner
import Testing

/// Generic helpers of apps: what their parameters stand for is known by what they are given.
struct GenericPartTests {
    private static let routes = "enum Route: Hashable { case book(Int), review }\n"
    private static let screens = """
        struct BookView: View { var body: some View { Text("b") } }
        struct ReviewView: View { var body: some View { Text("r") } }
        """
    private static let main = "@main struct Library: App { var body: some Scene { WindowGroup { HallView() } } }\n"

    static let apps = [
        ScannedApp(
            "a modifier finds the type of its destinations in the function that it is given",
            [
                "App.swift": """
                import SwiftUI
                \(main)\(routes)\(screens)
                extension View {
                    func shows<D: Hashable, C: View>(@ViewBuilder _ made: @escaping (D) -> C) -> some View {
                        navigationDestination(for: D.self) { made($0) }
                    }
                    func shows<D: Hashable, C: View>(_ type: D.Type, @ViewBuilder by made: @escaping (D) -> C) -> some View {
                        navigationDestination(for: type) { made($0) }
                    }
                }
                enum Corner: Hashable { case sofa, lamp }
                struct HallView: View {
                    @State private var path = NavigationPath()
                    var body: some View {
                        NavigationStack(path: $path) {
                            List {
                                Button("b") { path.append(Route.book(1)) }
                                Button("s") { path.append(Corner.sofa) }
                            }
                            .shows(screen)
                            .shows(Corner.self) { corner in
                                switch corner {
                                case .sofa: SofaView()
                                case .lamp: LampView()
                                }
                            }
                        }
                    }
                    @ViewBuilder private func screen(_ route: Route) -> some View {
                        switch route {
                        case .book: BookView()
                        case .review: ReviewView()
                        }
                    }
                }
                struct SofaView: View { var body: some View { Text("s") } }
                struct LampView: View { var body: some View { Text("l") } }
                """
            ],
            has: [
                "HallView -push-> ReviewView : review", "HallView ~push~> BookView : HallView.book",
                "HallView -push-> LampView : lamp", "HallView ~push~> SofaView : HallView.sofa",
            ],
            hasNot: ["unresolved", ": D", "~> ReviewView", "~> LampView"]),
        ScannedApp(
            "a protocol's associated type is known by a path that is made empty",
            [
                "App.swift": """
                import SwiftUI
                \(main)\(screens)
                protocol Flow: ObservableObject {
                    associatedtype Step: Hashable
                    var path: [Step] { get set }
                }
                extension Flow { func push(_ step: Step) { path.append(step) } }
                enum ShelfStep: Hashable { case book(Int), review }
                final class ShelfFlow: Flow { @Published var path = [ShelfStep]() }
                struct HallView: View {
                    @StateObject private var flow = ShelfFlow()
                    var body: some View {
                        NavigationStack(path: $flow.path) {
                            Button("b") { flow.push(.book(1)) }
                                .navigationDestination(for: ShelfStep.self) { step in
                                    switch step {
                                    case .book: BookView()
                                    case .review: ReviewView()
                                    }
                                }
                        }
                    }
                }
                """
            ],
            has: ["HallView ~push~> BookView : HallView.book"], hasNot: ["unresolved", "~> ReviewView"]),
        ScannedApp(
            "an initialiser that an app gives to a link is what it calls",
            [
                "App.swift": """
                import SwiftUI
                \(main)\(routes)\(screens)
                extension NavigationLink where Destination == Never {
                    init(to route: Route, @ViewBuilder label: () -> Label) { self.init(value: route, label: label) }
                }
                struct HallView: View {
                    var body: some View {
                        NavigationStack {
                            NavigationLink(to: .book(1)) { RowView() }
                                .navigationDestination(for: Route.self) { route in
                                    switch route {
                                    case .book: BookView()
                                    case .review: ReviewView()
                                    }
                                }
                        }
                    }
                }
                struct RowView: View { var body: some View { Text("row") } }
                """
            ],
            has: ["HallView ~push~> BookView : HallView.book"], hasNot: ["RowView", "unresolved", "~> ReviewView"]),
        ScannedApp(
            "a container that presents itself still shows one screen for one case",
            [
                "App.swift": """
                import SwiftUI
                \(main)
                @Observable final class Router {
                    var path: [Page] = []
                    var sheet: Slip?
                }
                enum Page: Hashable {
                    case book
                    @ViewBuilder var view: some View {
                        switch self {
                        case .book: BookView()
                        }
                    }
                }
                enum Slip: Identifiable {
                    case fine, card
                    var id: Self { self }
                    @ViewBuilder var view: some View {
                        switch self {
                        case .fine: FineView()
                        case .card: CardView()
                        }
                    }
                }
                struct Container<Content: View>: View {
                    @State private var router = Router()
                    @ViewBuilder var content: () -> Content
                    var body: some View { Inner(router: router) { content() }.environment(router) }
                }
                struct Inner<Content: View>: View {
                    @Bindable var router: Router
                    @ViewBuilder var content: () -> Content
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            content().navigationDestination(for: Page.self) { $0.view }
                        }
                        .sheet(item: $router.sheet) { slip in wrapped(slip) }
                    }
                    @ViewBuilder private func wrapped(_ slip: Slip) -> some View { Container { slip.view } }
                }
                struct HallView: View {
                    var body: some View { TabView { Container { ShelfView() }.tabItem { Text("s") } } }
                }
                struct ShelfView: View {
                    @Environment(Router.self) private var router
                    var body: some View { Button("f") { router.sheet = .fine } }
                }
                struct FineView: View {
                    @Environment(Router.self) private var router
                    var body: some View { Button("c") { router.sheet = .card } }
                }
                struct CardView: View { var body: some View { Text("c") } }
                struct BookView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["ShelfView ~sheet~> FineView : Inner.fine", "FineView ~sheet~> CardView : Inner.card"],
            hasNot: [
                "CardView : fine", "FineView : card", "ShelfView ~sheet~> CardView", "FineView ~sheet~> FineView",
                "-root!-> FineView",
            ]),
        ScannedApp(
            "a view that only chooses by what a route carries is no screen",
            [
                "App.swift": """
                import SwiftUI
                \(main)\(screens)
                enum Place: Hashable { case shelf(Shelf), desk(Desk) }
                enum Shelf: Hashable { case book(Int), review }
                enum Desk: Hashable { case fine }
                struct ShelfTable: View {
                    let place: Shelf
                    var body: some View {
                        switch place {
                        case .book: BookView()
                        case .review: ReviewView()
                        }
                    }
                }
                struct DeskTable: View {
                    let place: Desk
                    var body: some View {
                        switch place {
                        case .fine: FineView()
                        }
                    }
                }
                struct HallView: View {
                    var body: some View {
                        NavigationStack {
                            VStack {
                                NavigationLink(value: Place.shelf(.book(1))) { Text("b") }
                                NavigationLink(value: Place.desk(.fine)) { Text("f") }
                            }
                            .navigationDestination(for: Place.self) { place in
                                switch place {
                                case .shelf(let inner): ShelfTable(place: inner)
                                case .desk(let inner): DeskTable(place: inner)
                                }
                            }
                        }
                    }
                }
                struct FineView: View { var body: some View { Text("f") } }
                """
            ],
            has: [
                "HallView ~push~> BookView : HallView.shelf.book", "HallView ~push~> FineView : HallView.desk.fine",
                "HallView -push-> ReviewView : shelf.review",
            ],
            hasNot: ["Table", "~> ReviewView", "unresolved"]),
        ScannedApp(
            "code that nothing names is done by nobody",
            [
                "App.swift": """
                import SwiftUI
                \(main)\(routes)\(screens)
                final class Coordinator: ObservableObject {
                    @Published var path = NavigationPath()
                    func push(_ route: Route) { path.append(route) }
                    func openReview() { path.append(Route.review) }
                    func openBook() { path.append(Route.book(1)) }
                }
                struct HallView: View {
                    @StateObject private var coordinator = Coordinator()
                    var body: some View {
                        NavigationStack(path: $coordinator.path) {
                            Button("b", action: coordinator.openBook)
                                .navigationDestination(for: Route.self) { route in
                                    switch route {
                                    case .book: BookView()
                                    case .review: ReviewView()
                                    }
                                }
                        }
                    }
                }
                """
            ],
            has: ["HallView ~push~> BookView : HallView.book", "HallView -push-> ReviewView : review"],
            hasNot: ["~> ReviewView", "unresolved"]),
        ScannedApp(
            "links are told apart by where what they lead to is made",
            [
                "App.swift": """
                import SwiftUI
                \(main)\(screens)
                enum Place: Hashable { case shelf(Shelf) }
                enum Shelf: Hashable { case book(String), review }
                final class Finder: ObservableObject {
                    @Published var path: [Place] = []
                    func open(_ url: URL) {
                        guard let places = places(of: url) else { return }
                        path = places
                    }
                    private func places(of url: URL) -> [Place]? {
                        switch url.host() {
                        case "book": return [.shelf(.book(url.lastPathComponent))]
                        case "review": return [.shelf(.review)]
                        default: return nil
                        }
                    }
                }
                struct HallView: View {
                    @StateObject private var finder = Finder()
                    var body: some View {
                        NavigationStack(path: $finder.path) {
                            Text("hall").navigationDestination(for: Place.self) { place in
                                switch place {
                                case .shelf(.book): BookView()
                                case .shelf(.review): ReviewView()
                                }
                            }
                        }
                        .onOpenURL { finder.open($0) }
                    }
                }
                """
            ],
            has: [
                "link book/{book} => BookView : HallView.shelf.book",
                "link review => ReviewView : HallView.shelf.review",
            ]),
    ]

    @Test(arguments: apps) func isFollowed(_ app: ScannedApp) { app.check() }
}
