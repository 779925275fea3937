import Testing

/// Raw values of enums, which stand for their cases.
@Suite struct RawValuesTests {
    /// A tab is selected, and marked, by the number that a case stands for.
    @Test func numbersOfCasesSelectTabs() {
        ScannedApp(
            "tabs by numbers of cases",
            [
                "App.swift": """
                import SwiftUI
                enum Pier: Int { case north, south = 4, west }
                final class Harbour: ObservableObject {
                    @Published var pier = Pier.north.rawValue
                    func sail(to pier: Pier) { self.pier = pier.rawValue }
                }
                @main struct Docks: App { var body: some Scene { WindowGroup { QuayView() } } }
                struct QuayView: View {
                    @StateObject private var harbour = Harbour()
                    var body: some View {
                        TabView(selection: $harbour.pier) {
                            NorthView(harbour: harbour).tabItem { Text("north") }.tag(Pier.north.rawValue)
                            SouthView().tabItem { Text("south") }.tag(Pier.south.rawValue)
                            WestView().tabItem { Text("west") }.tag(Pier.west.rawValue)
                        }
                    }
                }
                struct NorthView: View {
                    let harbour: Harbour
                    var body: some View { Button("west") { harbour.sail(to: .west) } }
                }
                struct SouthView: View { var body: some View { Text("s") } }
                struct WestView: View { var body: some View { Text("w") } }
                """
            ],
            has: [
                "NorthView ~tab~> WestView : QuayView.west"
            ],
            hasNot: ["~> SouthView", "~> NorthView"]
        )
        .check()
    }
}
