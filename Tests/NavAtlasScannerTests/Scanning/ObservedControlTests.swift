import Testing

/// A control sets what it is bound to: what watches that is done by the screen with the control.
struct ObservedControlTests {
    private static func app(_ name: String, _ model: String, _ control: String, has: [String]) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import PhotosUI
                import SwiftUI
                enum Corner: Hashable { case shelves, till }
                final class Model: ObservableObject {
                    @Published var showsPage = false
                    \(model)
                }
                @main struct Shop: App { var body: some Scene { WindowGroup { RoomView() } } }
                struct RoomView: View {
                    @StateObject private var model = Model()
                    var body: some View {
                        \(control)
                            .sheet(isPresented: $model.showsPage) { PageView() }
                    }
                }
                struct PageView: View { var body: some View { Text("p") } }
                struct ShelfView: View { var body: some View { Text("s") } }
                """
            ], has: ["RoomView ~sheet~> PageView : RoomView.showsPage"] + has, hasNot: ["unresolved"])
    }

    static let apps = [
        app(
            "a toggle", "@Published var asks = false { didSet { if asks { showsPage = true } } }",
            "Toggle(\"Help\", isOn: $model.asks)", has: []),
        app(
            "a picker of photos",
            "@Published var photo: PhotosPickerItem? { didSet { if photo != nil { showsPage = true } } }",
            "PhotosPicker(\"Photo\", selection: $model.photo)", has: []),
        app(
            "an item of a tab bar",
            "@Published var corner = Corner.shelves { didSet { if corner == .till { showsPage = true } } }",
            """
            TabView(selection: $model.corner) {
                ShelfView().tabItem { Text("s") }.tag(Corner.shelves)
                Text("").tabItem { Text("t") }.tag(Corner.till)
            }
            """, has: ["RoomView -tab-> ShelfView : shelves"]),
    ]

    @Test(arguments: apps) func isFollowed(_ app: ScannedApp) { app.check() }
}
