import Testing

/// Members that an app's extensions give to the types of a library.
struct ExtendedMembersTests {
    private static func harbor(_ shown: String, _ more: String = "") -> String {
        """
        import SwiftUI
        @main struct Harbor: App { var body: some Scene { WindowGroup { QuayView() } } }
        enum Berth: Hashable { case yacht, ferry }
        @Observable final class Pilot {
            var path = NavigationPath()
            var berth: Berth?
        }
        struct QuayView: View {
            @State private var pilot = Pilot()
            var body: some View {
                NavigationStack(path: $pilot.path) { \(shown) }
            }
            func show(_ berth: Berth) -> some View { Button("\\(berth)") { pilot.berth = berth } }
        }
        struct YachtView: View { var body: some View { Text("yacht") } }
        struct FerryView: View { var body: some View { Text("ferry") } }
        \(more)
        """
    }

    /// The destinations that such a modifier declares, and what it stands around.
    @Test(arguments: ["var withBerths: some View", "@ViewBuilder var withBerths: some View"])
    func aModifierMayBeAProperty(_ declaration: String) {
        let more = """
            extension View {
                \(declaration) { modifier(Berths()) }
            }
            struct Berths: ViewModifier {
                func body(content: Content) -> some View {
                    content.navigationDestination(for: Berth.self) { berth in
                        switch berth {
                        case .yacht: YachtView()
                        case .ferry: FerryView()
                        }
                    }
                }
            }
            """
        ScannedApp(
            declaration,
            [
                "App.swift": Self.harbor(
                    "List { Button(\"\") { pilot.path.append(Berth.ferry) } }.withBerths.padding()", more)
            ],
            has: ["QuayView -push-> YachtView : yacht", "QuayView ~push~> FerryView : QuayView.ferry"],
            hasNot: ["~> YachtView", "unresolved"]
        ).check()
    }

    /// Nothing is known of a property that a library gives to views, but that it gives a view.
    @Test func aLibrarysModifierMayBeAProperty() {
        ScannedApp(
            "a property of a package",
            ["App.swift": Self.harbor("List { NavigationLink(\"\") { FerryView() } }.framed")],
            has: ["QuayView ~push~> FerryView : NavigationLink"], hasNot: ["unresolved"]
        ).check()
    }

    /// What a method makes of a binding is bound to the same state, and shows what the case shows that the state holds. Such
    /// a method stands in a file that says nothing of navigation.
    @Test(arguments: [
        "func isThere<Held>() -> Binding<Bool> where Value == Held? { Binding<Bool>(of: self) }",
        """
        func isThere<Held>() -> Binding<Bool> where Value == Held? {
            .init(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
        }
        """,
    ])
    func aMethodOfBindingsIsBoundToTheSame(_ method: String) {
        let shown = """
            VStack { show(.yacht); show(.ferry) }
                .sheet(isPresented: $pilot.berth.isThere()) {
                    switch pilot.berth {
                    case .yacht: YachtView()
                    case .ferry: FerryView()
                    case nil: EmptyView()
                    }
                }
            """
        ScannedApp(
            method,
            [
                "App.swift": Self.harbor(shown),
                "Flags.swift": """
                import SwiftUI
                extension Binding { \(method) }
                extension Binding where Value == Bool {
                    init<Held>(of held: Binding<Held?>) {
                        self.init(get: { held.wrappedValue != nil }, set: { if !$0 { held.wrappedValue = nil } })
                    }
                }
                """,
            ],
            has: [
                "QuayView -sheet-> YachtView : yacht", "QuayView -sheet-> FerryView : ferry",
                "QuayView ~sheet~> YachtView : QuayView.yacht", "QuayView ~sheet~> FerryView : QuayView.ferry",
            ], hasNot: ["unresolved", "FerryView : yacht", "YachtView : ferry"]
        ).check()
    }

    /// `Self` is the library's type. As a sheet goes, the system sets the flag back that presents it, and not the state that
    /// the flag is a part of.
    @Test func aMethodMayMakeABindingAsSelf() {
        let source = """
            import SwiftUI
            @main struct Harbor: App { var body: some Scene { WindowGroup { QuayView() } } }
            struct Signals: Equatable { var isRaised = false }
            struct QuayView: View {
                @State private var signals = Signals()
                private var watched: Binding<Signals> { $signals.onSet { print($0) } }
                var body: some View {
                    Button("raise") { signals.isRaised = true }
                        .sheet(isPresented: watched.isRaised) { FlagView() }
                }
            }
            struct FlagView: View { var body: some View { Text("flag") } }
            extension Binding where Value: Equatable {
                func onSet(_ act: @escaping (Value) -> Void) -> Self {
                    .init(get: { self.wrappedValue }, set: { value in self.wrappedValue = value; act(value) })
                }
            }
            """
        ScannedApp(
            "a part of a state", ["App.swift": source], has: ["QuayView ~sheet~> FlagView : QuayView.isRaised"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// What an extension lays over the view itself works for that view, which stays the screen that it is.
    @Test(arguments: ["ZStack { self; Fog() }", "VStack { self; Fog() }", "ZStack { self; if true { Fog() } }"])
    func whatLiesOverTheViewItselfIsAPartOfIt(_ body: String) {
        let source = """
            import SwiftUI
            @main struct Harbor: App { var body: some Scene { WindowGroup { GateView() } } }
            final class Pass: ObservableObject { static let shared = Pass(); @Published var isValid = false }
            struct GateView: View {
                @ObservedObject var pass = Pass.shared
                var body: some View {
                    Group { if pass.isValid { QuayView().transition(.opacity).foggy() } else { BoothView() } }
                }
            }
            extension View { func foggy() -> some View { \(body) } }
            struct Fog: View {
                @State private var isThick = false
                var body: some View { Button("fog") { isThick = true }.sheet(isPresented: $isThick) { HornView() } }
            }
            struct BoothView: View { var body: some View { Button("pass") { Pass.shared.isValid = true } } }
            struct QuayView: View {
                @State private var isBoarding = false
                var body: some View { Button("board") { isBoarding = true }.sheet(isPresented: $isBoarding) { DeckView() } }
            }
            struct DeckView: View { var body: some View { Text("deck") } }
            struct HornView: View { var body: some View { Text("horn") } }
            """
        ScannedApp(
            body, ["App.swift": source],
            has: [
                "GateView -root-> QuayView : quayView", "QuayView ~sheet~> DeckView : QuayView.isBoarding",
                "QuayView ~sheet~> HornView : QuayView.isThick",
            ], hasNot: ["GateView ~sheet~> DeckView", "screen Fog", "unresolved"]
        ).check()
    }

    /// What represents a view or controller of UIKit's, and what draws a shape, is a view with all its modifiers.
    @Test(arguments: [
        """
        struct Chart: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> ChartController { ChartController() }
            func updateUIViewController(_ controller: ChartController, context: Context) {}
        }
        """,
        """
        struct Chart: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {}
        }
        """,
        "struct Chart: Shape { func path(in rect: CGRect) -> Path { Path() } }",
    ])
    func viewsOfOtherKindsHaveModifiers(_ chart: String) {
        let more = """
            \(chart)
            extension View {
                func asking(for berth: Binding<Berth?>) -> some View {
                    sheet(item: berth) { _ in FerryView() }
                }
            }
            """
        ScannedApp(
            chart, ["App.swift": Self.harbor("Chart().asking(for: $pilot.berth).toolbar { show(.ferry) }", more)],
            has: ["Chart ~sheet~> FerryView : QuayView.berth"], hasNot: ["unresolved"]
        ).check()
    }

    private static let pier = """
        import ReactorKit
        import RxCocoa
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let pilot = Pilot()
            func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
                pilot.begin(in: window)
                return true
            }
        }
        final class Pilot {
            private var current: UIViewController?
            func begin(in window: UIWindow?) {
                let pier = PierController(pilot: self)
                window?.rootViewController = pier
                current = pier
            }
            func board() {
                let deck = UINavigationController(rootViewController: DeckController(pilot: self))
                current?.present(deck, animated: true)
                current = deck
            }
            func leave() {
                guard let current, let below = current.presentingViewController else { return }
                current.dismiss(animated: true) { self.current = below }
            }
        }

        """

    /// A name says of which of UIKit's views something is that a library hands on and of which nothing else is known.
    @Test func aViewOfUIKitsIsKnownByItsName() {
        let source =
            Self.pier + """
                final class PierController: UIViewController, BoatCellDelegate {
                    let pilot: Pilot
                    let table = UITableView()
                    init(pilot: Pilot) { self.pilot = pilot; super.init(nibName: nil, bundle: nil) }
                    override func viewDidLoad() {
                        Boats().all.bind(to: table.rx.items) { [weak self] tableView, row, boat in
                            guard let cell = tableView.cell(BoatCell.self, at: row) else { return UITableViewCell() }
                            cell.delegate = self
                            return cell
                        }
                    }
                    func cellDidTap() { board() }
                    private func board() { pilot.board() }
                }
                final class DeckController: UIViewController { init(pilot: Pilot) {} }
                final class Boats { let all = PublishRelay<[Int]>() }
                protocol BoatCellDelegate: AnyObject { func cellDidTap() }
                final class BoatCell: UITableViewCell {
                    weak var delegate: BoatCellDelegate?
                    override init(style: CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        let tap = UITapGestureRecognizer()
                        tap.rx.event.subscribe(onNext: { [weak self] _ in self?.delegate?.cellDidTap() })
                    }
                }
                extension UITableView {
                    func cell<Cell: UITableViewCell>(_ type: Cell.Type, at row: Int) -> Cell? {
                        dequeueReusableCell(withIdentifier: String(describing: type), for: [0, row]) as? Cell
                    }
                }
                """
        ScannedApp(
            "a table", ["App.swift": source], has: ["PierController ~sheet~> DeckController : Pilot.board"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// No property of a container of UIKit's gives the container itself, whatever stands in it.
    @Test func noPropertyOfAContainerIsTheContainer() {
        let source =
            Self.pier + """
                class BaseController<Model: Reactor>: UIViewController, View {
                    let pilot: Pilot
                    init(pilot: Pilot) { self.pilot = pilot; super.init(nibName: nil, bundle: nil) }
                }
                final class PierController: BaseController<PierModel> {
                    override func viewDidLoad() { pilot.board() }
                }
                final class DeckController: BaseController<DeckModel> {
                    override func viewDidLoad() { pilot.leave() }
                }
                """
        ScannedApp(
            "what is below", ["App.swift": source], has: ["PierController ~sheet~> DeckController : Pilot.board"],
            hasNot: ["Pilot -root-> DeckController", "DeckController ~", "unresolved"]
        ).check()
    }

    /// What is assigned to a property of no object of the app's is done by its setter.
    @Test(arguments: [
        (
            "UserDefaults.standard.isMember",
            """
            extension UserDefaults {
                var isMember: Bool { get { bool(forKey: "isMember") } set { set(newValue, forKey: "isMember") } }
            }
            """
        ),
        (
            "UserDefaults.isMember",
            """
            extension UserDefaults {
                static var isMember: Bool {
                    get { UserDefaults.standard.bool(forKey: "isMember") }
                    set { UserDefaults.standard.set(newValue, forKey: "isMember") }
                }
            }
            """
        ),
        (
            "Wishes.isMember",
            """
            enum Wishes {
                static var isMember: Bool {
                    get { UserDefaults.standard.bool(forKey: "isMember") }
                    set { UserDefaults.standard.set(newValue, forKey: "isMember") }
                }
            }
            """
        ),
    ])
    func aSetterIsRun(_ property: String, _ declaration: String) {
        ScannedApp(
            "a zoo for members",
            [
                "App.swift": """
                import SwiftUI
                @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
                \(declaration)
                struct GateView: View {
                    @AppStorage("isMember") private var isMember = false
                    var body: some View { if isMember { LionView() } else { TicketView() } }
                }
                struct TicketView: View { var body: some View { Button("join") { \(property) = true } } }
                struct LionView: View { var body: some View { Text("l") } }
                """
            ],
            has: ["TicketView ~root~> LionView : GateView.lionView"]
        ).check()
    }
}
