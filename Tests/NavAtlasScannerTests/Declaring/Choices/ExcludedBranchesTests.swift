import Testing

/// Branches that several states bring up, with conditions inside that ask for one of these states again.
@Suite struct ExcludedBranchesTests {
    /// Who signs in comes to the hall, and not to the door, which is for those who are not in: `else if !isIn`.
    @Test(arguments: [
        "if !isShown && !isIn { TourView(isShown: $isShown) } else if !isIn { DoorView() } else { HallView() }",
        "if !isShown, !isIn { TourView(isShown: $isShown) } else { if isIn { HallView() } else { DoorView() } }",
    ])
    func aStateThatBringsABranchUpMayExcludeWhatIsInIt(_ choice: String) {
        ScannedApp(
            choice,
            [
                "App.swift": """
                import SwiftUI
                @main struct Castle: App { var body: some Scene { WindowGroup { GateView() } } }
                struct GateView: View {
                    @State private var isShown = false
                    @AppStorage("isIn") private var isIn = false
                    var body: some View { \(choice) }
                }
                struct TourView: View {
                    @Binding var isShown: Bool
                    var body: some View { Button("on") { isShown = true } }
                }
                struct DoorView: View {
                    @AppStorage("isIn") private var isIn = false
                    var body: some View { Button("in") { isIn = true } }
                }
                struct HallView: View {
                    @AppStorage("isIn") private var isIn = false
                    var body: some View {
                        NavigationStack {
                            Button("leave") { isIn = false }
                            NavigationLink("again") { RenewView() }
                        }
                    }
                }
                struct RenewView: View {
                    @AppStorage("isIn") private var isIn = false
                    var body: some View { Button("renew") { isIn = true } }
                }
                """
            ],
            has: [
                "TourView ~root~> DoorView : GateView.doorView", "DoorView ~root~> HallView : GateView.hallView",
                "HallView ~root~> DoorView : GateView.doorView", "HallView ~root~> TourView : GateView.tourView",
            ],
            hasNot: ["RenewView ~root~> DoorView", "RenewView ~root~> TourView", "DoorView ~root~> TourView"]
        )
        .check()
    }

    /// Two objects of one class have a state each: one that is done excludes nothing that the other shows.
    @Test func aStateOfAnotherObjectExcludesNothing() {
        ScannedApp(
            "two parts of a form",
            [
                "App.swift": """
                import SwiftUI
                final class Part: ObservableObject { @Published var isDone = false }
                @main struct Castle: App { var body: some Scene { WindowGroup { GateView() } } }
                struct GateView: View {
                    @StateObject private var first = Part()
                    @StateObject private var second = Part()
                    var body: some View {
                        if !first.isDone {
                            FirstView(part: first)
                        } else if !second.isDone {
                            SecondView(part: second)
                        } else {
                            HallView()
                        }
                    }
                }
                struct FirstView: View {
                    @ObservedObject var part: Part
                    var body: some View { Button("done") { part.isDone = true } }
                }
                struct SecondView: View {
                    @ObservedObject var part: Part
                    var body: some View { Button("done") { part.isDone = true } }
                }
                struct HallView: View { var body: some View { Text("h") } }
                """
            ],
            has: [
                "FirstView ~root~> SecondView : GateView.secondView", "SecondView ~root~> HallView : GateView.hallView",
            ]
        )
        .check()
    }

    /// Where what a state holds must pass a further test, the other branches are for what is there, too.
    @Test(arguments: [
        "if let user = session.user, user.isKnown { Hall } else if session.user != nil { Door } else { Gate }",
        "if let user = session.user, user.isKnown { Hall } else if let _ = session.user { Door } else { Gate }",
        "if let user = session.user { if user.isKnown { Hall } else { Door } } else { Gate }",
    ])
    func areForWhatIsThereToo(code: String) {
        let body = ["Hall", "Door", "Gate"].reduce(code) {
            $0.replacing($1 + " }", with: $1 + "View(session: session) }")
        }
        ScannedApp(
            code,
            [
                "App.swift": """
                import SwiftUI
                import Service
                struct User { var isKnown = false }
                @Observable final class Session { var user: User? }
                @main struct House: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    @State private var session = Session()
                    var body: some View { \(body) }
                }
                struct GateView: View {
                    let session: Session
                    var body: some View { Button("Ring") { session.user = Service.user() } }
                }
                struct DoorView: View {
                    let session: Session
                    var body: some View { Button("Show") { session.user?.isKnown = true } }
                }
                struct HallView: View {
                    let session: Session
                    var body: some View { Button("Leave") { session.user = nil } }
                }
                """
            ],
            has: [
                "GateView ~root~> DoorView : RootView.doorView", "GateView ~root~> HallView : RootView.hallView",
                "HallView ~root~> GateView : RootView.gateView",
            ],
            hasNot: ["unresolved"]
        ).check()
    }
}
