import Testing

@testable import NavAtlasScanner

@Suite("FlowStacks")
struct FlowStacksDialectTests {
    @Test("Source gives its edges", arguments: cases)
    func edges(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    private static let views = """
        import SwiftUI
        import FlowStacks
        struct OneView: View { var body: some View { Text("") } }
        struct TwoView: View { var body: some View { Text("") } }

        """

    static let cases = [
        ScannedSource(
            "NFlow and NStack, with a screen type that only the initial value tells",
            views + """
                struct Flow: View {
                    enum Screen { case one, two }
                    @State var flow = NFlow<Screen>(root: .one)
                    var body: some View {
                        NavigationView {
                            NStack($flow) { screen in
                                switch screen {
                                case .one: Button("") { flow.push(.two) }
                                case .two: TwoView()
                                }
                            }
                        }
                    }
                }
                """,
            gives: """
                Flow -root!-> inline:Button#Flow.one : one
                Flow -?-> TwoView : two
                Flow ~push~> TwoView : Flow.two
                """),
        ScannedSource(
            "routes that are appended as they are",
            views + """
                struct Flow: View {
                    enum Screen { case one, two }
                    @State var routes: Routes<Screen> = [.root(.one)]
                    var body: some View {
                        Router($routes) { screen, _ in
                            switch screen {
                            case .one:
                                Button("") { routes.append(.sheet(.two, embedInNavigationView: true)) }
                                Button("") { routes.append(Route(screen: .two, style: .push)) }
                            case .two: TwoView()
                            }
                        }
                    }
                }
                """,
            gives: """
                Flow -root!-> inline:Button#Flow.one : one
                Flow -?-> TwoView : two
                Flow ~push~> TwoView : Flow.two [also=sheet]
                """),
        ScannedSource(
            "screens of a plain type, whose values are not known",
            """
            import SwiftUI
            import FlowStacks
            struct Counter: View {
                @State var flow = PFlow(root: 0)
                var body: some View { PStack($flow) { number in NumberView(next: { flow.present(flow.array.count) }) } }
            }
            struct NumberView: View {
                let next: () -> Void
                var body: some View { Button("", action: next) }
            }
            """,
            gives: """
                Counter -root!-> NumberView : Int
                NumberView ~sheet~> NumberView : Counter.Int
                """),
        ScannedSource(
            "what a view model's initialiser puts on the stack is the root",
            """
            import SwiftUI
            import FlowStacks
            class Model: ObservableObject {
                enum Screen { case one(OneModel), two }
                @Published var routes: Routes<Screen> = []
                init() { routes.presentSheet(.one(.init(goOn: goOn)), embedInNavigationView: true) }
                func goOn() { routes.presentCover(.two) }
            }
            struct Flow: View {
                @ObservedObject var model = Model()
                var body: some View {
                    Router($model.routes) { screen, _ in
                        switch screen {
                        case .one(let model): OneView(model: model)
                        case .two: TwoView()
                        }
                    }
                }
            }
            class OneModel: ObservableObject {
                let goOn: () -> Void
                init(goOn: @escaping () -> Void) { self.goOn = goOn }
            }
            struct OneView: View {
                @ObservedObject var model: OneModel
                var body: some View { Button("", action: model.goOn) }
            }
            struct TwoView: View { var body: some View { Text("") } }
            """,
            gives: """
                Flow -root!-> OneView : one(OneModel)
                Flow -?-> TwoView : two
                OneView ~fullScreen~> TwoView : Flow.two
                """),
        ScannedSource(
            "a navigator of the app's own, with the transition as a value; roots chosen later",
            """
            import SwiftUI
            import FlowStacks
            final class Navigator: ObservableObject {
                enum Screen { case one, two }
                enum Transition { case root, push }
                @Published var routes: Routes<Screen> = [.root(.one)]
                func show(_ screen: Screen, by transition: Transition) {
                    switch transition {
                    case .root: routes = [.root(screen)]
                    case .push: routes.push(screen)
                    }
                }
            }
            struct Flow: View {
                @StateObject var navigator = Navigator()
                var body: some View {
                    Router($navigator.routes) { screen, _ in
                        ZStack {
                            switch screen {
                            case .one: OneView()
                            case .two: TwoView()
                            }
                        }
                    }
                    .environmentObject(navigator)
                }
            }
            struct OneView: View {
                @EnvironmentObject var navigator: Navigator
                var body: some View { Text("").modifier(Corner { navigator.show(.two, by: .root) }) }
            }
            struct TwoView: View {
                @EnvironmentObject var navigator: Navigator
                @StateObject var model = TwoModel()
                var body: some View {
                    switch model.state {
                    case .idle: Text("")
                    case .done: Text("").onAppear { navigator.show(.one, by: .push) }
                    }
                }
            }
            class TwoModel: ObservableObject {
                enum State { case idle, done }
                @Published var state: State = .idle
                init() { service.load().map { .done }.assign(to: &$state) }
            }
            struct Corner: ViewModifier {
                let action: () -> Void
                func body(content: Content) -> some View { ZStack { content; Button("", action: action) } }
            }
            """,
            gives: """
                Flow -?-> TwoView : two
                Flow -root!-> OneView : one
                OneView ~root~> TwoView : Flow.two
                TwoView ~push~> OneView : Flow.one
                """),
        ScannedSource(
            "cases that carry other enums lead where their cases do",
            views + """
                enum Screen: Hashable {
                    case help(Help)
                    case style(Style)
                }
                enum Help: Hashable { case one, two }
                enum Style: Hashable { case plain, bold }
                struct Flow: View {
                    @State var routes: Routes<Screen> = []
                    var body: some View {
                        FlowStack($routes, withNavigation: true) {
                            StartView().flowDestination(for: Screen.self) { screen in
                                switch screen {
                                case .help(.one): OneView()
                                case .help(.two): TwoView()
                                case .style(let style): StyleView(style: style)
                                }
                            }
                        }
                    }
                }
                struct StartView: View {
                    @EnvironmentObject var navigator: FlowNavigator<Screen>
                    var body: some View {
                        Button("") { navigator.push(.help(.two)) }
                        Button("") { navigator.presentSheet(.style(.bold)) }
                    }
                }
                struct StyleView: View {
                    let style: Style
                    @EnvironmentObject var navigator: FlowNavigator<Screen>
                    var body: some View { Button("") { navigator.routes = [.cover(.help(.one))] } }
                }
                """,
            gives: """
                Flow -root!-> StartView : root
                Flow -?-> OneView : help.one
                Flow -?-> TwoView : help.two
                Flow -?-> StyleView : style(Style)
                StartView ~push~> TwoView : Flow.help.two
                StartView ~sheet~> StyleView : Flow.style
                StyleView ~fullScreen~> OneView : Flow.help.one [replaces]
                """),
        ScannedSource(
            "bindings to what a case carries, and routes changed with delays",
            """
            import SwiftUI
            import FlowStacks
            struct Flow: View {
                enum Screen { case start, number(Int) }
                @State var routes: Routes<Screen> = [.root(.start, embedInNavigationView: true)]
                var body: some View {
                    Router($routes) { $screen, _ in
                        if let number = Binding(unwrapping: $screen, case: /Screen.number) {
                            NumberView(number: number)
                        } else {
                            StartView(go: { $routes.withDelaysIfUnsupported { $0.push(.number(1)) } })
                        }
                    }
                }
            }
            struct StartView: View {
                let go: () -> Void
                var body: some View { Button("", action: go) }
            }
            struct NumberView: View {
                @Binding var number: Int
                var body: some View { Text("") }
            }
            """,
            gives: """
                Flow -root!-> StartView : start
                Flow -?-> NumberView : number(Int)
                StartView ~push~> NumberView : Flow.number
                """),
        ScannedSource(
            "a modifier that shows routes",
            views + """
                struct Shelf: View {
                    @State var routes: Routes<Int> = []
                    var body: some View {
                        Button("") { routes.push(42) }
                            .showing($routes, embedInNavigationView: true) { $number, _ in OneView() }
                    }
                }
                """,
            gives: """
                Shelf -?-> OneView : Int
                Shelf ~push~> OneView : Shelf.Int
                """),
        ScannedSource(
            "a root that routes are shown over",
            views + """
                struct Shelf: View {
                    @State var routes: Routes<Int> = []
                    var body: some View {
                        HomeView(go: { routes.presentSheet(2) }).showing($routes) { _, _ in TwoView() }
                    }
                }
                struct HomeView: View { let go: () -> Void; var body: some View { Button("", action: go) } }
                """,
            gives:
                "HomeView ~sheet~> TwoView : Shelf.Int\nShelf -?-> TwoView : Int\nShelf -root!-> HomeView : root"),
        ScannedSource(
            "a generic model of which each flow's own inherits, in an extension of an alias",
            views + """
                class FlowModel<Screen>: ObservableObject { @Published var routes: Routes<Screen> = [] }
                struct Module {}
                private typealias Here = Module
                extension Here {
                    final class Model: FlowModel<Module.Model.Screen> {
                        enum Screen { case one, two }
                        override init() {
                            super.init()
                            routes = [.root(.one)]
                        }
                        func goOn() { routes.push(.two) }
                    }
                    struct Flow: View {
                        @StateObject var model = Model()
                        var body: some View {
                            Router($model.routes) { screen, _ in
                                switch screen {
                                case .one: OneView().onTapGesture { model.goOn() }
                                case .two: TwoView()
                                }
                            }
                        }
                    }
                }
                """,
            gives: """
                Module.Flow -root!-> OneView : one
                Module.Flow -?-> TwoView : two
                OneView ~push~> TwoView : Module.Flow.two
                """),
        ScannedSource(
            "an app's own modifier beside a library's of its name, and a function that no file declares",
            """
            import SwiftUI
            import FlowStacks
            enum Screen: Hashable { case two }
            struct Flow: View {
                var body: some View {
                    FlowStack(withNavigation: true) {
                        OneView().flowDestination(for: Screen.self) { _ in TwoView() }
                    }
                }
            }
            extension View {
                func alert(_ text: Binding<String?>) -> some View { alert(item: text) { Alert(title: Text($0)) } }
            }
            struct OneView: View {
                @EnvironmentObject var navigator: FlowPathNavigator
                @EnvironmentObject var store: Store
                @State var text: String?
                var body: some View {
                    Big { navigator.push(Screen.two) }.alert($text)
                }
            }
            struct TwoView: View {
                @EnvironmentObject var store: Store
                var body: some View {
                    Button("") { store.value = makeFromElsewhere() }
                    store.value
                }
            }
            struct Big: View {
                let action: () -> Void
                var body: some View { Button("", action: action) }
            }
            class Store: ObservableObject { @Published var value: Opaque? }
            """,
            gives: """
                Flow -root!-> OneView : root
                Flow -?-> TwoView : two
                OneView ~push~> TwoView : Flow.two
                """),
        ScannedSource(
            "screens behind a container that a wrapper reads by a key path",
            views + """
                struct Parts {
                    var one: OneModule { OneModule() }
                    var path: Path { Path() }
                }
                @propertyWrapper struct Inject<T> {
                    private let path: KeyPath<Parts, T>
                    init(_ path: KeyPath<Parts, T>) { self.path = path }
                    var wrappedValue: T { Shared.parts[keyPath: path] }
                }
                struct OneModule { func assemble() -> some View { OneView() } }
                final class Path: ObservableObject {
                    enum Screen { case one, two }
                    @Published var routes: Routes<Screen> = [.root(.one)]
                }
                struct Flow: View {
                    @Inject(\\.one) private var one
                    @Inject(\\.path) private var path
                    var body: some View {
                        Router($path.routes) { screen, _ in
                            switch screen {
                            case .one: one.assemble().onTapGesture { path.routes.push(.two) }
                            case .two: TwoView()
                            }
                        }
                    }
                }
                """,
            gives: """
                Flow -root!-> OneView : one
                Flow -?-> TwoView : two
                OneView ~push~> TwoView : Flow.two
                """),
    ]
}
