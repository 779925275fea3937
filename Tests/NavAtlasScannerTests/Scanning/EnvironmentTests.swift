import NavAtlasModel
import NavAtlasScanner
import Testing

/// What screens are given through the environment under keys of the app's own.
struct EnvironmentTests {
    static let views = """
        struct ShelfView: View {
            @Environment(\\.open) private var open
            var body: some View { Button("b") { open(.book(1)) } }
        }
        struct BookView: View {
            @Environment(\\.open) private var open
            var body: some View { Button("r") { open(.review) } }
        }
        struct ReviewView: View { var body: some View { Text("r") } }
        """

    private static let plainStacks = ["Attic", "Cellar", "Hall"]
    private static let emptiedStacks = ["Loft", "Porch"]

    private static let tabs = (emptiedStacks + plainStacks).map { "\($0)View().tabItem { Text(\"t\") }" }
        .joined(separator: "; ")
    private static let stacks =
        "import SwiftUI\n" + plainStacks.map { stack($0, "path.append($0)") }.joined()
        + emptiedStacks.map { stack($0, "path = [$0]") }.joined()
    private static let pushes =
        plainStacks.map { "BookView ~push~> BookView : \($0)View.book" }
        + emptiedStacks.map { "BookView ~push~> BookView : \($0)View.book [replaces]" }

    private static func stack(_ name: String, _ action: String) -> String {
        """
        struct \(name)View: View {
            @State private var path: [Route] = []
            var body: some View {
                NavigationStack(path: $path) { \(name)ShelfView().routes() }
                    .environment(\\.open, OpenAction { \(action) })
            }
        }
        struct \(name)ShelfView: View { var body: some View { NavigationLink("b", value: Route.book(1)) } }

        """
    }

    static let apps = [
        ScannedApp(
            "an action of the environment is called as a function",
            [
                "Action.swift": """
                import SwiftUI
                struct OpenAction {
                    let action: (Route) -> Void
                    func callAsFunction(_ route: Route) { action(route) }
                }
                extension EnvironmentValues { @Entry var open = OpenAction { _ in } }
                extension View {
                    func onOpen(_ action: @escaping (Route) -> Void) -> some View {
                        environment(\\.open, OpenAction(action: action))
                    }
                }
                enum Route: Hashable { case book(Int), review }
                """,
                "Views.swift": "import SwiftUI\n" + views,
                "App.swift": """
                import SwiftUI
                @main struct Library: App { var body: some Scene { WindowGroup { HallView() } } }
                struct HallView: View {
                    @State private var path: [Route] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            ShelfView().navigationDestination(for: Route.self) { route in
                                switch route {
                                case .book: BookView()
                                case .review: ReviewView()
                                }
                            }
                        }
                        .onOpen { route in path.append(route) }
                    }
                }
                """,
            ],
            has: ["ShelfView ~push~> BookView : HallView.book", "BookView ~push~> ReviewView : HallView.review"],
            hasNot: ["unresolved", "HallView ~"]),
        ScannedApp(
            "each tab's own action is called by the screens in that tab",
            [
                "Keys.swift": """
                import SwiftUI
                private struct OpenKey: EnvironmentKey { static let defaultValue: (Route) -> Void = { _ in } }
                extension EnvironmentValues {
                    var open: (Route) -> Void {
                        get { self[OpenKey.self] }
                        set { self[OpenKey.self] = newValue }
                    }
                }
                enum Route: Hashable { case book(Int), review }
                """,
                "App.swift": """
                import SwiftUI
                @main struct Library: App { var body: some Scene { WindowGroup { HouseView() } } }
                struct HouseView: View {
                    var body: some View {
                        TabView {
                            FirstView().tabItem { Text("one") }
                            SecondView().tabItem { Text("two") }
                        }
                    }
                }
                struct FirstView: View {
                    @State private var path: [Route] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            FrontView().navigationDestination(for: Route.self) { _ in BookView() }
                        }
                        .environment(\\.open, { path.append($0) })
                    }
                }
                struct SecondView: View {
                    @State private var path: [Route] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            BackView().navigationDestination(for: Route.self) { _ in ReviewView() }
                        }
                        .environment(\\.open, { path.append($0) })
                    }
                }
                struct FrontView: View {
                    @Environment(\\.open) private var open
                    var body: some View { Button("b") { open(.book(1)) } }
                }
                struct BackView: View {
                    @Environment(\\.open) private var open
                    var body: some View { Button("r") { open(.review) } }
                }
                struct BookView: View { var body: some View { Text("b") } }
                struct ReviewView: View { var body: some View { Text("r") } }
                """,
            ],
            has: ["FrontView ~push~> BookView : FirstView.Route", "BackView ~push~> ReviewView : SecondView.Route"],
            hasNot: ["FrontView ~push~> ReviewView", "BackView ~push~> BookView", "unresolved"]),
        ScannedApp(
            "a binding of the environment is assigned by who reads it",
            [
                "App.swift": """
                import SwiftUI
                @main struct Library: App {
                    @State private var model = Desk()
                    var body: some Scene { WindowGroup { HallView().environment(model) } }
                }
                @Observable final class Desk { var sheet: Sheet? }
                enum Sheet: Identifiable { case fine, card; var id: Self { self } }
                private struct SheetKey: EnvironmentKey { static let defaultValue: Binding<Sheet?> = .constant(nil) }
                extension EnvironmentValues {
                    var sheet: Binding<Sheet?> {
                        get { self[SheetKey.self] }
                        set { self[SheetKey.self] = newValue }
                    }
                }
                struct HallView: View {
                    @Environment(Desk.self) private var desk
                    var body: some View {
                        @Bindable var desk = desk
                        NavigationStack { ShelfView() }
                            .sheet(item: $desk.sheet) { sheet in
                                switch sheet {
                                case .fine: FineView()
                                case .card: CardView()
                                }
                            }
                            .environment(\\.sheet, $desk.sheet)
                    }
                }
                struct ShelfView: View {
                    @Environment(\\.sheet) private var sheet
                    var body: some View { Button("f") { sheet.wrappedValue = .fine } }
                }
                struct FineView: View { var body: some View { Text("f") } }
                struct CardView: View { var body: some View { Text("c") } }
                """
            ],
            has: ["ShelfView ~sheet~> FineView : HallView.fine"], hasNot: ["~> CardView", "unresolved"]),
        ScannedApp(
            "what is given under a key is made without its type's name",
            [
                "App.swift": """
                import SwiftUI
                @main struct Library: App { var body: some Scene { WindowGroup { HallView() } } }
                enum Place { case door, shelf }
                struct Mover {
                    @Binding private var place: Place
                    init(place: Binding<Place>) { _place = place }
                    func callAsFunction(_ next: Place) { place = next }
                }
                extension EnvironmentValues { @Entry var move = Mover(place: .constant(.door)) }
                struct HallView: View {
                    @State private var place = Place.door
                    var body: some View {
                        ZStack {
                            switch place {
                            case .door: DoorView()
                            case .shelf: ShelfView()
                            }
                        }
                        .environment(\\.move, .init(place: $place))
                    }
                }
                struct DoorView: View {
                    @Environment(\\.move) private var move
                    var body: some View { Button("s") { move(.shelf) } }
                }
                struct ShelfView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["DoorView ~root~> ShelfView : HallView.shelf"], hasNot: ["~> DoorView", "unresolved"]),
        ScannedApp(
            "a router of the environment is known with its generic argument",
            [
                "App.swift": """
                import SwiftUI
                @main struct Library: App { var body: some Scene { WindowGroup { HallView() } } }
                @Observable final class Router<Route: Hashable> {
                    var path = NavigationPath()
                    func push(_ route: Route) { path.append(route) }
                }
                enum ShelfRoute: Hashable { case book, review }
                struct HallView: View {
                    @State private var router = Router<ShelfRoute>()
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            ShelfView().navigationDestination(for: ShelfRoute.self) { route in
                                switch route {
                                case .book: BookView()
                                case .review: ReviewView()
                                }
                            }
                        }
                        .environment(router)
                    }
                }
                struct ShelfView: View {
                    @Environment(Router<ShelfRoute>.self) private var router
                    var body: some View { Button("b") { router.push(.book) } }
                }
                struct BookView: View { var body: some View { Text("b") } }
                struct ReviewView: View { var body: some View { Text("r") } }
                """
            ],
            has: ["ShelfView ~push~> BookView : HallView.book"], hasNot: ["~> ReviewView", "unresolved"]),
        ScannedApp(
            "the action that one of several stacks gives is not done before that of another",
            [
                "Actions.swift": """
                import SwiftUI
                enum Route: Hashable { case book(Int) }
                struct OpenAction {
                    let open: (Route) -> Void
                    func callAsFunction(_ route: Route) { open(route) }
                }
                extension EnvironmentValues { @Entry var open = OpenAction { _ in } }
                extension View {
                    func routes() -> some View {
                        navigationDestination(for: Route.self) { route in
                            switch route { case .book(let number): BookView(number: number) }
                        }
                    }
                }
                """,
                "App.swift": """
                import SwiftUI
                @main struct Library: App {
                    var body: some Scene {
                        WindowGroup {
                            TabView {
                                \(tabs)
                            }
                        }
                    }
                }
                struct BookView: View {
                    let number: Int
                    @Environment(\\.open) private var open
                    var body: some View { Button("next") { open(.book(number + 1)) } }
                }
                """,
                "Stacks.swift": stacks,
            ],
            has: pushes,
            hasNot: ["unresolved"]),
    ]

    @Test(arguments: apps) func isFollowed(_ app: ScannedApp) { app.check() }
}
