import Testing

/// Functions that choose by a number which their callers write.
@Suite struct GivenNumbersTests {
    @Test(arguments: [
        (
            "a switch",
            """
            switch deck {
            case 0: show(Hold(), on: screen)
            case 1: show(Bridge(), on: screen)
            default: break
            }
            """
        ),
        ("a comparison", "if deck == 0 { show(Hold(), on: screen) } else { show(Bridge(), on: screen) }"),
        ("a list", "show(decks[deck], on: screen)"), ("a list of types", "show(types[deck].init(), on: screen)"),
    ])
    func showWhatTheNumberMeans(_ name: String, _ body: String) {
        ScannedApp(
            name,
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: Gangway())
                        return true
                    }
                }
                final class Purser {
                    static let shared = Purser()
                    let decks: [UIViewController] = [Hold(), Bridge()]
                    let types: [UIViewController.Type] = [Hold.self, Bridge.self]
                    func go(to deck: Int = 0, from screen: UIViewController) { \(body) }
                    private func show(_ deck: UIViewController, on screen: UIViewController) {
                        screen.navigationController?.pushViewController(deck, animated: true)
                    }
                }
                final class Gangway: UIViewController { @objc func go() { Purser.shared.go(from: self) } }
                final class Hold: UIViewController { @objc func go() { Purser.shared.go(to: 1, from: self) } }
                final class Bridge: UIViewController {}
                """
            ],
            has: ["Gangway ~push~> Hold : pushViewController", "Hold ~push~> Bridge : pushViewController"],
            hasNot: ["Gangway ~push~> Bridge", "Hold ~push~> Hold"]
        ).check()
    }

    /// A number that is counted is not followed.
    @Test func leadAnywhereWhereTheyAreCounted() {
        ScannedApp(
            "a counted page",
            [
                "App.swift": """
                import SwiftUI
                @main struct Ferry: App { var body: some Scene { WindowGroup { PierView() } } }
                struct PierView: View {
                    @State private var showsMap = false
                    @State private var showsTable = false
                    @State private var count = 0
                    var body: some View {
                        Button("next") { count += 1; turn(to: count) }
                            .sheet(isPresented: $showsMap) { MapView() }
                            .sheet(isPresented: $showsTable) { TableView() }
                    }
                    func turn(to page: Int) {
                        if page == 1 { showsMap = true } else { showsTable = true }
                    }
                }
                struct MapView: View { var body: some View { Text("map") } }
                struct TableView: View { var body: some View { Text("table") } }
                """
            ],
            has: ["PierView ~sheet~> MapView : PierView.showsMap", "PierView ~sheet~> TableView : PierView.showsTable"]
        ).check()
    }
}
