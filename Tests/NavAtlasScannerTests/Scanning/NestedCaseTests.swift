import Testing

/// Routes that carry other routes: `.main(.settings(.profile))` leads to the one screen that the innermost case names.
struct NestedCaseTests {
    private static let screens = """
        enum AppRoute: Hashable { case intro(IntroRoute), main(MainRoute) }
        enum IntroRoute: Hashable { case hello, name }
        enum MainRoute: Hashable { case habits(HabitRoute), settings(SettingsRoute) }
        enum HabitRoute: Hashable { case list, history }
        enum SettingsRoute: Hashable { case theme, profile }
        struct AppTable: View {
            let route: AppRoute
            var body: some View {
                switch route {
                case .intro(let intro): IntroTable(route: intro)
                case .main(let main): MainTable(route: main)
                }
            }
        }
        struct IntroTable: View {
            let route: IntroRoute
            var body: some View {
                switch route {
                case .hello: Hello()
                case .name: NameForm()
                }
            }
        }
        struct MainTable: View {
            let route: MainRoute
            var body: some View {
                switch route {
                case .habits(.list): Tabs()
                case .habits: History()
                case .settings(let settings): SettingsTable(route: settings)
                }
            }
        }
        struct SettingsTable: View {
            let route: SettingsRoute
            var body: some View {
                switch route {
                case .theme: Theme()
                case .profile: Profile()
                }
            }
        }
        struct Hello: View {
            @Environment(Router.self) var router
            var body: some View { Button("") { router.show(.intro(.name)) } }
        }
        struct NameForm: View {
            @Environment(Router.self) var router
            var body: some View { Button("") { router.show(.main(.habits(.list))) } }
        }
        struct Tabs: View { var body: some View { TabView { History(); Theme() } } }
        struct History: View {
            @Environment(Router.self) var router
            var body: some View { Button("") { router.show(.main(.settings(.profile))) } }
        }
        struct Theme: View { var body: some View { Text("") } }
        struct Profile: View { var body: some View { Text("") } }
        """

    private static func app(_ element: String, _ route: String, _ made: String) -> String {
        """
        import SwiftUI
        struct Item: Hashable { let route: AppRoute }
        @Observable final class Router {
            var path: [\(element)] = []
            func show(_ route: AppRoute) { path.append(\(made)) }
        }
        @main struct Habits: App { var body: some Scene { WindowGroup { Root() } } }
        struct Root: View {
            @State private var router = Router()
            var body: some View {
                NavigationStack(path: $router.path) {
                    Hello().navigationDestination(for: \(element).self) { shown in AppTable(route: \(route)) }
                }
                .environment(router)
            }
        }
        \(screens)
        """
    }

    @Test(arguments: [("AppRoute", "shown", "route"), ("Item", "shown.route", "Item(route: route)")])
    func leadToTheScreenOfTheInnermostCase(element: String, route: String, made: String) {
        ScannedApp(
            element, ["App.swift": Self.app(element, route, made)],
            has: [
                "Hello ~push~> NameForm : Root.intro.name",
                "NameForm ~push~> Tabs : Root.main.habits.list",
                "History ~push~> Profile : Root.main.settings.profile",
                "Root -push-> Theme : main.settings.theme",
            ],
            hasNot: ["Hello ~push~> Hello", "NameForm ~push~> Profile", "History ~push~> Theme", "Table"]
        ).check()
    }

    /// What a generic enum carries is known by the type that a state begins with, also where it comes from a library.
    @Test(arguments: ["= Loading<Plan>.idle", ": Loading<Plan> = .idle"])
    func aGenericCaseCarriesWhatItIsSaidTo(state: String) {
        ScannedApp(
            state,
            [
                "App.swift": """
                import SwiftUI
                @main struct Garden: App { var body: some Scene { WindowGroup { BedsView() } } }
                enum Loading<Value> {
                    case idle, loading, loaded(Value)
                    func known() -> Value? {
                        if case .loaded(let value) = self { return value }
                        return nil
                    }
                }
                struct Plan { let name: String }
                @Observable final class BedsModel {
                    private(set) var plan \(state)
                    var shown: Plan?
                    func load() async {
                        plan = .loading
                        if let found = try? await Service.plan() { plan = .loaded(found) }
                    }
                    func open() {
                        guard let plan = plan.known() else { return }
                        shown = plan
                    }
                }
                struct BedsView: View {
                    @State private var model = BedsModel()
                    var body: some View {
                        Button("open", action: model.open)
                            .task { await model.load() }
                            .sheet(item: $model.shown) { PlanView(plan: $0) }
                    }
                }
                struct PlanView: View { let plan: Plan; var body: some View { Text(plan.name) } }
                """
            ],
            has: ["BedsView ~sheet~> PlanView : BedsView.shown"], hasNot: ["unresolved"]
        ).check()
    }
}
