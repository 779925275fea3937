import NavAtlasScanner
import Testing

/// Links whose screen is a raw value that stands in the URL.
@Suite struct QueryItemTests {
    private static func harbour(_ reading: String) -> [String: String] {
        [
            "Harbour.swift": """
            import Stinsen
            import SwiftUI
            @main struct Harbour: App { var body: some Scene { WindowGroup { HarbourCoordinator().view() } } }
            enum Berth: String { case quay, dock = "dry-dock" }
            final class HarbourCoordinator: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\HarbourCoordinator.mole)
                @Root var mole = makeMole
                @Route(.push) var quay = makeQuay
                @Route(.push) var dock = makeDock
                func makeMole() -> some View { MoleView() }
                func makeQuay() -> some View { QuayView() }
                func makeDock() -> some View { DockView() }
                func customize(_ view: AnyView) -> some View {
                    view.onOpenURL { url in
                        guard let berth = self.berth(in: url) else { return }
                        self.moor(at: berth)
                    }
                }
                func moor(at berth: Berth) {
                    switch berth {
                    case .quay: route(to: \\.quay)
                    case .dock: route(to: \\.dock)
                    }
                }
                private func berth(in url: URL) -> Berth? {
                    guard url.scheme == "harbour" else { return nil }
                    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
                    guard let action = parts.host, action == "moor" else { return nil }
                    \(reading)
                }
            }
            struct MoleView: View { var body: some View { Text("mole") } }
            struct QuayView: View { var body: some View { Text("quay") } }
            struct DockView: View { var body: some View { Text("dock") } }
            """
        ]
    }

    @Test(arguments: [
        """
        guard let name = parts.queryItems?.first(where: { $0.name == "berth" })?.value else { return nil }
        guard let berth = Berth(rawValue: name) else { return nil }
        return berth
        """,
        """
        if let items = parts.queryItems, !items.isEmpty {
            return Berth(rawValue: parts.queryItems?.first { $0.name == "berth" }?.value ?? "")
        }
        return nil
        """,
        """
        let query = Dictionary(uniqueKeysWithValues: (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") })
        guard let name = query["berth"] else { return nil }
        return Berth(rawValue: name)
        """,
    ])
    func nameTheItemOfTheQuery(reading: String) {
        ScannedApp(
            reading, Self.harbour(reading),
            has: [
                "link \"harbour://moor?berth=quay\" => QuayView : HarbourCoordinator.quay",
                "link \"harbour://moor?berth=dry-dock\" => DockView : HarbourCoordinator.dock",
            ], hasNot: ["link harbour://moor "]
        ).check()
    }

    /// A state, a setting and a fixed value are compared and read beside the link, and are no part of it.
    @Test(arguments: [
        "if UserDefaults.standard.string(forKey: \"tide\") == Tide.high.rawValue { print(\"high\") }",
        "if tide.rawValue == \"high\" { print(\"high\") }",
        "tide = Tide(rawValue: \"high\") ?? .low",
    ])
    func otherValuesAreNoPartOfALink(_ statement: String) {
        let source = """
            import SwiftUI
            enum Tide: String { case high, low }
            @main struct Harbour: App { var body: some Scene { WindowGroup { MoleView() } } }
            struct MoleView: View {
                @State private var isMoored = false
                @State private var tide = Tide.low
                var body: some View {
                    Text("mole").sheet(isPresented: $isMoored) { DockView() }.onOpenURL { url in
                        \(statement)
                        if url.host == "dock" { isMoored = true }
                    }
                }
            }
            struct DockView: View { var body: some View { Text("dock") } }
            """
        let links = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source]).deepLinks
        #expect(links.map(\.pattern) == ["dock"])
    }

    @Test func nameWhatStandsElsewhere() {
        ScannedApp(
            "path", Self.harbour("let berth = Berth(rawValue: url.lastPathComponent)\nreturn berth"),
            has: [
                "link harbour://moor/quay => QuayView : HarbourCoordinator.quay",
                "link \"harbour://moor/dry-dock\" => DockView : HarbourCoordinator.dock",
            ]
        ).check()
    }

    /// A link may be compared with what code computes.
    @Test(arguments: [
        "if url.host == Keys.quay { isOpen = true }", "guard url.host == Keys.quay else { return }; isOpen = true",
    ])
    func aLinkIsComparedWithAComputedText(_ reading: String) {
        ScannedApp(
            reading,
            [
                "Harbour.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { MoleView() } } }
                enum Keys { static var quay: String { "quay" } }
                struct MoleView: View {
                    @State private var isOpen = false
                    var body: some View {
                        NavigationStack { Text("mole") }
                            .sheet(isPresented: $isOpen) { QuayView() }
                            .onOpenURL { url in \(reading) }
                    }
                }
                struct QuayView: View { var body: some View { Text("quay") } }
                """
            ],
            has: ["MoleView -sheet-> QuayView : isOpen"]
        ).check()
    }
}
