import Testing

/// What a pattern for an optional says: that a value is known does not mean that there is one.
struct InterpreterMatchingTests {
    private static func app(_ statement: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            enum Quay: Hashable { case east, west }
            final class Pilot: ObservableObject { @Published var course: [Quay] = [] }
            @main struct Port: App { var body: some Scene { WindowGroup { BasinView() } } }
            struct BasinView: View {
                @StateObject private var pilot = Pilot()
                var body: some View {
                    NavigationStack(path: $pilot.course) {
                        TowerView(pilot: pilot).navigationDestination(for: Quay.self) { quay in
                            switch quay {
                            case .east: EastView()
                            case .west: WestView()
                            }
                        }
                    }
                }
            }
            struct TowerView: View {
                let pilot: Pilot
                var body: some View { Button("Steer") { steer(.east) } }
                private func steer(_ quay: Quay) { \(statement) }
            }
            struct EastView: View { var body: some View { Text("e") } }
            struct WestView: View { var body: some View { Text("w") } }
            """
        ]
    }

    private static let steers = ["TowerView ~push~> EastView : BasinView.east"]

    static let apps = [
        ScannedApp(
            "if let",
            app("if let known = pilot.course.first { print(known) } else { pilot.course.append(quay) }"), has: steers),
        ScannedApp(
            "a case with a question mark",
            app(
                """
                switch pilot.course.first {
                case let known?: print(known)
                case nil: pilot.course.append(quay)
                }
                """), has: steers),
        ScannedApp(
            "some and none",
            app(
                """
                switch pilot.course.firstIndex(of: quay) {
                case .some(let known): pilot.course.removeSubrange(known...)
                case .none: pilot.course.append(quay)
                }
                """), has: steers),
        ScannedApp(
            "some of any value, and others",
            app(
                """
                switch pilot.course.last {
                case .some(_): print(quay)
                default: pilot.course.append(quay)
                }
                """), has: steers),
        ScannedApp(
            "a library's type among any values",
            app(
                """
                switch Lamp().read() {
                case is String: pilot.course.append(quay)
                default: break
                }
                """
            ).mapValues { $0 + "\nstruct Lamp { let light: Any; func read() -> Any { light } }" }, has: steers),
        ScannedApp(
            "a case inside decides still",
            app(
                """
                let wanted: Quay? = .east
                switch wanted {
                case .some(.east): pilot.course.append(.east)
                case .some(.west): pilot.course.append(.west)
                case nil: break
                }
                """), has: steers, hasNot: ["TowerView ~push~> WestView"]),
    ]

    @Test(arguments: apps) func optional(_ app: ScannedApp) { app.check() }
}

/// What a library's function gives is not known: it may be any case that a pattern names.
struct LibraryCaseTests {
    private static func app(_ code: String) -> [String: String] {
        [
            "Ferry.swift": """
            import Lighthouse
            import SwiftUI

            @main struct FerryApp: App { var body: some Scene { WindowGroup { DeckView() } } }
            struct DeckView: View {
                @State var shown: Shown?
                let tower: Tower = Tower.near()
                var body: some View {
                    Button("Look") { look() }
                        .sheet(isPresented: Binding(get: { shown != nil }, set: { _ in })) { ChartView() }
                }
                private func look() { \(code) }
            }
            enum Shown { case chart }
            struct ChartView: View { var body: some View { Text("c") } }
            """
        ]
    }

    private static let looks = ["DeckView ~sheet~> ChartView : DeckView.shown"]

    static let apps = [
        ScannedApp(
            "a static function of the library's",
            app(
                """
                switch Lamp.state(of: .harbour) {
                case .lit: shown = .chart
                case .dark, .unknown: break
                default: break
                }
                """), has: looks),
        ScannedApp(
            "what a method gives of an object that a static function made",
            app(
                """
                switch tower.next() {
                case .signal(id: let id, _): shown = .chart
                case .fog: break
                }
                """), has: looks),
        ScannedApp("if case", app("if case .lit = Lamp.state(of: .harbour) { shown = .chart }"), has: looks),
        ScannedApp(
            "a case that a switch names is no other",
            app(
                """
                switch Lamp.dark(1) {
                case .lit: shown = .chart
                case .dark: break
                }
                """), has: [], hasNot: looks),
    ]

    @Test(arguments: apps) func followed(_ app: ScannedApp) { app.check() }
}

/// A cast that always succeeds: what stands behind it in case it does not is never shown.
struct CertainCastTests {
    private static func app(_ made: String, _ given: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
                    window = UIWindow()
                    window?.rootViewController = UINavigationController(rootViewController: ShelfController())
                }
            }
            protocol Reading: AnyObject {}
            final class BookController: UIViewController, Reading {}
            final class BlankController: UIViewController {}
            final class Maker {
                var last: Reading? = BookController()
                func make() -> UIViewController {
                    \(made)
                    return \(given) ?? BlankController()
                }
            }
            final class ShelfController: UIViewController {
                @objc private func tapped() { navigationController?.pushViewController(Maker().make(), animated: true) }
            }
            """
        ]
    }

    private static let shows = "ShelfController ~push~> BookController : pushViewController"
    private static let blank = "ShelfController ~push~> BlankController"

    static let apps = [
        ScannedApp(
            "a constant", app("let book: Reading = BookController()", "book as? UIViewController"), has: [shows],
            hasNot: [blank]),
        ScannedApp(
            "a property that may be nil", app("", "last as? UIViewController"),
            has: [shows, blank + " : pushViewController"]),
        ScannedApp(
            "a constant that may be nil", app("let book = last", "book as? UIViewController"),
            has: [shows, blank + " : pushViewController"]),
    ]

    @Test(arguments: apps) func followed(_ app: ScannedApp) { app.check() }
}

/// What a case carries may be one of several things.
struct CarriedCaseMatchingTests {
    @Test func aCaseMayCarryOneOfSeveral() {
        ScannedApp(
            "a ferry with two decks",
            [
                "App.swift": """
                import SwiftUI
                enum Deck { case upper, lower }
                enum Order { case board(Deck), wait }
                @Observable final class Ferry { var deck: Deck? }
                @main struct Port: App { var body: some Scene { WindowGroup { PierView() } } }
                struct PierView: View {
                    @State private var ferry = Ferry()
                    @State private var isUp = false
                    @State private var isDown = false
                    var body: some View {
                        VStack {
                            Button("up") { ferry.deck = .upper }
                            Button("down") { ferry.deck = .lower }
                            Button("go") { if let deck = ferry.deck { go(.board(deck)) } }
                        }
                        .sheet(isPresented: $isUp) { UpperView() }
                        .sheet(isPresented: $isDown) { LowerView() }
                    }
                    private func go(_ order: Order) {
                        switch order {
                        case .board(.upper): isUp = true
                        case .board(.lower): isDown = true
                        case .wait: break
                        }
                    }
                }
                struct UpperView: View { var body: some View { Text("u") } }
                struct LowerView: View { var body: some View { Text("l") } }
                """
            ],
            has: ["PierView ~sheet~> UpperView : PierView.isUp", "PierView ~sheet~> LowerView : PierView.isDown"]
        )
        .check()
    }
}

/// A type that is asked of a known case says which branch runs.
struct TypeMatchingTests {
    @Test(arguments: [
        "extension View { func docks<S: Stop>(_ stop: S.Type) -> some View { navigationDestination(for: S.self) { page($0) } } }",
        "extension View { func docks<S: Stop>(_ stop: S.Type) -> some View { modifier(Docks<S>()) } }\n"
            + "struct Docks<S: Stop>: ViewModifier { func body(content: Content) -> some View { "
            + "content.navigationDestination(for: S.self) { page($0) } } }",
    ])
    func aCaseFindsTheBranchOfItsType(_ docks: String) {
        ScannedApp(
            docks,
            [
                "App.swift": """
                import SwiftUI
                protocol Stop: Hashable {}
                \(docks)
                @ViewBuilder func page(_ stop: any Stop) -> some View {
                    switch stop {
                    case let stop as PierView.Stops: switch stop { case .boat: BoatView(); case .kiosk: KioskView() }
                    case is BoatView.Stops: BridgeView()
                    default: Text("lost")
                    }
                }
                final class Tide: ObservableObject {
                    @Published var path = NavigationPath()
                    func carry<S: Stop>(to stop: S) { path.append(stop) }
                }
                @main struct Port: App { var body: some Scene { WindowGroup { HarbourView() } } }
                struct HarbourView: View {
                    @StateObject private var tide = Tide()
                    var body: some View { NavigationStack(path: $tide.path) { PierView() }.environmentObject(tide) }
                }
                struct PierView: View {
                    enum Stops: Stop { case boat, kiosk }
                    @EnvironmentObject private var tide: Tide
                    var body: some View {
                        VStack {
                            Button("boat") { tide.carry(to: Stops.boat) }
                            NavigationLink("kiosk", value: Stops.kiosk)
                        }.docks(Stops.self)
                    }
                }
                struct BoatView: View {
                    enum Stops: Stop { case bridge }
                    @EnvironmentObject private var tide: Tide
                    var body: some View { Button("bridge") { tide.carry(to: Stops.bridge) }.docks(Stops.self) }
                }
                struct KioskView: View { var body: some View { Text("k") } }
                struct BridgeView: View { var body: some View { Text("b") } }
                """
            ],
            has: [
                "PierView -push-> BoatView : boat", "PierView -push-> KioskView : kiosk",
                "BoatView -push-> BridgeView : bridge", "PierView ~push~> BoatView : PierView.boat",
                "PierView ~push~> KioskView : PierView.kiosk", "BoatView ~push~> BridgeView : BoatView.bridge",
            ], hasNot: ["inline:", "unresolved", "BoatView -push-> BoatView", "BoatView -push-> KioskView"]
        )
        .check()
    }

    /// Of what others put into a property, not all may be known.
    @Test func aPropertyMayHoldAnotherType() {
        ScannedApp(
            "a flag of any type",
            [
                "App.swift": """
                import SwiftUI
                protocol Stop {}
                enum Quay: Stop { case east }
                final class Tide: ObservableObject { @Published var stop: any Stop = Quay.east }
                @main struct Port: App { var body: some Scene { WindowGroup { PierView() } } }
                struct PierView: View {
                    @StateObject private var tide = Tide()
                    @State private var isOpen = false
                    var body: some View {
                        Button("go") { go() }.sheet(isPresented: $isOpen) { BoatView() }.onReceive(arrivals) { tide.stop = $0 }
                    }
                    private func go() {
                        switch tide.stop {
                        case is Quay: break
                        default: isOpen = true
                        }
                    }
                }
                struct BoatView: View { var body: some View { Text("b") } }
                """
            ], has: ["PierView ~sheet~> BoatView : PierView.isOpen"]
        )
        .check()
    }

    /// What is cast from a value of which nothing is known is some value of the type.
    @Test func aCastOfAnythingGivesItsType() {
        ScannedApp(
            "a text in a dictionary of anything",
            [
                "App.swift": """
                import SwiftUI
                @main struct Port: App { var body: some Scene { WindowGroup { PierView() } } }
                struct PierView: View {
                    @State private var boats: [[String: Any]] = []
                    var body: some View {
                        NavigationStack {
                            ForEach(boats.indices, id: \\.self) { index in
                                let boat = boats[index]
                                if let name = boat["name"] as? String { NavigationLink(value: name) { Text(name) } }
                            }
                            .navigationDestination(for: String.self) { BoatView(name: $0) }
                        }
                    }
                }
                struct BoatView: View { let name: String; var body: some View { Text(name) } }
                """
            ], has: ["PierView ~push~> BoatView : PierView.String"], hasNot: ["unresolved"]
        )
        .check()
    }

    /// `.some` is anything that is there.
    @Test(arguments: [
        "case .some: path.append(.named)", "case .some(_): path.append(.named)", "default: path.append(.named)",
    ])
    func someIsWhateverIsThere(_ branch: String) {
        ScannedApp(
            "a name that may be missing",
            [
                "App.swift": """
                import SwiftUI
                enum Page: Hashable { case unnamed, named }
                @main struct Port: App { var body: some Scene { WindowGroup { PierView() } } }
                struct PierView: View {
                    @State private var path: [Page] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Button("Open") { open("tern") }
                                .navigationDestination(for: Page.self) { page in
                                    switch page {
                                    case .unnamed: UnnamedView()
                                    case .named: NamedView()
                                    }
                                }
                        }
                    }
                    private func open(_ name: String?) {
                        switch name {
                        case nil: path.append(.unnamed)
                        \(branch)
                        }
                    }
                }
                struct UnnamedView: View { var body: some View { Text("A boat") } }
                struct NamedView: View { var body: some View { Text("The boat") } }
                """
            ], has: ["PierView ~push~> NamedView : PierView.named"]
        )
        .check()
    }

    /// What a `guard` binds hides a parameter of the same name.
    @Test(arguments: [
        "guard case .child(let action) = action else { return }",
        "guard case let .child(action) = action else { return }",
        "guard let action = action.inner else { return }",
    ]) func whatAGuardBindsHidesTheParameter(_ unwrapping: String) {
        ScannedApp(
            "an action inside an action",
            [
                "App.swift": """
                import SwiftUI
                enum Page: Hashable { case quay, boat }
                enum Inner { case land, board }
                enum Outer {
                    case child(Inner), other
                    var inner: Inner? { if case .child(let inner) = self { inner } else { nil } }
                }
                @main struct Port: App {
                    @State private var path: [Page] = []
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $path) {
                                PierView(model: Model(path: $path)).navigationDestination(for: Page.self) { page in
                                    switch page {
                                    case .quay: QuayView(model: Model(path: $path))
                                    case .boat: BoatView()
                                    }
                                }
                            }
                        }
                    }
                }
                struct Model {
                    @Binding var path: [Page]
                    func send(_ action: Outer) {
                        \(unwrapping)
                        switch action {
                        case .land: path.append(.quay)
                        case .board: path.append(.boat)
                        }
                    }
                }
                struct PierView: View {
                    let model: Model
                    var body: some View { Button("Land") { model.send(.child(.land)) } }
                }
                struct QuayView: View {
                    let model: Model
                    var body: some View { Button("Board") { model.send(.child(.board)) } }
                }
                struct BoatView: View { var body: some View { Text("boat") } }
                """
            ], has: ["PierView ~push~> QuayView : Port.quay", "QuayView ~push~> BoatView : Port.boat"],
            hasNot: ["PierView ~push~> BoatView", "QuayView ~push~> QuayView"]
        )
        .check()
    }

    /// A value that is put into `AnyHashable` stays what it is, as that type's own initialiser is for nothing else.
    @Test(arguments: ["AnyHashable(base)", "base"]) func whatIsErasedIsItself(_ erased: String) {
        ScannedApp(
            "routes of several features",
            [
                "App.swift": """
                import SwiftUI
                enum FishRoute: Hashable { case cod, eel }
                enum BirdRoute: Hashable { case tern }
                struct AnyRoute: Hashable {
                    let base: AnyHashable
                    init(_ base: some Hashable) { self.base = \(erased) }
                }
                @main struct Port: App {
                    @State private var path: [AnyRoute] = []
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $path) {
                                Button("Cod") { path.append(AnyRoute(FishRoute.cod)) }
                                    .navigationDestination(for: AnyRoute.self) { route in
                                        if let fish = route.base as? FishRoute {
                                            switch fish {
                                            case .cod: CodView(path: $path)
                                            case .eel: EelView()
                                            }
                                        } else if let bird = route.base as? BirdRoute {
                                            switch bird { case .tern: TernView() }
                                        }
                                    }
                            }
                        }
                    }
                }
                struct CodView: View {
                    @Binding var path: [AnyRoute]
                    var body: some View { Button("Tern") { path.append(AnyRoute(BirdRoute.tern)) } }
                }
                struct EelView: View { var body: some View { Text("eel") } }
                struct TernView: View { var body: some View { Text("tern") } }
                """
            ], has: ["CodView ~push~> TernView : Port.tern"], hasNot: ["~push~> EelView", "CodView ~push~> CodView"]
        )
        .check()
    }
}
