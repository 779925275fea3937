import Testing

/// Views that show an element of a collection which the app takes for its stack.
struct ElementStatesTests {
    /// An app whose trail is a collection of steps.
    ///
    /// - Parameters:
    ///   - trail: what the trail begins with, and its members.
    ///   - content: what the view shows.
    private static func walk(trail: String, content: String, more: String = "") -> String {
        """
        import SwiftUI
        @main struct Walk: App {
            @StateObject var trail = Trail()
            var body: some Scene { WindowGroup { TrailView(trail: trail) } }
        }
        enum Step: Hashable {
            case start, lake(Int), hut
            var isFirst: Bool { self == .start }
        }
        class Trail: ObservableObject {
            @Published private(set) var steps: [Step] = \(trail)
            func go(_ step: Step) {
                if step.isFirst { steps.removeAll() }
                steps.append(step)
            }
            func back() { _ = steps.popLast() }
        }
        struct TrailView: View {
            @ObservedObject var trail: Trail
            var body: some View { NavigationStack { VStack { content } } }
            @ViewBuilder var content: some View {
                \(content)
            }
        }
        struct StartView: View {
            let go: (Step) -> Void
            var body: some View { Button("lake") { go(.lake(1)) } }
        }
        struct LakeView: View {
            @ObservedObject var trail: Trail
            var body: some View {
                Button("hut") { trail.go(.hut) }
                Button("back") { trail.back() }
            }
        }
        struct HutView: View { var body: some View { Text("hut") } }
        \(more)
        """
    }

    private static func switching(over subject: String, _ cases: String = "", after code: String = "") -> String {
        """
        \(code)
        switch \(subject) {
        case .start: StartView { trail.go($0) }
        case .lake: LakeView(trail: trail)
        case .hut: HutView()
        \(cases)
        }
        """
    }

    private static let edges = """
        TrailView -root-> HutView : hut
        TrailView -root-> LakeView : lake
        TrailView -root!-> StartView : start
        LakeView ~root~> HutView : TrailView.hut
        StartView ~root~> LakeView : TrailView.lake
        """

    static let apps = [
        walk(trail: "[]", content: switching(over: "trail.steps.last", "case nil: StartView { trail.go($0) }")),
        walk(trail: "[]", content: switching(over: "trail.steps.last ?? .start")),
        walk(trail: "[.start]", content: switching(over: "trail.steps[trail.steps.count - 1]")),
        walk(
            trail: "[]\nvar current: Step { steps.last ?? .start }", content: switching(over: "trail.current")),
        walk(
            trail: "[]\nfunc current() -> Step { steps.last ?? .start }", content: switching(over: "trail.current()")),
        walk(
            trail: "[]", content: switching(over: "step", after: "let step = trail.steps.top()"),
            more: "extension [Step] { func top() -> Step { self.last ?? .start } }"),
        walk(
            trail: "[]", content: switching(over: "trail.steps.top()"),
            more: "extension Array where Element == Step { func top() -> Step { last ?? .start } }"),
    ]

    @Test(arguments: apps)
    func whatIsPutIntoTheCollectionIsShown(_ app: String) {
        let app = ScannedSource("", app, gives: Self.edges)
        #expect(app.found.sorted() == app.wanted)
    }

    @Test func aCollectionThatShowsRowsLeadsNowhere() {
        let rows = "ForEach(trail.steps, id: \\.self) { step in \(Self.switching(over: "step")) }"
        let app = ScannedSource("", Self.walk(trail: "[]", content: rows), gives: "")
        #expect(!app.found.contains { $0.contains("~root~>") })
    }

    /// A sheet shows the last element of a collection: what is added to that is what it shows.
    @Test func theLastElementIsShown() {
        ScannedApp(
            "mill",
            [
                "App.swift": """
                import SwiftUI
                @main struct Mill: App {
                    @State private var notes = Notes()
                    var body: some Scene {
                        WindowGroup {
                            WheelView(notes: notes).sheet(item: $notes.latest) { note in
                                switch note {
                                case .flour: FlourView(notes: notes)
                                case .bill: BillView()
                                }
                            }
                        }
                    }
                }
                enum Note: Identifiable { case flour, bill; var id: Self { self } }
                @Observable final class Notes {
                    private var all: [Note] = []
                    var latest: Note? {
                        get { all.last }
                        set { if let newValue { all.append(newValue) } else { all.removeLast() } }
                    }
                    func add(_ note: Note) { all.append(note) }
                }
                struct WheelView: View {
                    let notes: Notes
                    var body: some View { Button("flour") { notes.add(.flour) } }
                }
                struct FlourView: View {
                    let notes: Notes
                    var body: some View { Button("bill") { notes.latest = .bill } }
                }
                struct BillView: View { var body: some View { Text("bill") } }
                """
            ], has: ["WheelView ~sheet~> FlourView : Mill.flour", "FlourView ~sheet~> BillView : Mill.bill"],
            hasNot: ["WheelView ~sheet~> BillView", "FlourView ~sheet~> FlourView", "unresolved"]
        ).check()
    }
}
