import Testing

/// Views that only choose among screens by a case that they are given.
@Suite struct GivenCaseTests {
    /// Such a view stands for what it shows, though some of that stands in a stack, or brings its own.
    @Test(arguments: ["let", "var"]) func standsForWhatItShows(_ keyword: String) {
        let isTable = keyword == "let"
        ScannedApp(
            keyword,
            [
                "App.swift": """
                import SwiftUI
                enum Meal: Int, Identifiable { case soup, roast, cake; var id: Int { rawValue } }
                @main struct Inn: App { var body: some Scene { WindowGroup { MenuView() } } }
                struct MenuView: View {
                    @State private var meal: Meal?
                    var body: some View {
                        Button("soup") { meal = .soup }
                        Button("cake") { meal = .cake }.sheet(item: $meal) { TableView(meal: $0) }
                    }
                }
                struct TableView: View {
                    \(keyword) meal: Meal
                    var body: some View {
                        switch meal {
                        case .soup: NavigationView { SoupView() }.padding()
                        case .roast: RoastView()
                        case .cake: CakeView()
                        }
                    }
                }
                struct SoupView: View { var body: some View { Text("s") } }
                struct RoastView: View { var body: some View { Text("r") } }
                struct CakeView: View { var body: some View { NavigationStack { Text("c") } } }
                """
            ],
            has: isTable
                ? [
                    "MenuView ~sheet~> SoupView : MenuView.soup", "MenuView ~sheet~> CakeView : MenuView.cake",
                    "MenuView -sheet-> RoastView : roast",
                ] : ["MenuView ~sheet~> TableView : MenuView.meal", "TableView -root!-> SoupView : soup"],
            hasNot: isTable ? ["TableView", "~> RoastView"] : ["~> RoastView"]
        ).check()
    }

    /// A choice among stacks only is a coordinator's.
    @Test func choosesAmongStacks() {
        ScannedApp(
            "stacks only",
            [
                "App.swift": """
                import SwiftUI
                enum Meal: Int, Identifiable { case soup, cake; var id: Int { rawValue } }
                @main struct Inn: App { var body: some Scene { WindowGroup { MenuView() } } }
                struct MenuView: View {
                    @State private var meal: Meal?
                    var body: some View { Button("soup") { meal = .soup }.sheet(item: $meal) { TableView(meal: $0) } }
                }
                struct TableView: View {
                    let meal: Meal
                    var body: some View {
                        switch meal {
                        case .soup: SoupView()
                        case .cake: CakeView()
                        }
                    }
                }
                struct SoupView: View { var body: some View { NavigationStack { Text("s") } } }
                struct CakeView: View { var body: some View { NavigationStack { Text("c") } } }
                """
            ],
            has: ["MenuView ~sheet~> TableView : MenuView.meal", "TableView -root!-> SoupView : soup"],
            hasNot: ["MenuView ~sheet~> SoupView"]
        ).check()
    }
}
