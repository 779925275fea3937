import Testing

/// What the items of a tab bar show.
@Suite struct SwiftUITabsTests {
    /// While a person sees an item, the selection is the item's.
    @Test(arguments: [
        "Tab(value: floor, content: { page(floor) }, label: { Text(floor.rawValue) })",
        "page(floor).tag(floor).tabItem { Text(floor.rawValue) }",
    ])
    func showWhatTheSelectionChooses(item: String) {
        ScannedApp(
            item,
            [
                "App.swift": """
                import SwiftUI
                enum Floor: String, CaseIterable { case cellar, attic }
                @main struct House: App { var body: some Scene { WindowGroup { HouseView() } } }
                struct HouseView: View {
                    @State private var selected: Floor = .cellar
                    var body: some View {
                        TabView(selection: $selected) {
                            ForEach(Floor.allCases, id: \\.rawValue) { floor in \(item) }
                        }
                    }
                    @ViewBuilder private func page(_ floor: Floor) -> some View {
                        Group {
                            switch selected {
                            case .cellar: CellarView()
                            case .attic: AtticView()
                            }
                        }
                    }
                }
                struct CellarView: View { var body: some View { Text("cellar"); Button("light") {} } }
                struct AtticView: View { var body: some View { Text("attic"); Button("light") {} } }
                """
            ],
            has: ["HouseView -tab-> CellarView : cellar", "HouseView -tab-> AtticView : attic"],
            hasNot: ["CellarView : attic", "AtticView : cellar"]
        ).check()
    }
}
