import Testing

/// Views that are parts of what shows them.
struct DrawnViewsTests {
    /// A view that is made for a view that is a member of it is accounted for, though it is shown nowhere itself.
    @Test func viewsAreMadeForTheirMembers() {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Chat: App { var body: some Scene { WindowGroup { RoomView() } } }
            struct RoomView: View {
                @State var isFull = false
                var body: some View {
                    VStack {
                        Bubble(text: "hello") { isFull = true }.received
                    }
                    .fullScreenCover(isPresented: $isFull) { Notice(text: "full").detailed }
                }
            }
            struct Bubble: View {
                let text: String
                let action: () -> Void
                var body: some View { Text(text) }
                var received: some View { Button(text) { action() } }
            }
            struct Notice: View {
                let text: String
                var body: some View { Text(text) }
                var detailed: some View { NoticeCard(text: text) }
            }
            struct NoticeCard: View { let text: String; var body: some View { Text(text) } }
            """,
            gives: """
                RoomView -fullScreen-> NoticeCard : isFull
                RoomView ~fullScreen~> NoticeCard : RoomView.isFull
                """)
        #expect(app.found.sorted() == app.wanted)
    }
}
