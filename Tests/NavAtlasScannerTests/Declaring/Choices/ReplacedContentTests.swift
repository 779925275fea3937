import Testing

/// Modifiers of an app's own that show something else in place of what they modify.
struct ReplacedContentTests {
    private static func bank(_ window: String, _ more: String) -> String {
        """
        import SwiftUI
        @main struct Bank: App {
            @StateObject var session = Session()
            var body: some Scene { WindowGroup { \(window).environmentObject(session) } }
        }
        final class Session: ObservableObject {
            @Published var isLocked = true
            func unlock() { isLocked = false }
            func lock() { isLocked = true }
        }
        struct VaultView: View {
            @EnvironmentObject var session: Session
            var body: some View { Button("lock") { session.lock() } }
        }
        struct LockView: View {
            @EnvironmentObject var session: Session
            var body: some View { Button("unlock") { session.unlock() } }
        }
        struct NewsView: View { var body: some View { Text("news") } }
        \(more)
        """
    }

    private static let gate = """
        struct Gate: ViewModifier {
            @ObservedObject var session: Session
            func body(content: Content) -> some View { if session.isLocked { LockView() } else { content } }
        }
        """

    static let gated = [
        bank("VaultView().modifier(Gate(session: session))", gate),
        bank("NavigationStack { VaultView() }.modifier(Gate(session: session))", gate),
        bank(
            "VaultView().gated(session)",
            """
            extension View {
                @ViewBuilder func gated(_ session: Session) -> some View {
                    if session.isLocked { LockView() } else { self }
                }
            }
            """),
        bank(
            "VaultView().gated(by: session) { LockView() }",
            """
            struct Gate<Locked: View>: ViewModifier {
                @ObservedObject var session: Session
                @ViewBuilder let locked: () -> Locked
                func body(content: Content) -> some View { Group { if session.isLocked { locked() } else { content } } }
            }
            extension View {
                func gated<Locked: View>(by session: Session, @ViewBuilder locked: @escaping () -> Locked) -> some View {
                    modifier(Gate(session: session, locked: locked))
                }
            }
            """),
    ]

    @Test(arguments: gated)
    func leadAsAnIfAroundTheContentDoes(_ bank: String) {
        let app = ScannedSource(
            "", bank,
            gives: """
                Bank -root-> VaultView : vaultView
                Bank -root!-> LockView : lockView
                VaultView ~root~> LockView : Bank.lockView
                LockView ~root~> VaultView : Bank.vaultView
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    @Test func standBesideTabs() {
        let root = """
            struct RootView: View {
                @EnvironmentObject var session: Session
                var body: some View {
                    TabView {
                        VaultView().tabItem { Text("vault") }
                        NewsView().tabItem { Text("news") }
                    }
                    .modifier(Gate(session: session))
                }
            }
            """
        let app = ScannedSource(
            "", Self.bank("RootView()", Self.gate + root),
            gives: """
                RootView -root!-> LockView : lockView
                RootView -tab-> NewsView : news
                RootView -tab-> VaultView : vault
                VaultView ~root~> LockView : RootView.lockView
                LockView ~root~> VaultView : RootView.vault
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// A view of the app's own that stands around a window's screen, and shows another one in its place.
    @Test(arguments: [
        ("let content: Content", "Group { if session.isLocked { LockView() } else { content } }"),
        ("@ViewBuilder let content: () -> Content", "ZStack { if session.isLocked { LockView() } else { content() } }"),
    ])
    func viewsAroundTheWindowsScreenChoose(held: String, body: String) {
        let guarded = """
            struct Guarded<Content: View>: View {
                @EnvironmentObject var session: Session
                \(held)
                init(@ViewBuilder content: @escaping () -> Content) {
                    self.content = content\(held.contains("()") ? "" : "()")
                }
                var body: some View { \(body).animation(.default) }
            }
            """
        let app = ScannedSource(
            "", Self.bank("Guarded { VaultView() }", guarded),
            gives: """
                Guarded -root!-> LockView : lockView
                Guarded -root-> VaultView : vaultView
                LockView ~root~> VaultView : Guarded.vaultView
                VaultView ~root~> LockView : Guarded.lockView
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// What a modifier draws around what it modifies, or in place of a part of a screen, is no screen.
    @Test(arguments: [
        "func body(content: Content) -> some View { if session.isLocked { content.blur(radius: 4) } else { content } }",
        "func body(content: Content) -> some View { content.overlay { if session.isLocked { NewsView() } } }",
    ])
    func othersDecorate(body: String) {
        let frame = "struct Frame: ViewModifier { @ObservedObject var session: Session; \(body) }"
        let app = ScannedSource("", Self.bank("VaultView().modifier(Frame(session: session))", frame), gives: "")
        #expect(app.found.isEmpty)
    }

    /// A view that shows what it is given to show, by what it is given besides or by an object, chooses among the roots.
    @Test(arguments: [
        (
            "Gate(isIn: session.isIn) { HomeView() } door: { LoginView() }",
            """
            struct Gate<Home: View, Door: View>: View {
                let isIn: Bool
                @ViewBuilder let home: () -> Home
                @ViewBuilder let door: () -> Door
                var body: some View { if isIn { home() } else { door() } }
            }
            """
        ),
        (
            "Gate(isIn: $session.isIn) { HomeView() } door: { LoginView() }",
            """
            struct Gate<Home: View, Door: View>: View {
                @Binding var isIn: Bool
                @ViewBuilder let home: () -> Home
                @ViewBuilder let door: () -> Door
                var body: some View { Group { if isIn { home() } else { door() } } }
            }
            """
        ),
        (
            "Gate { HomeView() } door: { LoginView() }",
            """
            struct Gate<Home: View, Door: View>: View {
                @EnvironmentObject var session: Session
                @ViewBuilder let home: () -> Home
                @ViewBuilder let door: () -> Door
                var body: some View { if session.isIn { home() } else { door() } }
            }
            """
        ),
        (
            "Gate { HomeView() }",
            """
            struct Gate<Home: View>: View {
                @EnvironmentObject var session: Session
                @ViewBuilder let home: () -> Home
                var body: some View { if session.isIn { home() } else { LoginView() } }
            }
            """
        ),
        (
            "Gate(home: HomeView(), door: LoginView())",
            """
            struct Gate<Home: View, Door: View>: View {
                @EnvironmentObject var session: Session
                let home: Home
                let door: Door
                var body: some View { if session.isIn { home } else { door } }
            }
            """
        ),
        (
            "HomeView().gated(session.isIn)",
            """
            extension View {
                @ViewBuilder func gated(_ isIn: Bool) -> some View { if isIn { self } else { LoginView() } }
            }
            """
        ),
    ])
    func byAGate(root: String, gate: String) {
        ScannedApp(
            root + gate,
            [
                "App.swift": """
                import SwiftUI
                final class Session: ObservableObject { @Published var isIn = false }
                \(gate)
                struct RootView: View {
                    @EnvironmentObject var session: Session
                    var body: some View { \(root) }
                }
                struct LoginView: View {
                    @EnvironmentObject var session: Session
                    var body: some View { Button("In") { session.isIn = true } }
                }
                struct HomeView: View {
                    @EnvironmentObject var session: Session
                    var body: some View { Button("Out") { session.isIn = false } }
                }
                @main struct House: App {
                    @StateObject var session = Session()
                    var body: some Scene { WindowGroup { RootView().environmentObject(session) } }
                }
                """
            ],
            has: [
                "HomeView ~root~> LoginView : RootView.loginView", "LoginView ~root~> HomeView : RootView.homeView",
            ],
            hasNot: ["unresolved"]
        ).check()
    }
}
