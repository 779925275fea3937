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

    private static func cinema(_ items: String, _ action: String) -> [String: String] {
        [
            "App.swift": """
            import Remote
            import SwiftUI
            @main struct Cinema: App { var body: some Scene { WindowGroup { FoyerView() } } }
            enum Kind: Hashable { case film, series }
            enum Shelf: Hashable { case all(Kind), named(String), desk }
            struct FoyerView: View {
                @State private var shelf = Shelf.desk
                var body: some View { TabView(selection: $shelf) { \(items); DeskView(shelf: $shelf).tag(Shelf.desk) } }
            }
            struct DeskView: View {
                @Binding var shelf: Shelf
                var body: some View { Button("go") { open(.series) } }
                private func open(_ kind: Kind) { \(action) }
            }
            struct FilmsView: View { var body: some View { Text("f") } }
            struct SeriesView: View { var body: some View { Text("s") } }
            """
        ]
    }

    private static let kinds = "FilmsView().tag(Shelf.all(.film)); SeriesView().tag(Shelf.all(.series))"

    /// Tabs of one case are told apart by what it carries.
    @Test(arguments: [
        (kinds, "shelf = .all(kind)", "all.series"), (kinds, "shelf = .all(.series)", "all.series"),
        (
            "Tab(value: Shelf.named(\"f\")) { FilmsView() }; Tab(value: Shelf.named(\"s\")) { SeriesView() }",
            "shelf = .named(\"s\")", "named.s"
        ),
    ])
    func whatACaseCarriesSelects(_ items: String, _ action: String, _ name: String) {
        ScannedApp(
            "shelves of kinds", Self.cinema(items, action),
            has: ["FoyerView -tab-> SeriesView : \(name)", "DeskView ~tab~> SeriesView : FoyerView.\(name)"],
            hasNot: ["~tab~> FilmsView", "unresolved"]
        ).check()
    }

    @Test func whatACaseCarriesMayNotBeKnown() {
        ScannedApp(
            "some shelf", Self.cinema(Self.kinds, "shelf = .all(Remote.kind())"),
            has: [
                "unresolved \"shelf =\" : \"which destination it means is decided while the app runs\" "
                    + "[from=DeskView candidate=FilmsView candidate=SeriesView]"
            ],
            hasNot: ["~tab~>"]
        ).check()
    }
}
