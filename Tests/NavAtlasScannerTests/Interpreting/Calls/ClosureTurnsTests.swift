import NavAtlasModel
import NavAtlasScanner
import Testing

/// A closure that makes closures, and is called with different values.
struct ClosureTurnsTests {
    private static func app(_ parts: String, _ uses: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Mill: App { var body: some Scene { WindowGroup { Yard() } } }
            struct Grain: Hashable {}
            struct Flour: Hashable {}
            struct Yard: View {
                @State var path = NavigationPath()
                var body: some View {
                    \(parts)
                    NavigationStack(path: $path) {
                        VStack { \(uses) }
                            .navigationDestination(for: Grain.self) { _ in GrainView() }
                            .navigationDestination(for: Flour.self) { _ in FlourView() }
                    }
                }
            }
            struct GrainView: View { var body: some View { Text("g") } }
            struct FlourView: View { var body: some View { Text("f") } }
            """
        ]
    }

    static let apps = [
        ScannedApp(
            "a button for each",
            app(
                "let row = { (item: any Hashable) in Button(\"Go\") { path.append(item) } }",
                "row(Grain()); row(Flour())"),
            has: ["Yard ~push~> GrainView : Yard.Grain", "Yard ~push~> FlourView : Yard.Flour"]),
        ScannedApp(
            "an action for each",
            app(
                "let open = { (item: any Hashable) -> () -> Void in { path.append(item) } }",
                "Button(\"G\", action: open(Grain())); Button(\"F\", action: open(Flour()))"),
            has: ["Yard ~push~> GrainView : Yard.Grain", "Yard ~push~> FlourView : Yard.Flour"]),
    ]

    @Test(arguments: apps) func keepWhatEachRunWasGiven(_ app: ScannedApp) { app.check() }

    /// A closure that hands what it makes to itself ends, and hits no limit.
    @Test func aClosureThatCallsItselfEnds() {
        let files = Self.app(
            """
            var again: (@escaping () -> Void) -> Void = { _ in }
            again = { (action: @escaping () -> Void) in again { action(); path.append(Grain()) } }
            """, "Button(\"Go\") { again { path.append(Flour()) } }")
        #expect(NavAtlasScanner.Scanner().graphOrIssue(of: files).bounds.isEmpty)
    }
}
