import Testing

/// Code that is looked up by a key which is known was put under that key.
struct KeyedElementsTests {
    private static func app(_ board: String, _ first: String, _ second: String) -> [String: String] {
        [
            "Board.swift": """
            import SwiftUI
            @main struct Ship: App { var body: some Scene { WindowGroup { ShipFlow() } } }
            enum Deck: Hashable { case bridge, hold }
            @Observable final class Nav {
                static let shared = Nav()
                var path: [Deck] = []
            }
            \(board)
            struct ShipFlow: View {
                @Bindable private var nav = Nav.shared
                var body: some View {
                    NavigationStack(path: $nav.path) {
                        QuayView().navigationDestination(for: Deck.self) { deck in
                            switch deck {
                            case .bridge: BridgeView()
                            case .hold: HoldView()
                            }
                        }
                    }
                }
            }
            struct QuayView: View { var body: some View { Button("up") { \(first) } } }
            struct BridgeView: View { var body: some View { Button("down") { \(second) } } }
            struct HoldView: View { var body: some View { Text("hold") } }
            """
        ]
    }

    private static let registered = """
        final class Bells {
            static let shared = Bells()
            private var handlers: [String: () -> Void] = [:]
            init() {
                register("up") { Nav.shared.path.append(.bridge) }
                register("down") { Nav.shared.path.append(.hold) }
            }
            func register(_ name: String, _ handler: @escaping () -> Void) { handlers[name] = handler }
            func ring(_ name: String) { handlers[name]?() }
        }
        """
    private static let written = """
        enum Bell { case up, down }
        enum Bells {
            static let handlers: [Bell: () -> Void] = [
                .up: { Nav.shared.path.append(.bridge) },
                .down: { Nav.shared.path.append(.hold) },
            ]
            static func ring(_ bell: Bell) { handlers[bell]?() }
        }
        """
    private static let typed = """
        struct Up {}
        struct Down {}
        final class Bells {
            static let shared = Bells()
            private var handlers: [ObjectIdentifier: () -> Void] = [:]
            init() {
                handlers[ObjectIdentifier(Up.self)] = { Nav.shared.path.append(.bridge) }
                handlers[ObjectIdentifier(Down.self)] = { Nav.shared.path.append(.hold) }
            }
            func ring<Bell>(_ bell: Bell.Type) { handlers[ObjectIdentifier(bell)]?() }
        }
        """

    @Test(arguments: [
        (registered, "Bells.shared.ring(\"up\")", "Bells.shared.ring(\"down\")"),
        (written, "Bells.ring(.up)", "Bells.ring(.down)"),
        (typed, "Bells.shared.ring(Up.self)", "Bells.shared.ring(Down.self)"),
    ])
    func areDistinguished(_ board: String, _ first: String, _ second: String) {
        ScannedApp(
            first, Self.app(board, first, second),
            has: ["QuayView ~push~> BridgeView : ShipFlow.bridge", "BridgeView ~push~> HoldView : ShipFlow.hold"],
            hasNot: ["QuayView ~push~> HoldView", "BridgeView ~push~> BridgeView"]
        ).check()
    }

    /// Of a key that is not known, all may be meant.
    @Test func areAllMeantByAnUnknownKey() {
        let ring = "Bells.shared.ring(UserDefaults.standard.string(forKey: \"bell\") ?? title)"
        ScannedApp(
            ring, Self.app(Self.registered, ring, ""),
            has: ["QuayView ~push~> BridgeView : ShipFlow.bridge", "QuayView ~push~> HoldView : ShipFlow.hold"]
        ).check()
    }

    /// A default is given in place of what is not there.
    @Test(arguments: ["Screens.all[.first, default: { MapController() }]()", "Screens.make(.first)"])
    func aDefaultStandsForWhatIsNotThere(_ made: String) {
        let code = """
            enum Key { case first, second }
            enum Screens {
                static let all: [Key: () -> UIViewController] = [.first: { ListController() }]
                static func make(_ key: Key) -> UIViewController { all[key, default: { MapController() }]() }
            }
            """
        let other = made.replacing(".first", with: ".second")
        ScannedApp(
            made,
            [
                "App.swift": TwoControllers.app(
                    code, first: "present(\(made), animated: true)", second: "present(\(other), animated: true)")
            ],
            has: [
                "FirstController ~sheet~> ListController : present",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: [
                "FirstController ~sheet~> MapController", "SecondController ~sheet~> ListController",
            ]
        ).check()
    }

    /// A global constant is asked like any other, and so is a list for what stands at a place that is written.
    @Test(arguments: [
        (
            "let all: [String: () -> UIViewController] = [\"first\": { ListController() }, \"second\": { MapController() }]",
            "all[KEY]!()"
        ),
        (
            "private let all: [Key: UIViewController.Type] = [.first: ListController.self, .second: MapController.self]",
            "all[.KEY]!.init()"
        ),
        ("let all: [() -> UIViewController] = [{ ListController() }, { MapController() }]", "all[PLACE]()"),
        (
            "enum Screens { static let all: [() -> UIViewController] = [{ ListController() }, { MapController() }] }",
            "Screens.all[PLACE]()"
        ),
    ])
    func areToldApartInGlobalConstants(_ declaration: String, _ made: String) {
        let first = made.replacing(".KEY", with: ".first").replacing("KEY", with: "\"first\"").replacing(
            "PLACE", with: "0")
        let second = made.replacing(".KEY", with: ".second").replacing("KEY", with: "\"second\"").replacing(
            "PLACE", with: "1")
        ScannedApp(
            made,
            [
                "App.swift": TwoControllers.app(
                    "enum Key { case first, second }\n\(declaration)", first: "present(\(first), animated: true)",
                    second: "present(\(second), animated: true)")
            ],
            has: [
                "FirstController ~sheet~> ListController : present",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: ["FirstController ~sheet~> MapController", "SecondController ~sheet~> ListController"]
        ).check()
    }
}
