import Testing

/// Texts of a link that its handler pushes: they are strings, whatever else the stack has destinations for.
struct LinkTextsTests {
    @Test(arguments: [
        "url.pathComponents[2]", "url.lastPathComponent", "url.lastPathComponent.lowercased()",
        "URLComponents(url: url, resolvingAgainstBaseURL: false)!.path", "parts[2]", "parts.last!", "name",
    ])
    func aTextOfTheLinkIsAString(_ pushed: String) {
        ScannedApp(
            pushed,
            [
                "Guide.swift": """
                import SwiftUI
                @main struct Guide: App {
                    @State private var path = NavigationPath()
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $path) {
                                TownsView()
                                    .navigationDestination(for: Int.self) { TownView(id: $0) }
                                    .navigationDestination(for: String.self) { StreetView(name: $0) }
                            }
                            .onOpenURL { url in
                                guard url.host == "street" else { return }
                                let parts = url.pathComponents
                                let name = url.lastPathComponent
                                path.append(\(pushed))
                            }
                        }
                    }
                }
                struct TownsView: View { var body: some View { NavigationLink("town", value: 1) } }
                struct TownView: View { let id: Int; var body: some View { Text("town") } }
                struct StreetView: View { let name: String; var body: some View { Text(name) } }
                """
            ],
            has: ["link street => StreetView : Guide.String"], hasNot: ["unresolved", "=> ?"]
        ).check()
    }
}
