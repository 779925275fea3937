import Testing

/// States that hold the raw value of an enum's case.
struct RawStatesTests {
    @Test(
        "A state decides by the case of which it holds the raw value",
        arguments: [
            "if Page(rawValue: page) == .front { \(door) } else { \(gate) }",
            "if Page(rawValue: page) == Page.none { EmptyView() } else if page == Page.back.rawValue { \(gate) }\n"
                + "else { \(door) }",
            "if page == Page.front.rawValue { \(door) } else { \(gate) }",
            "if case .front = Page(rawValue: page) { \(door) } else { \(gate) }",
            "if let now = Page(rawValue: page), now == .front { \(door) } else { \(gate) }",
            "if let now = Page(rawValue: page) { if now == .front { \(door) } else { \(gate) } }",
            "let now = Page(rawValue: page)\nreturn Group { if now == .front { \(door) } else { \(gate) } }",
            "let now = Page(rawValue: page) ?? .front\nswitch now {\ncase .front: \(door)\ncase .back, .none: \(gate) }",
            "switch Page(rawValue: page) {\ncase .front: \(door)\ncase .back: \(gate)\ndefault: EmptyView() }",
            "switch Page(rawValue: page) ?? .front {\ncase .front: \(door)\ncase .back, .none: \(gate) }",
            "switch current {\ncase .front: \(door)\ncase .back, .none: \(gate) }",
            "switch page {\ncase Page.front.rawValue: \(door)\ndefault: \(gate) }",
        ], ["Int", "String"])
    func aRawValueDecides(body: String, raw: String) {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            enum Page: \(raw) { case front, back, none }
            @main struct DeskApp: App {
                @AppStorage("page") private var page: \(raw) = Page.front.rawValue
                private var current: Page { Page(rawValue: page) ?? .front }
                var body: some Scene { WindowGroup { \(body) } }
            }
            struct DoorView: View {
                var body: some View {
                    Button("Round") { UserDefaults.standard.set(Page.back.rawValue, forKey: "page") }
                }
            }
            struct GateView: View {
                var body: some View {
                    Button("Round") { UserDefaults.standard.set(Page.front.rawValue, forKey: "page") }
                }
            }
            """, gives: "")
        let shown = app.found.filter { $0.contains("~root~>") }.map { $0.prefix { $0 != ":" } }
        #expect(shown == ["DoorView ~root~> GateView ", "GateView ~root~> DoorView "], "\(body)")
    }

    private static let door = "DoorView()"
    private static let gate = "GateView()"
}
