import Testing

/// Tabs of SwiftUI's that code selects.
struct SelectedTabTests {
    private static func wizard(_ state: String, first: String, second: String, action: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            import Remote
            @main struct WizardApp: App { var body: some Scene { WindowGroup { Wizard() } } }
            enum Step: Identifiable {
                case name, photo
                var id: Self { self }
                static let last = Step.photo
                func following() -> Step { .photo }
            }
            struct Wizard: View {
                \(state)
                var body: some View {
                    VStack {
                        TabView(selection: $step) {
                            NameView().tag(\(first))
                            PhotoView().tag(\(second))
                        }
                        Button("Next") { \(action) }
                    }
                }
            }
            struct NameView: View { var body: some View { Text("Name") } }
            struct PhotoView: View { var body: some View { Text("Photo") } }
            """
        ]
    }

    /// A chain of members begins with the type that is expected of the whole, and an identity may be what it identifies.
    @Test(arguments: [
        "step = .photo", "step = .photo.id", "step = .last.id", "step = .name.following()",
        "step = .name.following().id",
    ])
    func aStepIsSelectedByAChainOfMembers(action: String) {
        ScannedApp(
            "wizard",
            Self.wizard(
                "@State private var step: Step.ID = .name.id", first: "Step.name.id", second: "Step.photo.id",
                action: action),
            has: ["Wizard ~tab~> PhotoView : Wizard.photo"], hasNot: ["Wizard ~tab~> NameView", "unresolved"]
        ).check()
    }

    @Test(arguments: ["step = Remote.next()", "step = Remote.Steps.shared.current", "step = load(Remote.step)"])
    func aStepOfWhichNothingIsKnownIsSaid(action: String) {
        ScannedApp(
            "guess",
            Self.wizard(
                "@State private var step = Step.name", first: "Step.name", second: "Step.photo", action: action),
            has: [
                "unresolved \"step =\" : \"which destination it means is decided while the app runs\" "
                    + "[from=Wizard candidate=NameView candidate=PhotoView]"
            ],
            hasNot: ["~tab~>"]
        ).check()
    }
}
