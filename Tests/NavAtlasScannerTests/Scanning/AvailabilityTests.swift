import Testing

/// An app runs on systems before and after the version that `#available` asks for.
struct AvailabilityTests {
    private static func clock(_ body: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Clock: App { var body: some Scene { WindowGroup { Dial() } } }
            struct Dial: View {
                @State private var isSetting = false
                var body: some View {
                    NavigationStack { Button("Set") { isSetting = true } }
                        .sheet(isPresented: $isSetting) { settings }
                }
                @ViewBuilder private var settings: some View { \(body) }
            }
            struct NewSettings: View { var body: some View { Text("n") } }
            struct OldSettings: View { var body: some View { Text("o") } }
            """
        ]
    }

    @Test(arguments: [
        "if #available(iOS 26, *) { NewSettings() } else { OldSettings() }",
        "if #unavailable(iOS 26) { OldSettings() } else { NewSettings() }",
        "if #available(iOS 26, *), 1 < 2 { NewSettings() } else { OldSettings() }",
        "guard #available(iOS 26, *) else { return AnyView(OldSettings()) }; return AnyView(NewSettings())",
    ])
    func bothBranchesCount(_ body: String) {
        ScannedApp(
            body, Self.clock(body),
            has: ["Dial ~sheet~> NewSettings : Dial.isSetting", "Dial ~sheet~> OldSettings : Dial.isSetting"]
        ).check()
    }

    /// `#if os()` is decided by the platform that is read.
    @Test func onlyOneBranchOfAPlatformCounts() {
        ScannedApp(
            "os", Self.clock("\n#if os(tvOS)\n OldSettings()\n #else\n NewSettings()\n #endif\n"),
            has: ["Dial ~sheet~> NewSettings : Dial.isSetting"], hasNot: ["Dial ~sheet~> OldSettings"]
        ).check()
    }
}
