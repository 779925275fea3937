import Testing

/// What a library tells a model of a view of SwiftUI that has made itself the library's delegate.
struct LibraryDelegateTests {
    private static func edges(_ session: String) -> [String] {
        let source = """
            import AuthenticationServices
            import SwiftUI

            @main struct DeskApp: App {
                @State private var session = Session()
                var body: some Scene { WindowGroup { Desk().environment(session) } }
            }
            struct Desk: View {
                @Environment(Session.self) private var session
                var body: some View {
                    switch session.state {
                    case .outside: Porch()
                    case .naming: Names()
                    case .inside: Hall()
                    }
                }
            }
            struct Porch: View {
                @Environment(Session.self) private var session
                var body: some View { Button("Sign in") { session.begin() } }
            }
            struct Names: View {
                @Environment(Session.self) private var session
                var body: some View { Button("Done") { session.state = .inside } }
            }
            struct Hall: View { var body: some View { Text("Hall") } }
            @Observable final class Session: NSObject {
                enum State { case outside, naming, inside }
                var state = State.outside
            \(session)
            }
            extension Session: ASAuthorizationControllerDelegate {
                func authorizationController(
                    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
                ) {
                    state = .naming
                }
                func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {}
            }
            """
        return ScannedSource("desk", source, gives: "").found.filter { $0.contains("~") }
    }

    @Test func isDoneForTheScreenThatAsksTheLibrary() {
        let begin = """
            func begin() {
                let controller = ASAuthorizationController(authorizationRequests: [])
                controller.delegate = self
                controller.performRequests()
            }
            """
        #expect(Self.edges(begin) == ["Names ~root~> Hall : Desk.inside", "Porch ~root~> Names : Desk.naming"])
    }

    @Test func isNotDoneWhereTheLibraryIsNotGivenTheModel() {
        let begin = "func begin() { ASAuthorizationController(authorizationRequests: []).performRequests() }"
        #expect(Self.edges(begin) == ["Names ~root~> Hall : Desk.inside"])
    }
}
