import Testing

/// States that count, and bring up what a screen's own links lead to.
struct GraphAssemblyStepsTests {
    private static func app(next: String, type: String = "Int?", shown: (Int) -> String = Self.link) -> ScannedSource {
        ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Harbor: App { var body: some Scene { WindowGroup { NavigationView { PhoneView() } } } }
            final class Steps: ObservableObject {
                @Published var step: \(type) = 1
                func next() { \(next) }
            }
            struct PhoneView: View {
                @StateObject private var steps = Steps()
                var body: some View {
                    VStack {
                        Button("Next") { steps.next() }
                        NavigationLink(destination: NameView(steps: steps), \(shown(2))) { EmptyView() }
                    }
                }
            }
            struct NameView: View {
                @ObservedObject var steps: Steps
                var body: some View {
                    VStack {
                        Button("Next") { steps.next() }
                        NavigationLink(destination: DoneView(), \(shown(3))) { EmptyView() }
                    }
                }
            }
            struct DoneView: View { var body: some View { Text("done") } }
            """,
            gives: """
                NameView -push-> DoneView : step
                NameView ~push~> DoneView : NameView.step
                PhoneView -push-> NameView : step
                PhoneView ~push~> NameView : PhoneView.step
                """)
    }

    private static func link(_ number: Int) -> String { "tag: \(number), selection: $steps.step" }

    @Test(arguments: [
        "if let step = step { self.step = step + 1 }", "if let step { self.step = step + 1 }",
        "guard let now = step else { return }\nstep = now + 1", "step = (step ?? 0) + 1", "step! += 1",
        "let now = step ?? 1\nstep = now + 1", "let now = step\nif let step = now { self.step = step + 1 }",
    ])
    func aCountingScreenGoesWhereItsLinksLead(next: String) {
        let app = Self.app(next: next)
        #expect(app.found.sorted() == app.wanted)
    }

    @Test func aFlagMayAskForTheNumber() {
        let app = Self.app(next: "step += 1", type: "Int") { number in
            "isActive: Binding(get: { steps.step == \(number) }, set: { _ in })"
        }
        #expect(app.found.sorted() == app.wanted)
    }

    @Test func whatCountsBackLeadsNowhere() {
        let app = Self.app(next: "step = (step ?? 0) - 1")
        #expect(!app.found.contains { $0.contains("~") }, "\(app.found)")
    }

    /// A name that is made of one that is made of another of its name.
    @Test func namesThatLeadBackToThemselvesEnd() {
        let app = Self.app(next: "let now = step\ndo { let step = now; self.step = step }")
        #expect(app.found.contains("PhoneView -push-> NameView : step"))
    }
}
