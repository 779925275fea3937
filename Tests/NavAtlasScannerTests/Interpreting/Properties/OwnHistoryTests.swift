import Foundation
import Testing

/// A history that code keeps of what a property has shown: going back to what it holds is no transition.
@Suite struct OwnHistoryTests {
    private static let views = [
        ("AnyView", "AnyView(Home())", "AnyView(Works())", "AnyView(Photo())", "guide.current"),
        (
            "Page", ".home", ".works", ".photo",
            "switch guide.current { case .home: Home(); case .works: Works(); case .photo: Photo() }"
        ),
    ]

    @Test(
        arguments: [
            (
                "private var earlier: [Shown] = []", "earlier.append(current); current = view",
                "if let last = earlier.popLast() { current = last }"
            ),
            (
                "var earlier: [Shown] = []", "self.earlier.append(self.current); self.current = view",
                "guard !earlier.isEmpty else { return }; self.current = self.earlier.removeLast()"
            ),
            (
                "private var earlier = [Shown]()", "earlier.append(current); current = view",
                "let last = earlier.removeLast(); current = last"
            ),
            (
                "private var earlier: [Shown] = [FIRST]", "earlier.append(view); current = view",
                "if earlier.count > 1 { earlier.removeLast(); current = earlier.last! }"
            ),
            (
                "private(set) var earlier: [Shown] = []", "earlier.append(current); current = view",
                "current = earlier.popLast() ?? FIRST"
            ),
        ], [0, 1])
    func goesBack(form: (history: String, going: String, back: String), view: Int) {
        let kind = Self.views[view]
        ScannedApp(
            "\(form.back), \(kind.0)",
            ["App.swift": Self.app(form.history, form.going, form.back, kind)],
            has: ["Home ~root~> Works : Root.works", "Works ~root~> Photo : Root.photo"],
            hasNot: ["Photo ~root~>", "Works ~root~> Home", "unresolved"]
        ).check()
    }

    /// What code puts into the collection besides is shown by going back.
    @Test(arguments: [
        (
            "private var earlier: [Shown] = []", "earlier.append(SECOND); current = view",
            "if let last = earlier.popLast() { current = last }"
        ),
        (
            "private var earlier: [Shown] = [SECOND]", "earlier.append(current); current = view",
            "current = earlier.removeLast()"
        ),
        // A queue: what is added waits for its turn.
        (
            "private var earlier: [Shown] = []", "earlier.append(view); if earlier.count == 1 { current = view }",
            "earlier.removeLast(); if let last = earlier.last { current = last }"
        ),
        (
            "var earlier: [Shown] = []; enum Samples { static func fill() { Guide.shared.earlier.append(SECOND) } }",
            "earlier.append(current); current = view", "if let last = earlier.popLast() { current = last }"
        ),
    ])
    func isNoHistory(history: String, going: String, back: String) {
        ScannedApp(
            "\(history) \(going)", ["App.swift": Self.app(history, going, back, Self.views[0])],
            has: ["Home ~root~> Works : Root.works", "Photo ~root~> Works : Root.works"]
        ).check()
    }

    private static func app(
        _ history: String, _ going: String, _ back: String,
        _ kind: (type: String, first: String, second: String, third: String, body: String)
    ) -> String {
        """
        import SwiftUI
        @main struct WorksApp: App { var body: some Scene { WindowGroup { Root() } } }
        enum Page { case home, works, photo }
        final class Guide: ObservableObject {
            static let shared = Guide()
            typealias Shown = \(kind.type)
            \(history)
            @Published private(set) var current: Shown = FIRST
            func go(_ view: Shown) { \(going) }
            func back() { \(back) }
        }
        struct Root: View {
            @ObservedObject var guide = Guide.shared
            var body: some View { \(kind.body) }
        }
        struct Home: View { var body: some View { Button("Works") { Guide.shared.go(SECOND) } } }
        struct Works: View {
            var body: some View {
                Button("Photo") { Guide.shared.go(\(kind.third)) }
                Button("Back") { Guide.shared.back() }
            }
        }
        struct Photo: View { var body: some View { Button("Back") { Guide.shared.back() } } }
        """
        .replacingOccurrences(of: "FIRST", with: kind.first).replacingOccurrences(of: "SECOND", with: kind.second)
    }
}
