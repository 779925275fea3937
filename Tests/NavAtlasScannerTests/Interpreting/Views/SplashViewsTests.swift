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

    @Test(
        "What a person turns on, and what is given what was loaded, are parts",
        arguments: [
            ("if isDone { SCREEN } else { Button(\"Go\") { finish() } }", "HomeView(isIn: $isIn)"),
            (
                "if isDone { SCREEN } else { ProgressView().onAppear { finish() } }",
                "HomeView(isIn: $isIn, names: names)"
            ),
            ("if isDone { SCREEN } else { ProgressView().onAppear { finish() } }", "HomeView(isIn: $isDone)"),
        ])
    func otherChoicesAreParts(body: String, screen: String) {
        let found = Self.found(body: body, screen: screen)
        #expect(!found.contains { $0.contains("HomeView") }, "\(found)")
        #expect(found.contains { $0.contains("LogoView ~sheet~> FlourView") }, "\(found)")
    }
}
