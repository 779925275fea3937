import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// Sheets whose item is computed: of a record that one state holds, of a case, or of a flag beside it.
struct DerivedItemsTests {
    private static func ferry(_ pilot: String, _ more: String = "") -> String {
        """
        import SwiftUI
        @main struct Ferry: App { var body: some Scene { WindowGroup { DeckView() } } }
        enum Notice: String { case fare, storm }
        struct FareItem: Identifiable { var id = 1 }
        struct StormItem: Identifiable { var id = 2; var wind = 0 }
        @Observable final class Pilot { \(pilot) }
        struct DeckView: View {
            @State private var pilot = Pilot()
            var body: some View {
                VStack {
                    Button("fare") { pilot.show(.fare) }
                    StormButton(pilot: pilot)
                }
                .sheet(item: $pilot.fare) { FareView(item: $0) }
                .sheet(item: $pilot.storm, onDismiss: { pilot.hide() }) { StormView(item: $0) }
            }
        }
        struct StormButton: View {
            let pilot: Pilot
            var body: some View { Button("storm") { pilot.show(.storm) } }
        }
        struct FareView: View { let item: FareItem; var body: some View { Text("fare") } }
        struct StormView: View { let item: StormItem; var body: some View { Text("storm") } }
        \(more)
        """
    }

    private static let edges = """
        DeckView -sheet-> FareView : fare
        DeckView -sheet-> StormView : storm
        DeckView ~sheet~> FareView : DeckView.fare
        DeckView ~sheet~> StormView : DeckView.storm
        """

    static let pilots = [
        // A record that names a case, shown at once or later.
        """
        struct Shown { let notice: Notice; let data: Any? }
        var shown: Shown?
        func show(_ notice: Notice, data: Any? = nil) {
            if shown != nil {
                hide()
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.shown = Shown(notice: notice, data: data) }
            } else {
                shown = Shown(notice: notice, data: data)
            }
        }
        func hide() { shown = nil }
        var fare: FareItem? {
            get {
                guard let shown, shown.notice == .fare else { return nil }
                return FareItem()
            }
            set { if newValue == nil { shown = nil } }
        }
        var storm: StormItem? {
            get {
                guard let held = shown, held.notice == .storm else { return nil }
                let wind = held.data as? Int
                guard let wind else { return nil }
                return StormItem(wind: wind)
            }
            set { if newValue == nil { shown = nil } }
        }
        """,
        // The case itself.
        """
        var notice: Notice?
        func show(_ notice: Notice) { self.notice = notice }
        func hide() { notice = nil }
        var fare: FareItem? { get { notice == .fare ? FareItem() : nil } set { notice = nil } }
        var storm: StormItem? {
            get {
                switch notice {
                case .storm: return StormItem()
                default: return nil
                }
            }
            set { notice = nil }
        }
        """,
        """
        var notice: Notice?
        func show(_ notice: Notice) { self.notice = notice }
        func hide() { notice = nil }
        var fare: FareItem? {
            get {
                if notice == .fare { return FareItem() }
                return nil
            }
            set { notice = nil }
        }
        var storm: StormItem? { get { if case .storm = notice { StormItem() } else { nil } } set { notice = nil } }
        """,
    ]

    @Test(arguments: pilots)
    func whatIsAskedOfTheStateDecides(_ pilot: String) {
        let app = ScannedSource("", Self.ferry(pilot), gives: Self.edges)
        #expect(app.found.sorted() == app.wanted)
    }

    @Test func anItemOfItsOwnIsNotDecidedByWhatIsAskedBefore() {
        let pilot = """
            var isOpen = false
            var chosen: FareItem?
            func show(_ notice: Notice) { if notice == .fare { chosen = FareItem() } else { isOpen = true } }
            func hide() {}
            var fare: FareItem? {
                get {
                    guard isOpen else { return nil }
                    return chosen
                }
                set { chosen = newValue }
            }
            var storm: StormItem?
            """
        let app = ScannedSource("", Self.ferry(pilot), gives: "")
        #expect(!app.found.contains { $0.contains("~sheet~> FareView") })
    }

    static let bindings = [
        "Binding(get: { isOpen ? chosen : nil }, set: { if $0 == nil { isOpen = false } })",
        "Binding(get: { isOpen ? shown : nil }, set: { _ in })",
        "Binding(get: { guard isOpen else { return nil }; return chosen }, set: { isOpen = $0 != nil })",
        "opened",
    ]

    @Test(arguments: bindings)
    func aFlagDecidesWhetherABindingGivesAnItem(_ binding: String) {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Ferry: App { var body: some Scene { WindowGroup { ChartView() } } }
            struct Port: Identifiable { var id = 1 }
            struct ChartView: View {
                @State private var chosen: Port?
                @State private var isOpen = false
                private var shown: Port? {
                    if let chosen { return chosen }
                    return nil
                }
                private var opened: Binding<Port?> {
                    Binding(get: { isOpen ? shown : nil }, set: { isOpen = $0 != nil })
                }
                var body: some View {
                    VStack {
                        PortButton { chosen = Port() }
                        OpenButton { isOpen = true }
                    }
                    .sheet(item: \(binding)) { PortView(port: $0) }
                }
            }
            struct PortButton: View {
                let action: () -> Void
                var body: some View { Button("choose", action: action) }
            }
            struct OpenButton: View {
                let action: () -> Void
                var body: some View { Button("open", action: action) }
            }
            struct PortView: View { let port: Port; var body: some View { Text("port") } }
            """,
            gives: "")
        let graph = Scanner().graphOrIssue(of: ["App.swift": app.source])
        let lines = graph.edges.filter { $0.kind == .transition }.flatMap(\.locations).map(\.line)
        #expect(graph.unresolved.isEmpty)
        #expect(lines.contains(17) && !lines.contains(16))
    }
}
