import NavAtlasModel
import NavAtlasScanner
import Testing

/// Functions that hand on to a library's of the same name, which may be themselves for all that is known.
struct GrowingCallTests {
    private static let main = "@main struct Library: App { var body: some Scene { WindowGroup { HallView() } } }\n"

    static let apps = [
        ScannedApp(
            "a modifier that hands its closure on twice to one of its name ends",
            [
                "App.swift": """
                import SwiftUI
                \(main)
                extension View {
                    func contextMenu(actions: @escaping () -> Void) -> some View {
                        contextMenu { Entry(action: actions) }.contextMenu { Entry(action: actions) }
                    }
                }
                struct Entry: View {
                    let action: () -> Void
                    var body: some View { Button("e") { action() } }
                }
                struct HallView: View {
                    @State private var path: [Int] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("h").contextMenu(actions: { path.append(1) })
                                .navigationDestination(for: Int.self) { _ in BookView() }
                        }
                    }
                }
                struct BookView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["HallView ~push~> BookView : HallView.Int"],
            hasNot: ["too large"]),
        ScannedApp(
            "a function that wraps its text on every turn ends",
            [
                "App.swift": """
                import SwiftUI
                \(main)
                extension View {
                    func titled(_ title: Title) -> some View { titled(Title(first: title)).titled(Title(second: title)) }
                }
                struct HallView: View {
                    var body: some View {
                        NavigationStack { NavigationLink("b") { BookView() }.titled(Title(text: "h")) }
                    }
                }
                struct BookView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["HallView ~push~> BookView : NavigationLink"],
            hasNot: ["too large"]),
        ScannedApp(
            "what a picker of files gives is no flag",
            [
                "App.swift": """
                import SwiftUI
                \(main)
                struct HallView: View {
                    @State private var path: [Int] = []
                    @State private var isPicking = false
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("h")
                                .navigationDestination(for: Int.self) { _ in BookView() }
                                .fileImporter(isPresented: $isPicking, allowedContentTypes: [.image]) { result in
                                    switch result {
                                    case .success: path.append(1)
                                    case .failure: break
                                    }
                                }
                        }
                    }
                }
                struct BookView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["HallView ~push~> BookView : HallView.Int"]),
    ]

    @Test(arguments: apps)
    func `a call that grows inside itself ends`(app: ScannedApp) { app.check() }
}
