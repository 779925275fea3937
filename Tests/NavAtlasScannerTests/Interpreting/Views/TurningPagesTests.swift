import Testing

/// Views whose pages turn one another.
@Suite struct TurningPagesTests {
    private static func club(_ desk: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Club: App {
                @State private var isIn = false
                var body: some Scene { WindowGroup { if isIn { Hall() } else { Desk(entered: { isIn = true }) } } }
            }
            \(desk)
            struct Enter: View {
                @State private var name = ""
                var join: () -> Void = {}
                var entered: () -> Void = {}
                var body: some View {
                    TextField("name", text: $name)
                    Button("join", action: join)
                    Button("enter") { entered() }
                }
            }
            struct Join: View {
                @State private var mail = ""
                var sent: (String) -> Void = { _ in }
                var body: some View { TextField("mail", text: $mail); Button("send") { sent(mail) } }
            }
            struct Forgot: View {
                @State private var mail = ""
                var back: () -> Void = {}
                var body: some View { TextField("mail", text: $mail); Button("back") { back() } }
            }
            struct Sent: View { let mail: String; var body: some View { Text(mail) } }
            struct Hall: View { var body: some View { Text("hall") } }
            """
        ]
    }

    /// Each of the forms of a sign-in is a screen, though one carries something, in a view that is shown for a while only.
    @Test func areScreens() {
        let desk = """
            struct Desk: View {
                enum Page: Equatable { case enter, join, forgot, sent(mail: String) }
                @State private var page: Page = .enter
                var entered: () -> Void
                var body: some View {
                    ZStack {
                        if page == .enter { Enter(join: { page = .join }, entered: entered).transition(.opacity) }
                        if page == .join { Join(sent: { mail in withAnimation { page = .sent(mail: mail) } }) }
                        if page == .forgot { Forgot(back: { page = .enter }) }
                        if case .sent(let mail) = page { Sent(mail: mail) }
                    }
                }
            }
            """
        ScannedApp(
            "a sign-in", Self.club(desk),
            has: [
                "Desk -root!-> Enter : enter", "Desk -root-> Sent : sent", "Enter ~root~> Join : Desk.join",
                "Join ~root~> Sent : Desk.sent", "Forgot ~root~> Enter : Desk.enter",
            ], hasNot: ["Desk ~root~>"]
        ).check()
    }

    /// What a bar beside them turns, and what a model does, are parts of one screen.
    @Test(arguments: [
        "@State private var page: Page = .enter",
        "@StateObject private var model = DeskModel()",
    ]) func areNoScreensWhereOthersTurnThem(_ state: String) {
        let page = state.contains("model") ? "model.page" : "page"
        let desk = """
            enum Page { case enter, join, forgot, sent(mail: String) }
            final class DeskModel: ObservableObject { @Published var page: Page = .enter; func load() { page = .join } }
            struct Bar: View { let turn: () -> Void; var body: some View { Button("join") { turn() } } }
            struct Desk: View {
                \(state)
                var entered: () -> Void
                var body: some View {
                    VStack {
                        Bar(turn: { \(state.contains("model") ? "model.load()" : "page = .join") })
                        switch \(page) {
                        case .enter: Enter()
                        case .join: Join()
                        case .forgot: Forgot()
                        case .sent(let mail): Sent(mail: mail)
                        }
                    }
                }
            }
            """
        ScannedApp(state, Self.club(desk), has: ["screen Desk"], hasNot: ["Desk -root-> Join", "~> Join"]).check()
    }
}
