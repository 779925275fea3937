import Foundation
import Testing

/// Views that draw something for a moment, and then show a screen.
struct SplashViewsTests {
    private static func found(body: String, screen: String = "HomeView(isIn: $isIn)") -> [String] {
        ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Mill: App {
                @State private var isIn = false
                var body: some Scene { WindowGroup { if isIn { Text("in") } else { LogoView(isIn: $isIn) } } }
            }
            struct LogoView: View {
                @Binding var isIn: Bool
                @State private var isDone = false
                @State private var isNew = true
                @State private var names: [String] = []
                var body: some View { \(body.replacingOccurrences(of: "SCREEN", with: screen)) }
                func finish() { isDone = true; isNew = false }
            }
            struct HomeView: View {
                @Binding var isIn: Bool
                var names: [String] = []
                @State private var isGrinding = false
                var body: some View {
                    Button("Grind") { isGrinding = true }.sheet(isPresented: $isGrinding) { FlourView() }
                }
            }
            struct FlourView: View { var body: some View { Text("flour") } }
            struct Spinner: View { var body: some View { ProgressView() } }
            """, gives: ""
        ).found
    }

    @Test(arguments: [
        "if isDone { SCREEN } else { ZStack { Color.blue; Text(\"mill\") }.onAppear { finish() } }",
        "if isNew { Image(\"mill\").onAppear { finish() } } else { SCREEN }",
        "ZStack { if isDone { SCREEN } else { Image(\"mill\") } }.onAppear { finish() }",
        "Group { if !isDone { Image(\"mill\") } else { SCREEN.transition(.opacity) } }.task { finish() }",
    ])
    func itShowsTheScreenThatItTurnsInto(body: String) {
        let found = Self.found(body: body)
        #expect(found.contains("LogoView -root-> HomeView : homeView"), "\(found)")
        #expect(found.contains("LogoView ~root~> HomeView : LogoView.homeView"), "\(found)")
        #expect(found.contains("HomeView ~sheet~> FlourView : HomeView.isGrinding"), "\(found)")
    }

    /// The flag is a model's, and the splash a view of its own. The view is not what the app begins with.
    @Test func itMayTurnByAModel() {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Mill: App {
                @StateObject private var model = MillModel()
                var body: some Scene {
                    WindowGroup {
                        if model.isIn { FlourView() } else { StartView().environmentObject(model) }
                    }
                }
            }
            final class MillModel: ObservableObject {
                @Published var isIn = false
                @Published var isStarted = false
            }
            struct StartView: View {
                @EnvironmentObject var model: MillModel
                var body: some View {
                    VStack {
                        if !model.isStarted {
                            LogoView().onAppear { withAnimation { model.isStarted = true } }
                        } else {
                            LoginView()
                        }
                    }
                }
            }
            struct LogoView: View { var body: some View { Image("mill") } }
            struct LoginView: View {
                @State private var isHelping = false
                var body: some View { Button("Help") { isHelping = true }.sheet(isPresented: $isHelping) { HelpView() } }
            }
            struct HelpView: View { var body: some View { Text("help") } }
            struct FlourView: View { var body: some View { Text("flour") } }
            """, gives: "")
        #expect(app.found.contains("StartView -root-> LoginView : loginView"), "\(app.found)")
        #expect(app.found.contains("LoginView ~sheet~> HelpView : LoginView.isHelping"), "\(app.found)")
        #expect(!app.found.contains { $0.hasPrefix("StartView ~sheet~>") }, "\(app.found)")
    }

    @Test(
        "What a person turns on, and what is given what was loaded, are parts",
        arguments: [
            ("if isDone { SCREEN } else { Button(\"Go\") { finish() } }", "HomeView(isIn: $isIn)"),
            (
                "if isDone { SCREEN } else { Text(\"mill\").onAppear { finish() } }",
                "HomeView(isIn: $isIn, names: names)"
            ),
            ("if isDone { SCREEN } else { Text(\"mill\").onAppear { finish() } }", "HomeView(isIn: $isDone)"),
            (
                "if isDone { SCREEN } else { VStack { Spinner(); Spinner() }.onAppear { finish() } }",
                "HomeView(isIn: $isIn)"
            ),
            (
                "Group { if isDone { SCREEN } else { Text(\"mill\").onAppear { finish() } } }.navigationTitle(\"Mill\")",
                "HomeView(isIn: $isIn)"
            ),
        ])
    func otherChoicesAreParts(body: String, screen: String) {
        let found = Self.found(body: body, screen: screen)
        #expect(!found.contains { $0.contains("HomeView") }, "\(found)")
        #expect(found.contains { $0.contains("LogoView ~sheet~> FlourView") }, "\(found)")
    }
}
