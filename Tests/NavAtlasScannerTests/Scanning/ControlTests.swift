import NavAtlasScanner
import Testing

/// What controls show, and what they do.
struct ControlTests {
    private static func app(_ control: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct HarborApp: App { var body: some Scene { WindowGroup { Quay() } } }
            struct Quay: View {
                @State private var isOpen = false
                private func open() { isOpen = true }
                var body: some View {
                    VStack { \(control) }
                }
            }
            struct BoatRow: View {
                @State private var isShown = false
                var body: some View {
                    Text("Boat").onLongPressGesture { isShown = true }.sheet(isPresented: $isShown) { BoatScreen() }
                }
            }
            struct BoatScreen: View { var body: some View { Text("Boat") } }
            """
        ]
    }

    /// The label of a control is a part of the screen, wherever it stands.
    @Test(arguments: [
        "Button(action: open) { BoatRow() }",
        "Button(action: { open() }) { BoatRow().padding() }",
        "Button(role: .destructive, action: open) { BoatRow() }",
        "Button { open() } label: { BoatRow() }",
        "Button(action: open, label: { BoatRow() })",
        "Toggle(isOn: $isOpen) { BoatRow() }",
        "Stepper(value: $count) { BoatRow() }",
    ]) func labelIsShown(control: String) {
        ScannedApp(
            control, Self.app(control), has: ["Quay ~sheet~> BoatScreen : Quay.isShown"], hasNot: ["unresolved"]
        ).check()
    }

    /// What a button does makes no part of the screen.
    @Test(arguments: [
        "Button(\"Open\") { BoatRow() }",
        "Button(\"Open\", role: .cancel) { BoatRow() }",
        "Button { BoatRow() } label: { Text(\"Open\") }",
        "Button(action: { BoatRow() }) { Text(\"Open\") }",
    ]) func actionIsNotShown(control: String) {
        ScannedApp(control, Self.app(control), has: [], hasNot: ["Quay ~sheet~>"]).check()
    }

    /// A person who switches a toggle sets its flag.
    @Test func toggleSetsItsFlag() {
        ScannedApp(
            "a toggle shows a sheet",
            [
                "App.swift": """
                import SwiftUI
                @main struct HarborApp: App { var body: some Scene { WindowGroup { Quay() } } }
                struct Quay: View {
                    @State private var isOpen = false
                    var body: some View {
                        Toggle("Tide", isOn: $isOpen).sheet(isPresented: $isOpen) { TideScreen() }
                    }
                }
                struct TideScreen: View { var body: some View { Text("Tide") } }
                """
            ], has: ["Quay ~sheet~> TideScreen : Quay.isOpen"], hasNot: ["unresolved"]
        ).check()
    }
}
