import Testing

/// Routes that no transition takes, and code that may take them after all.
struct GraphAssemblyRouteProofsTests {
    private static func unresolved(code: String, orchardCase: String = "month(String)") -> [String] {
        ScannedSource(
            "",
            """
            import SwiftUI
            enum OrchardRoute: Hashable { case tree(Int), \(orchardCase) }
            enum CellarRoute: Hashable { case month(String) }
            @main struct Farm: App {
                var body: some Scene { WindowGroup { TabView { OrchardView(); CellarView() } } }
            }
            struct OrchardView: View {
                @State private var path = NavigationPath()
                var body: some View {
                    NavigationStack(path: $path) {
                        Button("tree") { path.append(OrchardRoute.tree(1)) }
                            .navigationDestination(for: OrchardRoute.self) { route in
                                switch route {
                                case .tree: TreeView()
                                case .month: MonthView()
                                }
                            }
                    }
                }
            }
            struct CellarView: View {
                @State private var path = NavigationPath()
                var body: some View {
                    NavigationStack(path: $path) {
                        Button("month") { path.append(CellarRoute.month("May")) }
                            .navigationDestination(for: CellarRoute.self) { _ in BottlesView() }
                    }
                }
            }
            struct TreeView: View { var body: some View { Text("tree").onAppear { \(code) } } }
            struct MonthView: View { var body: some View { Text("month") } }
            struct BottlesView: View { var body: some View { Text("bottles") } }
            """, gives: ""
        ).found.filter { $0.hasPrefix("unresolved") }
    }

    @Test(
        "A case that carries something is meant only where that is given, and by the enum that is named",
        arguments: ["_ = Calendar.current.component(.month, from: Date())", "Store.save(CellarRoute.month(\"June\"))"])
    func otherNamesTakeNoRoute(code: String) {
        #expect(Self.unresolved(code: code).isEmpty)
    }

    @Test(arguments: [
        ("Store.save(.month(\"June\"))", "month(String)"), ("Store.save(.month)", "month"),
        ("Store.save(.month)", "month(String = \"\")"),
    ])
    func codeThatIsNotFollowedMayTakeARoute(code: String, orchardCase: String) {
        let found = Self.unresolved(code: code, orchardCase: orchardCase)
        #expect(found.contains { $0.contains("no code that takes this route was found") }, "\(found)")
    }
}
