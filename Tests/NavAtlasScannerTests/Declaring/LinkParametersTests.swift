import Testing

/// What the cases of an enum of links carry, and which of them a link makes.
struct LinkParametersTests {
    @Test(arguments: [
        """
        switch url.host {
        case "boat": self = .boat(name: url.lastPathComponent)
        case "crew": self = .crew(of: url.lastPathComponent, isOwn: false)
        default: return nil
        }
        """,
        """
        let parts = url.pathComponents.dropFirst()
        switch (url.host, parts.first) {
        case ("boat", let name?): self = .boat(name: name)
        case ("crew", let name?): self = .crew(of: name, isOwn: false)
        default: return nil
        }
        """,
    ])
    func onlyWhatAnInitializerMakesIsALink(_ code: String) {
        ScannedApp(
            code,
            [
                "Pier.swift": """
                import SwiftUI
                enum Page: Hashable {
                    case boat(name: String), crew(of: String, isOwn: Bool), log(String), crane
                    init?(url: URL) { \(code) }
                }
                @main struct Pier: App {
                    @State private var path: [Page] = []
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $path) {
                                HarbourView(path: $path).navigationDestination(for: Page.self) { page in
                                    switch page {
                                    case .boat: BoatView()
                                    case .crew: CrewView()
                                    case .log: LogView()
                                    case .crane: CraneView()
                                    }
                                }
                            }
                            .onOpenURL { url in
                                guard let page = Page(url: url) else { return }
                                path = [page]
                            }
                        }
                    }
                }
                struct HarbourView: View {
                    @Binding var path: [Page]
                    var body: some View { Button("log") { path.append(.log("today")) } }
                }
                struct BoatView: View { var body: some View { Text("boat") } }
                struct CrewView: View { var body: some View { Text("crew") } }
                struct LogView: View { var body: some View { Text("log") } }
                struct CraneView: View { var body: some View { Text("crane") } }
                """
            ],
            has: ["link boat/{name} => BoatView : Pier.boat", "link crew/{of} => CrewView : Pier.crew"],
            hasNot: ["isOwn", "=> LogView", "=> CraneView", "=> ?", "the pattern of the links"]
        ).check()
    }
}
