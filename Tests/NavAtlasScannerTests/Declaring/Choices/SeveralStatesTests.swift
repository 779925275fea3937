import Testing

/// Choices by a state that several objects have.
@Suite struct SeveralStatesTests {
    /// Whatever an app makes its session of, what changes the session's state leads on.
    @Test(arguments: [
        ("Session", "if isTest { session = Session(); clerk = Clerk() } else { session = Session(); listen() }"),
        ("Session", "if isTest { session = Session(); listen() } else { session = Session(); clerk = Clerk() }"),
        ("any Visit", "if isTest { session = Tour(); clerk = Clerk() } else { session = Session(); listen() }"),
    ])
    func eachOfThemBringsItsBranchesUp(type: String, making: String) {
        ScannedApp(
            making,
            [
                "App.swift": """
                import SwiftUI
                enum Phase { case out, inside, lost }
                protocol Visit: AnyObject { var phase: Phase { get set } }
                @Observable final class Session: Visit { var phase = Phase.out }
                @Observable final class Tour: Visit { var phase = Phase.out }
                final class Clerk {
                    var onLoss: (() -> Void)?
                    func call() { onLoss?() }
                }
                final class Desk {
                    var session: \(type)
                    var clerk = Clerk()
                    init(isTest: Bool) { \(making) }
                    func listen() { clerk.onLoss = { [session] in session.phase = .lost } }
                }
                @main struct Museum: App {
                    let desk = Desk(isTest: ProcessInfo.processInfo.arguments.contains("test"))
                    var body: some Scene {
                        WindowGroup { HallView(session: desk.session, clerk: desk.clerk) }
                    }
                }
                struct HallView: View {
                    let session: \(type)
                    let clerk: Clerk
                    var body: some View {
                        switch session.phase {
                        case .out: DoorView(session: session)
                        case .inside: ShowView(clerk: clerk)
                        case .lost: LostView()
                        }
                    }
                }
                struct DoorView: View {
                    let session: \(type)
                    var body: some View { Button("in") { session.phase = .inside } }
                }
                struct ShowView: View {
                    let clerk: Clerk
                    var body: some View { Button("load") { clerk.call() } }
                }
                struct LostView: View { var body: some View { Text("lost") } }
                """
            ],
            has: ["DoorView ~root~> ShowView : HallView.inside", "ShowView ~root~> LostView : HallView.lost"],
            hasNot: ["LostView ~root~>", "DoorView ~root~> LostView", "unresolved"]
        ).check()
    }
}
