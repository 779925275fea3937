import Testing

/// Parameters that may be left out: `wish ?? habit`.
@Suite struct SureArgumentsTests {
    @Test func whatIsGivenAsACaseIsNeverMissing() {
        ScannedApp(
            "a ferry with a usual trip",
            [
                "App.swift": """
                import SwiftUI
                enum Trip { case isle, cape }
                @MainActor final class Ferry: ObservableObject {
                    enum Ticket: Identifiable { case isle, cape; var id: Self { self } }
                    @Published var ticket: Ticket?
                    let log: [String: Trip] = ["yesterday": .cape]
                    func sail(_ trip: Trip? = nil) {
                        let meant = trip ?? .isle
                        switch meant {
                        case .isle: ticket = .isle
                        case .cape: ticket = .cape
                        }
                    }
                }
                @main struct Pier: App {
                    @StateObject private var ferry = Ferry()
                    var body: some Scene { WindowGroup { PierView().environmentObject(ferry) } }
                }
                struct PierView: View {
                    @EnvironmentObject var ferry: Ferry
                    var body: some View {
                        Button("sail") { ferry.sail() }
                            .sheet(item: $ferry.ticket) { ticket in
                                switch ticket {
                                case .isle: IsleView()
                                case .cape: CapeView()
                                }
                            }
                    }
                }
                struct IsleView: View {
                    @EnvironmentObject var ferry: Ferry
                    var body: some View { Button("cape") { ferry.sail(.cape) } }
                }
                struct CapeView: View {
                    @EnvironmentObject var ferry: Ferry
                    var body: some View { Button("again") { ferry.sail(ferry.log["yesterday"]) } }
                }
                """
            ],
            has: [
                "PierView ~sheet~> IsleView : PierView.isle",
                "IsleView ~sheet~> CapeView : PierView.cape",
                "CapeView ~sheet~> IsleView : PierView.isle",
            ],
            hasNot: ["IsleView ~sheet~> IsleView", "PierView ~sheet~> CapeView"]
        )
        .check()
    }

    /// What a parameter that always holds a case is handed on as is there, too: nothing is done for what is missing.
    @Test(arguments: [
        "if let trip { go(trip) } else { present(Bench(), animated: true) }",
        "guard let trip else { return present(Bench(), animated: true) }; go(trip)",
    ])
    func whatIsHandedOnAsACaseIsNeverMissing(_ body: String) {
        ScannedApp(
            body,
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: Pier())
                        return true
                    }
                }
                enum Trip { case isle, cape }
                final class Pier: UIViewController {
                    func sail(_ trip: Trip?) { \(body) }
                    func order(_ trip: Trip) { sail(trip) }
                    private func go(_ trip: Trip) {
                        switch trip {
                        case .isle: navigationController?.pushViewController(Isle(), animated: true)
                        case .cape: navigationController?.pushViewController(Cape(), animated: true)
                        }
                    }
                    @objc func tapped() { order(.isle) }
                    @objc func tappedTwice() { sail(.cape) }
                }
                final class Isle: UIViewController {}
                final class Cape: UIViewController {}
                final class Bench: UIViewController {}
                """
            ],
            has: ["Pier ~push~> Isle : pushViewController", "Pier ~push~> Cape : pushViewController"],
            hasNot: ["Pier ~sheet~> Bench"]
        )
        .check()
    }

    /// What is there for certain takes no branch for `nil`: `next(after: self)`, and of a property that is no optional.
    @Test func whatIsThereIsNotNil() {
        ScannedApp(
            "a wizard whose next step a function decides",
            [
                "App.swift": """
                import SwiftUI
                @main struct Studio: App { var body: some Scene { WindowGroup { StartFlow() } } }
                enum Step: Hashable { case clay, glaze }
                final class Course: ObservableObject {
                    @Published var steps: [Step] = []
                    @Published var isDone = false
                    func next(after step: Step?) {
                        switch step {
                        case nil: steps.append(.clay)
                        case .clay?: steps.append(.glaze)
                        case .glaze?: isDone = true
                        }
                    }
                }
                extension Step {
                    @ViewBuilder func view(_ course: Course) -> some View {
                        switch self {
                        case .clay: ClayView { course.next(after: self) }
                        case .glaze: GlazeView(course: course, step: self)
                        }
                    }
                }
                struct StartFlow: View {
                    @StateObject private var course = Course()
                    var body: some View {
                        NavigationStack(path: $course.steps) {
                            StartView { course.next(after: nil) }
                                .navigationDestination(for: Step.self) { $0.view(course) }
                        }
                        .sheet(isPresented: $course.isDone) { DoneView() }
                    }
                }
                struct StartView: View { let go: () -> Void; var body: some View { Button("start", action: go) } }
                struct ClayView: View { let go: () -> Void; var body: some View { Button("next", action: go) } }
                struct GlazeView: View {
                    let course: Course
                    let step: Step
                    var body: some View { Button("next") { course.next(after: step) } }
                }
                struct DoneView: View { var body: some View { Text("done") } }
                """
            ],
            has: [
                "StartView ~push~> ClayView : StartFlow.clay", "ClayView ~push~> GlazeView : StartFlow.glaze",
                "GlazeView ~sheet~> DoneView : StartFlow.isDone",
            ],
            hasNot: ["ClayView ~push~> ClayView", "GlazeView ~push~>", "StartView ~push~> GlazeView"]
        )
        .check()
    }

    /// What is made for a parameter that may hold nothing is there.
    @Test(arguments: [
        "open(Plant(name: \"Fern\"))", "let fern = Plant(name: \"Fern\")\nopen(fern)", "open(plant)", "show([])",
        "greet(self)",
    ])
    func whatIsMadeIsThere(call: String) {
        ScannedApp(
            call,
            [
                "App.swift": TwoControllers.app(
                    "struct Plant { let name: String }", first: call, second: "open(nil)\nshow(nil)\ngreet(nil)")
                        + """

                        extension FirstController {
                            var plant: Plant { Plant(name: "Fern") }
                        }
                        extension UIViewController {
                            func open(_ plant: Plant?) {
                                if plant != nil {
                                    present(ListController(), animated: true)
                                } else {
                                    present(MapController(), animated: true)
                                }
                            }
                            func show(_ plants: [Plant]?) {
                                guard let plants else { return present(MapController(), animated: true) }
                                present(ListController(), animated: true)
                            }
                            func greet(_ other: UIViewController?) {
                                present(other == nil ? MapController() : ListController(), animated: true)
                            }
                        }
                        """
            ],
            has: [
                "FirstController ~sheet~> ListController : present",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: ["FirstController ~sheet~> MapController", "SecondController ~sheet~> ListController"]
        ).check()
    }
}
