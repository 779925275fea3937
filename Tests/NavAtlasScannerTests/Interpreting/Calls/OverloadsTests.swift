import Testing

/// Which of several functions of one name a call means.
struct OverloadsTests {
    @Test("A closure is meant for the initialiser that needs one, and not for the one that may do without")
    func aClosureIsNoOptional() {
        ScannedApp(
            "a gate with and without content",
            [
                "App.swift": """
                import SwiftUI
                @main struct Barn: App { var body: some Scene { WindowGroup { YardView() } } }
                enum Place: Hashable { case loft, cellar }
                struct YardView: View {
                    @State private var path: [Place] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Button("Loft") { path.append(.loft) }
                                .navigationDestination(for: Place.self) { place in
                                    switch place {
                                    case .loft: Gate(title: "Loft") { LoftView { path.append(.cellar) } }
                                    case .cellar: Gate(title: "Cellar") { CellarView() }
                                    }
                                }
                        }
                    }
                }
                struct Gate<Content: View>: View {
                    let title: String
                    let onCancel: (() -> Void)?
                    let content: () -> Content
                    @AppStorage("isIn") private var isIn = false
                    init(title: String, onCancel: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) {
                        self.title = title
                        self.onCancel = onCancel
                        self.content = content
                    }
                    var body: some View { if isIn { content() } else { Button(title) { onCancel?() } } }
                }
                extension Gate where Content == EmptyView {
                    init(title: String, onCancel: (() -> Void)? = nil) {
                        self.init(title: title, onCancel: onCancel) { EmptyView() }
                    }
                }
                struct LoftView: View {
                    let down: () -> Void
                    var body: some View { Button("Down", action: down) }
                }
                struct CellarView: View { var body: some View { Text("Cellar") } }
                """
            ],
            has: ["YardView -push-> LoftView : loft", "LoftView ~push~> CellarView : YardView.cellar"],
            hasNot: ["unresolved"]
        ).check()
    }
}
