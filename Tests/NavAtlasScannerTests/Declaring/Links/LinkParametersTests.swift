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

    /// What a case carries is the part before the one that is compared.
    @Test(arguments: [
        "if parts.count == 2, parts[1] == \"log\" { self = .log(boat: parts[0]) } else { return nil }",
        "guard parts.count == 2, parts[1] == \"log\", let boat = parts.first else { return nil }; self = .log(boat: boat)",
        """
        switch parts.count {
        case 1: self = .boat(name: parts[0])
        case 2 where parts[1] == "log": self = .log(boat: parts[0])
        default: return nil
        }
        """,
    ])
    func aPartBeforeAComparedOneIsWhatACaseCarries(_ code: String) {
        ScannedApp(
            code,
            [
                "Pier.swift": """
                import SwiftUI
                enum Page {
                    case boat(name: String), log(boat: String)
                    init?(url: URL) {
                        let parts = url.pathComponents.filter { $0 != "/" }
                        guard url.host == "boat" else { return nil }
                        \(code)
                    }
                }
                @main struct Pier: App {
                    @State private var boat: String?
                    @State private var log = false
                    var body: some Scene {
                        WindowGroup {
                            Text("Pier")
                                .sheet(isPresented: $log) { LogView() }
                                .onOpenURL { url in
                                    guard let page = Page(url: url) else { return }
                                    switch page {
                                    case .boat(let name): boat = name
                                    case .log: log = true
                                    }
                                }
                        }
                    }
                }
                struct LogView: View { var body: some View { Text("log") } }
                """
            ], has: ["link boat/{boat}/log => LogView : Pier.log"], hasNot: ["{*}/log", "log/{"]
        ).check()
    }
}
