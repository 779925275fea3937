import Testing

/// Collections that begin empty, and that the app's code alone fills.
struct EmptyCollectionsTests {
    private static func settings(_ kind: String, _ fill: (_ row: String) -> String) -> ScannedApp {
        ScannedApp(
            kind,
            [
                "App.swift": """
                import UIKit
                struct Row { let title: String; var onSelect: (() -> Void)? }
                struct Section { let title: String; var rows: [Row] }
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = UINavigationController(rootViewController: Settings())
                        return true
                    }
                }
                class Rows: UITableViewController {
                    var sections: [Section] = []
                    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
                        sections[path.section].rows[path.row].onSelect?()
                    }
                }
                final class Settings: Rows {
                    override func viewDidLoad() {
                        \(fill("Row(title: \"About\") { self.show(About(), sender: nil) }"))
                    }
                }
                final class About: Rows {
                    override func viewDidLoad() {
                        \(fill("Row(title: \"Licences\") { self.show(Licences(), sender: nil) }"))
                    }
                }
                final class Licences: UIViewController {}
                """
            ], has: ["Settings ~push~> About : show", "About ~push~> Licences : show"],
            hasNot: ["Settings ~push~> Licences", "About ~push~> About", "unresolved"])
    }

    static let apps = [
        settings("assigned") { "sections = [Section(title: \"\", rows: [\($0)])]" },
        settings("appended") { "sections.append(Section(title: \"\", rows: [\($0)]))" },
        settings("filled row by row") {
            "var rows = [\($0)]; rows.append(Row(title: \"Version\")); sections.append(Section(title: \"\", rows: rows))"
        },
    ]

    @Test("Each object has what it was filled with", arguments: apps)
    func eachObjectHasWhatItWasFilledWith(app: ScannedApp) { app.check() }

    /// A struct with a library's delegate, as a table's cells in many apps: each table runs its own.
    @Test func aStructMayHoldAnObjectOfALibrarysProtocol() {
        ScannedApp(
            "cells with delegates",
            [
                "App.swift": """
                import UIKit
                struct Cell { let delegate: UITableViewDelegate }
                final class Item: NSObject, UITableViewDelegate {
                    let select: () -> Void
                    init(select: @escaping () -> Void) { self.select = select }
                    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { select() }
                }
                class List: UITableViewController {
                    var cells: [Cell] = []
                    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
                        cells[path.row].delegate.tableView?(tableView, didSelectRowAt: path)
                    }
                }
                final class Cities: List {}
                final class Rivers: List {}
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let first = UINavigationController()
                    let second = UINavigationController()
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        let tabs = UITabBarController()
                        tabs.viewControllers = [first, second]
                        window = UIWindow()
                        window?.rootViewController = tabs
                        let cities = Cities()
                        cities.cells = [Cell(delegate: Item(select: showCity))]
                        first.viewControllers = [cities]
                        let rivers = Rivers()
                        rivers.cells = [Cell(delegate: Item(select: showRiver))]
                        second.viewControllers = [rivers]
                        return true
                    }
                    func showCity() { first.pushViewController(City(), animated: true) }
                    func showRiver() { second.pushViewController(River(), animated: true) }
                }
                final class City: UIViewController {}
                final class River: UIViewController {}
                """
            ], has: ["Cities ~push~> City : pushViewController", "Rivers ~push~> River : pushViewController"],
            hasNot: ["Cities ~push~> River", "Rivers ~push~> City"]
        ).check()
    }

    /// An empty list in an optional is something: what shows while there is a list comes up.
    @Test(arguments: ["search = []", "search = [String]()"])
    func anEmptyListInAnOptionalIsSomething(_ open: String) {
        ScannedApp(
            open,
            [
                "App.swift": """
                import SwiftUI
                @Observable final class Paths { var search: [String]? = nil }
                @main struct Shop: App {
                    @State private var paths = Paths()
                    var body: some Scene { WindowGroup { ListView().environment(paths) } }
                }
                struct ListView: View {
                    @Environment(Paths.self) private var paths
                    var body: some View {
                        Button("Search") { paths.\(open) }
                            .sheet(
                                isPresented: .init(get: { paths.search != nil }, set: { _ in paths.search = nil })
                            ) { SearchView() }
                    }
                }
                struct SearchView: View {
                    @Environment(Paths.self) private var paths
                    var body: some View {
                        NavigationStack(path: Binding(get: { paths.search ?? [] }, set: { paths.search = $0 })) {
                            NavigationLink("Found", value: "found")
                                .navigationDestination(for: String.self) { _ in FoundView() }
                        }
                    }
                }
                struct FoundView: View { var body: some View { Text("Found") } }
                """
            ], has: ["ListView ~sheet~> SearchView : ListView.search"], hasNot: ["ListView ~push~>", "unresolved"]
        ).check()
    }
}
