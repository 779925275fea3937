import Testing

/// Closures that calls leave out, as their functions declare them.
@Suite struct DefaultClosuresTests {
    /// A view that shows itself again leaves out the same closure at each level: its levels are not told apart without end.
    @Test func aClosureThatIsLeftOutIsTheSameAtEachLevel() {
        ScannedApp(
            "a default closure",
            [
                "App.swift": """
                import SwiftUI
                @main struct Forum: App { var body: some Scene { WindowGroup { ThreadView() } } }
                struct Post: Identifiable { let id: String; let text: String }
                struct ThreadView: View {
                    @State private var isOpen = false
                    let posts: [Post] = []
                    var body: some View {
                        List(posts) { post in PostView(post: post) { _ in isOpen = true } }
                            .sheet(isPresented: $isOpen) { ReplyView() }
                    }
                }
                struct PostView: View {
                    let post: Post
                    let onReply: (String) -> Void
                    init(post: Post, onReply: @escaping (String) -> Void = { _ in }) {
                        self.post = post
                        self.onReply = onReply
                    }
                    var body: some View { PostText(post: post, onReply: { self.onReply($0) }) }
                }
                struct PostText: View {
                    let post: Post
                    let onReply: (String) -> Void
                    @State private var inner: Post?
                    var body: some View {
                        VStack {
                            Text(post.text)
                            if let inner { Button { onReply(inner.id) } label: { PostView(post: inner) } }
                        }
                        .onAppear { inner = Post(id: "1", text: "x") }
                    }
                }
                struct ReplyView: View { var body: some View { Text("r") } }
                """
            ],
            has: ["ThreadView ~sheet~> ReplyView : ThreadView.isOpen"], hasNot: ["bound", "unresolved"]
        ).check()
    }
}
