import Testing

/// Pages that stay alive in layers, of which a state makes one visible.
@Suite struct LayeredPagesTests {
    private static let pages = """
        enum Tab: CaseIterable { case farm, mill, shed }
        struct FarmView: View { var body: some View { NavigationStack { NavigationLink("barn") { BarnView() } } } }
        struct MillView: View { var body: some View { NavigationStack { NavigationLink("wheel") { WheelView() } } } }
        struct ShedView: View { var body: some View { List { Text("s") }.navigationTitle("Shed") } }
        struct BarnView: View { var body: some View { Text("b") } }
        struct WheelView: View { var body: some View { Text("w") } }
        struct Bar: View {
            @Binding var tab: Tab
            var body: some View { HStack { Button("mill") { tab = .mill }; Button("shed") { tab = .shed } } }
        }
        """

    private static let wanted = [
        "VillageView -root!-> FarmView : farm", "VillageView -root-> MillView : mill",
        "VillageView -root-> ShedView : shed",
        "VillageView ~root~> MillView : VillageView.mill", "FarmView ~push~> BarnView : NavigationLink",
    ]

    @Test func theVisiblePageIsARoot() {
        ScannedApp(
            "pages in layers",
            [
                "App.swift": """
                import SwiftUI
                @main struct Village: App { var body: some Scene { WindowGroup { VillageView() } } }
                struct VillageView: View {
                    @State private var tab = Tab.farm
                    var body: some View {
                        ZStack {
                            FarmView().opacity(tab == .farm ? 1 : 0).allowsHitTesting(tab == .farm)
                            MillView().padding().opacity(tab == .mill ? 1.0 : 0.0)
                            ShedView().opacity(tab == .shed ? 1 : 0)
                            VStack { Spacer(); Bar(tab: $tab) }
                        }
                    }
                }
                \(Self.pages)
                """
            ],
            has: Self.wanted, hasNot: ["was not followed"]
        )
        .check()
    }

    @Test func thePageOfWhatIsSelectedIsARoot() {
        ScannedApp(
            "a page for each tab",
            [
                "App.swift": """
                import SwiftUI
                @main struct Village: App { var body: some Scene { WindowGroup { VillageView() } } }
                struct VillageView: View {
                    @State private var tab = Tab.farm
                    var body: some View {
                        VStack {
                            ZStack {
                                ForEach(Tab.allCases, id: \\.self) { one in page(for: one).opacity(one == tab ? 1 : 0) }
                            }
                            Bar(tab: $tab)
                        }
                    }
                    @ViewBuilder func page(for one: Tab) -> some View {
                        switch one {
                        case .farm: FarmView()
                        case .mill: MillView()
                        case .shed: ShedView()
                        }
                    }
                }
                \(Self.pages)
                """
            ],
            has: Self.wanted, hasNot: ["was not followed"]
        )
        .check()
    }

    /// A modifier of the app's own may be given the condition, by a label.
    @Test func thePageOfAnOwnModifierIsARoot() {
        ScannedApp(
            "an own modifier",
            [
                "App.swift": """
                import SwiftUI
                @main struct Village: App { var body: some Scene { WindowGroup { VillageView() } } }
                struct VillageView: View {
                    @State private var tab = Tab.farm
                    var body: some View {
                        VStack {
                            ZStack {
                                FarmView().page(isActive: tab == .farm)
                                MillView().page(isActive: tab == .mill)
                                ShedView().page(isActive: tab == .shed)
                            }
                            Bar(tab: $tab)
                        }
                    }
                }
                extension View {
                    func page(isActive: Bool) -> some View { opacity(isActive ? 1 : 0).allowsHitTesting(isActive) }
                }
                \(Self.pages)
                """
            ],
            has: Self.wanted, hasNot: ["was not followed"]
        )
        .check()
    }
}
