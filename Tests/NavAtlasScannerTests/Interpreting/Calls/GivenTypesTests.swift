import Testing

/// Types as values: generic functions are given them, collections hold them, and casts ask for them.
struct GivenTypesTests {
    /// An app's delegate.
    ///
    /// - Parameter preparing: what it does before it shows the first screen.
    private static func launcher(showing first: String, preparing: String = "") -> String {
        """
        import UIKit
        @main final class Launcher: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
            ) -> Bool {
                \(preparing)
                window = UIWindow()
                window?.rootViewController = UINavigationController(rootViewController: \(first)())
                return true
            }
        }
        """
    }

    @Test func eachTypeIsMade() {
        ScannedApp(
            "either of two types",
            [
                "Launcher.swift": Self.launcher(showing: "Bakery"),
                "App.swift": """
                import UIKit
                enum Oven {
                    static func bake<Dish: UIViewController>(type: Dish.Type) -> Dish { Dish() }
                    static func serve<Dish: UIViewController, Sauce: UIViewController>(
                        _ dish: Dish.Type, with sauce: Sauce.Type, by bakery: UIViewController
                    ) {
                        bakery.present(Dish(), animated: true)
                        bakery.show(Sauce(), sender: nil)
                    }
                }
                final class Bakery: UIViewController {
                    var isMorning = true
                    @objc func orderBread() {
                        let bread = Oven.bake(type: isMorning ? Roll.self : Loaf.self)
                        navigationController?.pushViewController(bread, animated: true)
                    }
                    @objc func orderMeal() {
                        Oven.serve(isMorning ? Egg.self : Pie.self, with: isMorning ? Jam.self : Gravy.self, by: self)
                    }
                }
                final class Roll: UIViewController {}
                final class Loaf: UIViewController {}
                final class Egg: UIViewController {}
                final class Pie: UIViewController {}
                final class Jam: UIViewController {}
                final class Gravy: UIViewController {}
                """,
            ],
            has: [
                "Bakery ~push~> Roll : pushViewController", "Bakery ~push~> Loaf : pushViewController",
                "Bakery ~sheet~> Egg : present", "Bakery ~sheet~> Pie : present", "Bakery ~push~> Jam : show",
                "Bakery ~push~> Gravy : show",
            ], hasNot: ["unresolved"]
        ).check()
    }

    /// A registry of types: what is made is of the type that was put under the name.
    @Test func typesAreKeptUnderTheirNames() {
        ScannedApp(
            "a registry of types",
            [
                "Launcher.swift": Self.launcher(
                    showing: "Market",
                    preparing: """
                        Guild.register(Baker.self, as: "baker")
                        Guild.register(Miller.self, as: "miller")
                        Guild.shared.guests.append(Farmer.self)
                        """),
                "App.swift": """
                import UIKit
                protocol Trade {
                    init()
                    func stall() -> UIViewController
                }
                final class Guild {
                    static let shared = Guild()
                    private var trades = [String: Trade.Type]()
                    var guests: [Trade.Type] = []
                    static func register<Kind: Trade>(_ kind: Kind.Type, as name: String) { shared.trades[name] = kind }
                    static func trade<Kind>(named name: String) -> Kind.Type { shared.trades[name] as! Kind.Type }
                    func trade(_ name: String) -> Trade.Type { trades[name]! }
                }
                final class Baker: Trade { func stall() -> UIViewController { BreadStall() } }
                final class Miller: Trade { func stall() -> UIViewController { FlourStall() } }
                final class Farmer: Trade { func stall() -> UIViewController { EggStall() } }
                final class Market: UIViewController {
                    @objc func buyBread() {
                        let kind: Baker.Type = Guild.trade(named: "baker")
                        present(kind.init().stall(), animated: true)
                    }
                    @objc func buyFlour() { show(Guild.shared.trade("miller").init().stall(), sender: nil) }
                    @objc func buyEggs() {
                        for kind in Guild.shared.guests {
                            navigationController?.pushViewController(kind.init().stall(), animated: true)
                        }
                    }
                }
                final class BreadStall: UIViewController {}
                final class FlourStall: UIViewController {}
                final class EggStall: UIViewController {}
                """,
            ],
            has: [
                "Market ~sheet~> BreadStall : present", "Market ~push~> FlourStall : show",
                "Market ~push~> EggStall : pushViewController",
            ], hasNot: ["unresolved", "Market ~push~> BreadStall", "Market ~sheet~> FlourStall"]
        ).check()
    }

    /// Nothing is of no type: what asks for one goes no further.
    @Test func nothingIsOfNoType() {
        ScannedApp(
            "a router that is given nothing",
            [
                "App.swift": """
                import SwiftUI
                @main struct Fair: App { var body: some Scene { WindowGroup { FairView() } } }
                enum Stall { case bread, eggs }
                struct FairView: View {
                    @State private var buysBread = false
                    @State private var buysEggs = false
                    var body: some View {
                        VStack {
                            Button("Bread") { visit(Stall.bread) }
                            Button("None") { visit(nil) }
                        }
                        .sheet(isPresented: $buysBread) { BreadView() }
                        .sheet(isPresented: $buysEggs) { EggsView() }
                    }
                    private func visit(_ place: Any?) {
                        guard let stall = place as? Stall else { return }
                        switch stall {
                        case .bread: buysBread = true
                        case .eggs: buysEggs = true
                        }
                    }
                }
                struct BreadView: View { var body: some View { Text("bread") } }
                struct EggsView: View { var body: some View { Text("eggs") } }
                """
            ],
            has: ["FairView ~sheet~> BreadView : FairView.buysBread"], hasNot: ["~> EggsView"]
        ).check()
    }

    /// A case that is made of a type which a constant holds carries what it is given.
    @Test func aCaseOfATypeInAConstant() {
        ScannedApp(
            "a case of a type",
            [
                "App.swift": """
                import SwiftUI
                enum Path: Hashable { case tree(Int) }
                @main struct Garden: App { var body: some Scene { WindowGroup { GardenView() } } }
                struct GardenView: View {
                    @State private var path: [Path] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            HelpView<Path>(path: $path).navigationDestination(for: Path.self) { _ in TreeView() }
                        }
                    }
                }
                struct HelpView<Step: Hashable>: View {
                    @Binding var path: [Step]
                    var body: some View {
                        Button("h") {
                            if let type = Step.self as? Path.Type, let step = type.tree(1) as? Step { path.append(step) }
                        }
                    }
                }
                struct TreeView: View { var body: some View { Text("t") } }
                """
            ], has: ["HelpView ~push~> TreeView : GardenView.tree"], hasNot: ["unresolved"]
        ).check()
    }
}
