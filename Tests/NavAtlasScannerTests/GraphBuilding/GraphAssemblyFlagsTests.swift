import Testing

/// Flags that choose what is shown, and that are toggled or picked.
struct GraphAssemblyFlagsTests {
    private static func lamp(_ around: String, _ day: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            final class Lamp: ObservableObject { @Published var isLit = false }
            @main struct House: App { var body: some Scene { WindowGroup { RoomView() } } }
            struct RoomView: View {
                @StateObject private var lamp = Lamp()
                var body: some View {
                    VStack {
                        \(around)
                        if lamp.isLit { DayView(isLit: $lamp.isLit) } else { NightView(lamp: lamp) }
                    }
                }
            }
            struct NightView: View { let lamp: Lamp; var body: some View { Button("l") { lamp.isLit = true } } }
            struct DayView: View { @Binding var isLit: Bool; var body: some View { \(day) } }
            """
        ]
    }

    /// What a flag chooses toggles it to the other.
    @Test(arguments: ["Toggle(\"l\", isOn: $isLit)", "Button(\"l\") { isLit.toggle() }"])
    func aFlagIsToggledByWhatItChooses(_ day: String) {
        ScannedApp(
            day, Self.lamp("Text(\"r\")", day),
            has: ["NightView ~root~> DayView : RoomView.dayView", "DayView ~root~> NightView : RoomView.nightView"]
        ).check()
    }

    /// A picker sets the flag that it is bound to to each of its tags.
    @Test func aFlagIsPicked() {
        ScannedApp(
            "a picker",
            Self.lamp(
                "Picker(\"l\", selection: $lamp.isLit) { Text(\"d\").tag(true); Text(\"n\").tag(false) }", "Text(\"d\")"
            ),
            has: ["RoomView ~root~> DayView : RoomView.dayView", "RoomView ~root~> NightView : RoomView.nightView"]
        ).check()
    }

    /// What toggles a flag that is on switches it off, and shows nothing.
    @Test(arguments: [
        ("if lamp.isLit { lamp.isLit.toggle() }", false),
        ("guard lamp.isLit else { return }; lamp.isLit.toggle()", false),
        ("if lamp.isLit { withAnimation { lamp.isLit.toggle() } } else { dismiss() }", false),
        ("if !lamp.isLit { lamp.isLit.toggle() }", true), ("if isNew { lamp.isLit.toggle() }", true),
        ("if lamp.isLit { lamp.isLit.toggle(); lamp.isLit.toggle() }", true), ("lamp.isLit.toggle()", true),
    ])
    func aFlagThatIsOnIsToggledOff(_ action: String, shows: Bool) {
        let line = "DoorView ~sheet~> LampView : RoomView.isLit"
        ScannedApp(
            action,
            [
                "App.swift": """
                import SwiftUI
                final class Lamp: ObservableObject { static let shared = Lamp(); @Published var isLit = false }
                @main struct House: App { var body: some Scene { WindowGroup { RoomView() } } }
                struct RoomView: View {
                    @ObservedObject private var lamp = Lamp.shared
                    var body: some View {
                        NavigationStack {
                            Button("l") { lamp.isLit = true }
                            NavigationLink("d") { DoorView() }
                        }
                        .sheet(isPresented: $lamp.isLit) { LampView() }
                    }
                }
                struct DoorView: View {
                    @ObservedObject private var lamp = Lamp.shared
                    @Environment(\\.dismiss) private var dismiss
                    @State private var isNew = true
                    var body: some View { Button("d") { \(action) } }
                }
                struct LampView: View { var body: some View { Text("l") } }
                """
            ], has: shows ? [line] : ["RoomView ~sheet~> LampView : RoomView.isLit"], hasNot: shows ? [] : [line]
        ).check()
    }
}
