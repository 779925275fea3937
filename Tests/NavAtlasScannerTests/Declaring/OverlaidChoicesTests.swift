import Testing

/// Views that are there under conditions of their own, beside others that always are.
struct OverlaidChoicesTests {
    private static func garden(_ layout: String, _ second: String) -> String {
        """
        import SwiftUI
        @main struct Garden: App { var body: some Scene { WindowGroup { BedView() } } }
        struct BedView: View {
            @State var isPlanting = false
            @State var isDark = false
            @State var harvest: Int?
            var body: some View {
                \(layout)
                    if !isDark { RoundButton(image: "plus") { isPlanting = true } }
                    \(second)
                }
                .sheet(isPresented: $isPlanting) { SeedView() }
            }
        }
        struct RoundButton: View {
            let image: String
            let action: () -> Void
            var body: some View { Button { action() } label: { Image(systemName: image) }.padding() }
        }
        struct Badge: View { let count: Int; var body: some View { Text("\\(count)") } }
        struct SeedView: View { var body: some View { Text("seeds") } }
        struct NightView: View { var body: some View { Text("night") } }
        """
    }

    @Test(arguments: ["ZStack { Color.green", "VStack { Text(\"bed\")", "ZStack { MapOfBeds { Mark() }"])
    func buttonsAndBadgesBesideOthersAreParts(layout: String) {
        let app = ScannedSource(
            "", Self.garden(layout, "if let harvest { Badge(count: harvest) }"),
            gives: """
                BedView -sheet-> SeedView : isPlanting
                BedView ~sheet~> SeedView : BedView.isPlanting
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// One state decides which of them is there.
    @Test func whatOneStateChoosesIsNoPart() {
        let app = ScannedSource(
            "", Self.garden("ZStack { Color.green", "if isDark { NightView() }"),
            gives: """
                BedView -root!-> RoundButton : roundButton
                BedView -root-> NightView : nightView
                BedView -sheet-> SeedView : isPlanting
                RoundButton ~sheet~> SeedView : BedView.isPlanting
                """)
        #expect(app.found.sorted() == app.wanted)
    }
}
