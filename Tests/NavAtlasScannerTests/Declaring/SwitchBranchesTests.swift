import Foundation
import Testing

/// Roots that a view chooses by a computed property.
struct SwitchBranchesTests {
    private static func edges(_ view: String, _ more: String = "") -> [String] {
        let source = """
            import SwiftUI
            @main struct MillApp: App {
                @State private var session = Session()
                var body: some Scene { WindowGroup { Mill().environment(session) } }
            }
            enum Step { case out, naming, inside }
            struct Mill: View {
                @Environment(Session.self) private var session
                @AppStorage("step") private var stored = "out"
            \(view)
            }
            @Observable final class Session {
                var isIn = false
                var hasName = false
            \(more)
            }
            struct Door: View {
                @Environment(Session.self) private var session
                var body: some View { Button("In") { session.isIn = true } }
            }
            struct Names: View {
                @Environment(Session.self) private var session
                var body: some View { Button("Done") { session.hasName = true } }
            }
            struct Wheel: View {
                @Environment(Session.self) private var session
                var body: some View { Button("Out") { session.isIn = false } }
            }
            """
        return ScannedSource("mill", source, gives: "").found.filter { $0.contains("~") }
    }

    private static let body = """
        var body: some View {
            switch step {
            case .out: Door()
            case .naming: Names()
            case .inside: Wheel()
            }
        }
        """

    private static let all = [
        "Door ~root~> Names : Mill.naming", "Names ~root~> Wheel : Mill.inside", "Wheel ~root~> Door : Mill.out",
    ]

    @Test func areChosenByWhatThePropertyAsks() {
        let step = """
            private var step: Step {
                if !session.isIn { return .out } else if !session.hasName { return .naming } else { return .inside }
            }
            """
        #expect(Self.edges(step + "\n" + Self.body) == Self.all)
    }

    @Test func areChosenByWhatTheModelAsks() {
        let step = """
            var step: Step {
                guard isIn else { return .out }
                return hasName ? .inside : .naming
            }
            """
        let body = Self.body.replacingOccurrences(of: "step", with: "session.step")
            .replacingOccurrences(of: "case .inside", with: "default")
        let found = Self.edges(body, step)
        #expect(found == Self.all.map { $0.replacingOccurrences(of: "Mill.inside", with: "Mill.wheel") })
    }

    @Test func areNotKnownWhereTheCaseIsNot() {
        let step = "private var step: Step { session.isIn ? .inside : Step.read(stored) }"
        #expect(Self.edges(step + "\n" + Self.body) == [])
    }
}
