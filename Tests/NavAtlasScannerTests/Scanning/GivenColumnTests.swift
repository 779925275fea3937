import Testing

/// What the columns of a split view are given.
struct GivenColumnTests {
    /// A router that every screen uses makes the split view anew: none of them leads to what stands in its columns.
    @Test func aNewSplitViewStandsAroundNoScreen() {
        ScannedApp(
            "a router for all screens",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        window = UIWindow()
                        Router.shared.show(.home, in: window!)
                        return true
                    }
                }
                final class Columns: UISplitViewController {}
                final class Router {
                    static let shared = Router()
                    enum Place { case home, barn }
                    func controller(_ place: Place) -> UIViewController? {
                        switch place {
                        case .home:
                            let columns = Columns()
                            columns.viewControllers = [List(), Empty()]
                            return columns
                        case .barn: return Barn()
                        }
                    }
                    func show(_ place: Place, in window: UIWindow) {
                        if let controller = controller(place) { window.rootViewController = controller }
                    }
                }
                final class List: UIViewController {
                    @objc func again() { Router.shared.show(.home, in: view.window!) }
                    @objc func barn() { Router.shared.show(.barn, in: view.window!) }
                }
                final class Empty: UIViewController {}
                final class Barn: UIViewController {
                    @objc func home() { Router.shared.show(.home, in: view.window!) }
                }
                """
            ],
            has: [
                "entry Columns", "Columns -root!-> List : list", "Columns -root!-> Empty : empty",
                "List ~root~> Barn : rootViewController", "Barn ~root~> Columns : rootViewController",
            ],
            hasNot: ["setViewController", "~> List", "~> Empty"]
        ).check()
    }

    /// What a frame around a split view is given for its columns stands beside one another.
    @Test func noColumnLeadsToAnother() {
        ScannedApp(
            "a frame around a split view",
            [
                "App.swift": """
                import SwiftUI
                struct Frame<Side: View, Main: View>: View {
                    private let side: Side
                    private let main: Main
                    init(@ViewBuilder side: () -> Side, @ViewBuilder main: () -> Main) {
                        self.side = side()
                        self.main = main()
                    }
                    var body: some View { NavigationSplitView { side } detail: { main } }
                }
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                struct Yard: View {
                    @State private var animal: String?
                    var body: some View {
                        Frame {
                            Stalls(animal: $animal)
                        } main: {
                            Group {
                                if let animal { Animal(name: animal) } else { Nobody() }
                            }
                            .toolbar { Button("feed") {} }
                        }
                    }
                }
                struct Stalls: View {
                    @Binding var animal: String?
                    var body: some View { List(selection: $animal) { Text("hen").tag("hen") } }
                }
                struct Animal: View { let name: String; var body: some View { Text(name).navigationTitle(name) } }
                struct Nobody: View { var body: some View { Text("-").navigationTitle("-") } }
                """
            ],
            has: [
                "Yard -root!-> Stalls : stalls", "Yard -root!-> Animal : animal", "Yard -root!-> Nobody : nobody",
            ],
            hasNot: ["Stalls -", "Animal -", "Nobody -"]
        ).check()
    }
}
