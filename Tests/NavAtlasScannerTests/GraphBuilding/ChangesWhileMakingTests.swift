import Testing

/// A model that loads what it shows as soon as it is made chooses for the view that shows it, and not for the screen that made
/// it for that view.
@Suite struct ChangesWhileMakingTests {
    private static func hiring(_ name: String, _ model: String, then: String = "", has: [String], hasNot: [String])
        -> ScannedApp
    {
        ScannedApp(
            name,
            [
                "App.swift": """
                import Combine
                import Offers
                import SwiftUI
                enum Step { case waiting, offer, refusal }
                enum Cover: Identifiable {
                    case hiring(Hiring)
                    var id: String { "hiring" }
                }
                final class Hiring: ObservableObject {
                    @Published var step = Step.waiting
                    private var bag = Set<AnyCancellable>()
                    \(model)
                }
                struct HiringView: View {
                    @ObservedObject var hiring: Hiring
                    var body: some View {
                        switch hiring.step {
                        case .waiting: WaitingPage()
                        case .offer: OfferPage(hiring: hiring)
                        case .refusal: RefusalPage()
                        }
                    }
                }
                struct WaitingPage: View { var body: some View { ProgressView() } }
                struct OfferPage: View {
                    let hiring: Hiring
                    var body: some View { Button("No") { hiring.step = .refusal } }
                }
                struct RefusalPage: View { var body: some View { Text("No") } }
                struct JobsPage: View {
                    @State private var cover: Cover?
                    var body: some View {
                        Button("Apply") {
                            let hiring = Hiring()
                            cover = .hiring(hiring)
                            \(then)
                        }
                        .fullScreenCover(item: $cover) { cover in
                            switch cover {
                            case .hiring(let hiring): NavigationStack { HiringView(hiring: hiring) }
                            }
                        }
                    }
                }
                @main struct Jobs: App {
                    var body: some Scene { WindowGroup { JobsPage() } }
                }
                """
            ], has: has, hasNot: hasNot)
    }

    private static let ofView = ["HiringView ~root~> OfferPage : HiringView.offer"]
    private static let ofMaker = ["JobsPage ~root~> OfferPage : HiringView.offer"]

    private static let apps = [
        hiring(
            "a stream in the initializer",
            "init() { Offers.next.sink { [weak self] _ in self?.step = .offer }.store(in: &bag) }",
            has: ofView, hasNot: ofMaker),
        hiring(
            "a method that the initializer calls",
            """
            init() { load() }
            func load() { Offers.next { [weak self] _ in self?.step = .offer } }
            """, has: ofView, hasNot: ofMaker),
        hiring(
            "a task in the initializer",
            "init() { Task { step = await Offers.next() == nil ? .waiting : .offer } }", has: ofView, hasNot: ofMaker),
        hiring(
            "a method that whoever makes it calls, too",
            """
            init() { load() }
            func load() { Offers.next { [weak self] _ in self?.step = .offer } }
            """, then: "hiring.load()", has: ofMaker, hasNot: []),
        hiring(
            "who leads on once it is shown",
            "init() { Offers.next.sink { [weak self] _ in self?.step = .offer }.store(in: &bag) }",
            has: ["OfferPage ~root~> RefusalPage : HiringView.refusal"], hasNot: ["HiringView ~root~> RefusalPage"]),
    ]

    @Test(arguments: apps)
    func aModelChoosesForItsView(_ app: ScannedApp) { app.check() }
}
