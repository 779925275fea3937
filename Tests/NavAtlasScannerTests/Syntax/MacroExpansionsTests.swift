import Testing

/// What a macro is given may stand in the code that it makes, which nobody sees.
struct MacroExpansionsTests {
    private static func app(_ code: String, outside: String = "") -> [String: String] {
        [
            "Fair.swift": """
            import FairMacros
            import SwiftUI
            @main struct Fair: App { var body: some Scene { WindowGroup { GateView(stalls: Stalls()) } } }
            struct GateView: View {
                let stalls: Stalls
                var body: some View { Button("in") { stalls.open() } }
            }
            struct RideScreen: View { var body: some View { Text("ride") } }
            \(outside)
            struct Stalls {
                enum Kind { case first; \(code.hasPrefix("@Case") ? code : "") }
                let kind = Kind.first
                \(code.hasPrefix("@Case") ? "" : code)
                \(code.contains("func open") ? "" : "func open() {}")
            }
            """
        ]
    }

    private static let reason = "\"no code that shows it was found\""
    private static let unknown = "unresolved RideScreen : \(reason) [candidate=RideScreen]"

    @Test(arguments: [
        "@Case(RideScreen.self) case ride", "@Stall(RideScreen.self) func open() {}",
        "@Stall<RideScreen> var ride: Int", "#stalls(RideScreen.self)",
    ])
    func whatItIsGivenMayBeShown(_ code: String) {
        ScannedApp(code, Self.app(code), has: [Self.unknown]).check()
    }

    @Test func whatItIsGivenOutsideOfAnyTypeMayBeShown() {
        ScannedApp("a file's", Self.app("", outside: "#stalls(RideScreen.self)"), has: [Self.unknown]).check()
    }

    @Test func codeThatItIsGivenRunsAsALibrarys() {
        let made = "unresolved \"RideScreen(…)\" : \(Self.reason) [from=GateView candidate=RideScreen]"
        ScannedApp("a closure", Self.app("func open() { #show { RideScreen() } }"), has: [made]).check()
    }

    @Test(arguments: ["#warning(\"RideScreen\")", "#Preview { RideScreen() }"])
    func quietOnesMakeNothing(_ code: String) {
        ScannedApp(code, Self.app(code, outside: code), has: ["screen RideScreen"], hasNot: ["unresolved"]).check()
    }
}
