import Testing

/// Elements with their places, and the values of dictionaries, keep what they are.
@Suite struct TuplesTests {
    /// A hall with doors to a garden and a cellar.
    private static func hall(_ name: String, _ body: String, more: String = "", has: [String], hasNot: [String] = [])
        -> ScannedApp
    {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                enum Door: Hashable {
                    case garden, cellar
                    @ViewBuilder var screen: some View {
                        switch self {
                        case .garden: GardenView()
                        case .cellar: CellarView()
                        }
                    }
                }
                @main struct House: App { var body: some Scene { WindowGroup { HallView() } } }
                struct HallView: View {
                    let doors: [Door] = [.garden, .cellar]
                    @State var open: Door?
                    var body: some View { NavigationStack { \(body) } }
                    \(more)
                }
                struct GardenView: View { var body: some View { Text("g") } }
                struct CellarView: View { var body: some View { Text("c") } }
                """
            ], has: has, hasNot: hasNot.isEmpty ? ["unresolved"] : hasNot)
    }

    private static let links = [
        "HallView ~push~> CellarView : NavigationLink", "HallView ~push~> GardenView : NavigationLink",
    ]

    static let apps = [
        hall(
            "rows with their places",
            "ForEach(Array(doors.enumerated()), id: \\.offset) { place, door in "
                + "NavigationLink(\"\\(place)\") { door.screen } }", has: links),
        hall(
            "rows of pairs",
            "ForEach(Array(doors.enumerated()), id: \\.offset) { pair in "
                + "NavigationLink(\"\\(pair.offset)\") { pair.element.screen } }", has: links),
        hall(
            "numbered parameters",
            "Button(\"o\") { doors.enumerated().forEach { if $0 == 1 { open = $1 } } }"
                + ".navigationDestination(item: $open) { $0.screen }",
            has: [
                "HallView ~push~> CellarView : HallView.cellar", "HallView ~push~> GardenView : HallView.garden",
            ]),
        hall(
            "a loop over elements with their places",
            "Button(\"o\", action: choose).navigationDestination(item: $open) { $0.screen }",
            more: "func choose() { for (place, door) in doors.enumerated() where place == 1 { open = door } }",
            has: [
                "HallView ~push~> CellarView : HallView.cellar", "HallView ~push~> GardenView : HallView.garden",
            ]),
        hall(
            "a loop over a dictionary",
            "Button(\"o\", action: choose).navigationDestination(item: $open) { $0.screen }",
            more: "let named: [String: Door] = [\"a\": .cellar]\n"
                + "func choose() { for (name, door) in named where name == \"a\" { open = door } }",
            has: ["HallView ~push~> CellarView : HallView.cellar"], hasNot: ["~push~> GardenView"]),
        hall(
            "rows of a sorted dictionary",
            "ForEach(named.sorted { $0.key < $1.key }, id: \\.key) { name, door in NavigationLink(name) { door.screen } }",
            more: named, has: links),
        hall(
            "rows of a dictionary with numbered parameters",
            "ForEach(Array(named), id: \\.key) { NavigationLink($0) { $1.screen } }", more: named, has: links),
        hall(
            "rows of pairs that a closure makes",
            "ForEach(named.map { name, door in (name, door) }, id: \\.0) { row in NavigationLink(row.0) { row.1.screen } }",
            more: named, has: links),
        hall(
            "rows of two collections side by side",
            "ForEach(Array(zip(doors.indices, doors)), id: \\.0) { place, door in "
                + "NavigationLink(\"\\(place)\") { door.screen } }", has: links),
        hall(
            "rows of pairs of two collections",
            "ForEach(Array(zip(names, doors)), id: \\.0) { pair in NavigationLink(pair.0) { pair.1.screen } }",
            more: "let names = [\"g\", \"c\"]", has: links),
        hall(
            "rows of groups",
            "ForEach(Dictionary(grouping: doors) { $0.hashValue }.sorted { $0.key < $1.key }, id: \\.key) { _, group in "
                + "ForEach(group, id: \\.self) { door in NavigationLink(\"d\") { door.screen } } }", has: links),
        hall(
            "a dictionary made of pairs",
            "let named = Dictionary(uniqueKeysWithValues: doors.map { (\"\\($0)\", $0) }); "
                + "ForEach(named.keys.sorted(), id: \\.self) { name in NavigationLink(name) { named[name]?.screen } }",
            has: links),
    ]

    private static let named = "let named: [String: Door] = [\"g\": .garden, \"c\": .cellar]"

    @Test(arguments: apps) func areTakenApart(_ app: ScannedApp) { app.check() }

    /// A part of a tuple in a property may be assigned by itself.
    @Test(arguments: ["(news: Load, offers: Load)", "Loads"]) func partsAreAssigned(_ type: String) {
        ScannedApp(
            type,
            [
                "App.swift": """
                import SwiftUI
                enum Load { case waiting, done([String]) }
                typealias Loads = (news: Load, offers: Load)
                @main struct Shop: App { var body: some Scene { WindowGroup { NavigationStack { ShopView() } } } }
                struct ShopView: View {
                    @State private var loads: \(type) = (.waiting, .waiting)
                    var body: some View {
                        VStack {
                            switch loads.news {
                            case .waiting: ProgressView()
                            case .done(let news): ForEach(news, id: \\.self) { _ in NavigationLink("n") { NewsView() } }
                            }
                            switch loads.offers {
                            case .waiting: ProgressView()
                            case .done: NavigationLink("o") { OfferView() }
                            }
                        }
                        .task {
                            loads.news = .done(["a"])
                            loads.offers = .done([])
                        }
                    }
                }
                struct NewsView: View { var body: some View { Text("n") } }
                struct OfferView: View { var body: some View { Text("o") } }
                """
            ],
            has: ["ShopView ~push~> NewsView : NavigationLink", "ShopView ~push~> OfferView : NavigationLink"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// A closure in a tuple is called for the view that was given it.
    @Test func closuresInThemAreCalled() {
        ScannedApp(
            "a bar with an item",
            [
                "App.swift": """
                import SwiftUI
                @main struct Mill: App { var body: some Scene { WindowGroup { NavigationStack { WheelView() } } } }
                struct Bar: View {
                    typealias Item = (Image, () -> Void)
                    let item: Item?
                    init(item: Item? = nil) { self.item = item }
                    var body: some View { if let item { knob(item) } }
                    private func knob(_ knob: Item) -> some View { Button(action: { knob.1() }, label: { knob.0 }) }
                }
                struct WheelView: View {
                    @State private var grinds = false
                    @State private var rests = false
                    var body: some View {
                        VStack { Bar(item: (Image("g"), { grinds = true })); Button("r") { rests = true } }
                            .sheet(isPresented: $grinds) { StoneView() }
                            .navigationDestination(isPresented: $rests) { PondView() }
                    }
                }
                struct StoneView: View { var body: some View { Text("s") } }
                struct PondView: View {
                    @Environment(\\.dismiss) private var dismiss
                    var body: some View { Bar(item: (Image("b"), { dismiss() })) }
                }
                """
            ],
            has: ["WheelView ~sheet~> StoneView : WheelView.grinds"], hasNot: ["PondView ~", "unresolved"]
        ).check()
    }

    /// A literal that does not say what it holds keeps the parts of its tuples apart, as one that says it does.
    @Test(arguments: [
        "[(\"Wheel\", WheelController()), (\"Pond\", PondController())].map { title, root in root.title = title; return root }",
        "[(\"Wheel\", WheelController()), (\"Pond\", PondController())].map { $0.1 }",
        "[(title: \"Wheel\", root: WheelController()), (\"Pond\", PondController())].map(\\.root)",
    ])
    func partsOfALiteralAreKeptApart(_ roots: String) {
        ScannedApp(
            roots,
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        let tabs = UITabBarController()
                        tabs.viewControllers = \(roots)
                        window = UIWindow()
                        window?.rootViewController = tabs
                    }
                }
                final class WheelController: UIViewController {}
                final class PondController: UIViewController {}
                """
            ],
            has: [
                "UITabBarController -tab-> WheelController : wheelController",
                "UITabBarController -tab-> PondController : pondController",
            ],
            hasNot: ["unresolved"]
        ).check()
    }
}
