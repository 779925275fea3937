import Testing

/// What a person sets by controls: a flag, a choice that is taken back, a number.
struct SwiftUIControlsTests {
    private static func app(_ state: String, _ control: String, _ condition: String) -> String {
        """
        import SwiftUI
        enum Hall: Hashable, CaseIterable { case lions, maps }
        @Observable final class Choice { var hall: Hall? = .lions }
        @main struct Zoo: App { var body: some Scene { WindowGroup { Gate() } } }
        struct Gate: View {
            \(state)
            var body: some View {
                VStack {
                    \(control)
                    if \(condition) { First() } else { Second() }
                }
            }
        }
        struct First: View { var body: some View { Text("first") } }
        struct Second: View { var body: some View { Text("second") } }
        """
    }

    private static func found(_ state: String, _ control: String, _ condition: String) -> [String] {
        ScannedSource("zoo", app(state, control, condition), gives: "").found
    }

    @Test(arguments: [
        "List(Hall.allCases, id: \\.self, selection: $hall) { Text(\"\\($0)\") }",
        "Table(rows, selection: $hall) { TableColumn(\"hall\") { Text($0.name) } }",
        "Picker(\"hall\", selection: $hall) { Text(\"none\").tag(Hall?.none) }",
        "List(selection: Binding(get: { hall }, set: { hall = $0 })) { Text(\"lions\").tag(Hall.lions) }",
    ])
    func aChoiceIsTakenBack(control: String) {
        let found = Self.found("@State private var hall: Hall? = .lions", control, "let hall")
        #expect(found.contains("Gate ~root~> Second : Gate.second"))
    }

    @Test func aChoiceInAModelIsTakenBack() {
        let found = Self.found(
            "@State private var choice = Choice()",
            "List(Hall.allCases, id: \\.self, selection: $choice.hall) { Text(\"\\($0)\") }", "let hall = choice.hall")
        #expect(found.contains("Gate ~root~> Second : Gate.second"))
    }

    @Test(arguments: [
        "DisclosureGroup(\"more\", isExpanded: $isOpen) { Text(\"more\") }",
        "List { Section(\"more\", isExpanded: $isOpen) { Text(\"more\") } }",
        "Text(\"zoo\").searchable(text: $text, isPresented: $isOpen)", "Toggle(\"more\", isOn: $isOpen)",
    ])
    func aFlagIsTurned(control: String) {
        let found = Self.found("@State private var isOpen = false; @State private var text = \"\"", control, "isOpen")
        #expect(found.contains("Gate ~root~> First : Gate.first"))
    }

    /// Which number a person sets, is not known.
    @Test func aNumberIsCounted() {
        let found = Self.found("@State private var page = 1", "Stepper(\"page\", value: $page)", "page == 1")
        #expect(found.contains { $0.hasPrefix("unresolved") && $0.contains("candidate=Second") })
    }

    /// What shows something by a binding clears it, and does not set it.
    @Test func whatPresentsSetsNothing() {
        let found = Self.found(
            "@State private var hall: Hall? = .lions", "Text(\"zoo\").sheet(item: $hall) { _ in Text(\"lions\") }",
            "let hall")
        #expect(!found.contains { $0.contains("~root~>") })
    }
}
