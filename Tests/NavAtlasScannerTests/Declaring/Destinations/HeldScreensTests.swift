import NavAtlasScanner
import Testing

/// Models that put the screen itself into a variable, by what they hear of a step of their own.
@Suite struct HeldScreensTests {
    private static let plain = "var shown: AnyView!"

    /// The model begins to follow its step as the app's first view comes up. Who changes the step leads on, and what is drawn
    /// then need not be published itself.
    @Test(arguments: ["@Published var shown: AnyView?", "@Published var shown = AnyView(EmptyView())", plain])
    func whoChangesTheStepLeadsOn(_ shown: String) {
        Self.play(shown, leaving: "step = .bill").check()
    }

    /// The step may come of what a publisher gives, and an empty view takes away what is shown.
    @Test(arguments: [
        "hall.clear().map { _ in Step.bill }.assign(to: &$step)",
        "hall.clear().map { _ in self.shown = AnyView(EmptyView()); return Step.bill }.assign(to: &$step)",
        "hall.clear().flatMap { _ in Just(Step.bill) }.assign(to: &$step)",
        "hall.clear().flatMap { _ -> AnyPublisher<Step, Never> in Just(.bill).eraseToAnyPublisher() }.assign(to: &$step)",
    ])
    func aPublisherMayGiveTheStep(_ leaving: String) {
        Self.play(Self.plain, leaving: leaving).check()
    }

    /// A model that begins to follow as it is made begins once, and not again for each screen that its variable may hold.
    @Test func aModelMayBeginAsItIsMade() {
        let app = Self.play(Self.plain, leaving: "step = .bill", begun: "init()", appearing: "")
        app.check()
        #expect(Scanner().graphOrIssue(of: app.files).bounds.isEmpty)
    }

    private static func play(
        _ shown: String, leaving: String, begun: String = "func open()",
        appearing: String = ".onAppear { stage.open() }"
    ) -> ScannedApp {
        ScannedApp(
            "\(shown), \(leaving)",
            [
                "App.swift": """
                import Combine
                import SwiftUI
                @main struct PlayApp: App {
                    @StateObject private var stage = Stage()
                    var body: some Scene { WindowGroup { Group { stage.shown }\(appearing) } }
                }
                final class Stage: ObservableObject {
                    enum Step { case bill, act, end }
                    @Published var step: Step = .bill
                    \(shown)
                    private let hall: Hall = LargeHall()
                    private var kept: Set<AnyCancellable> = []
                    \(begun) {
                        $step.removeDuplicates().sink { [weak self] step in
                            guard let self else { return }
                            switch step {
                            case .bill: self.shown = AnyView(BillView(onward: self.begin))
                            case .act: self.shown = AnyView(ActView(onward: { self.step = .end }))
                            case .end: self.shown = AnyView(EndView(leave: self.leave))
                            }
                        }
                        .store(in: &kept)
                    }
                    private func begin() { step = .act }
                    private func leave() { \(leaving) }
                }
                protocol Hall { func clear() -> AnyPublisher<Void, Never> }
                final class LargeHall: Hall {
                    func clear() -> AnyPublisher<Void, Never> { Future { $0(.success(())) }.eraseToAnyPublisher() }
                }
                struct BillView: View {
                    let onward: () -> Void
                    var body: some View { Button("on") { onward() } }
                }
                struct ActView: View {
                    let onward: () -> Void
                    var body: some View { Button("on") { onward() } }
                }
                struct EndView: View {
                    let leave: () -> Void
                    var body: some View { Button("leave") { leave() } }
                }
                """
            ],
            has: [
                "BillView ~root~> ActView : PlayApp.actView", "ActView ~root~> EndView : PlayApp.endView",
                "EndView ~root~> BillView : PlayApp.billView",
            ],
            hasNot: ["PlayApp ~root~>", "EndView ~root~> ActView", "EndView ~root~> EndView"]
        )
    }

    /// A shared object that keeps what makes the view for its sheet: each screen is shown what it gave.
    @Test(arguments: [
        ("(() -> AnyView)?", "content = { AnyView(make()) }"),
        ("(() -> AnyView)?", "let made = AnyView(make()); content = { made }"),
        ("(() -> any View)?", "content = make"),
    ])
    func aStateHoldsWhatMakesTheScreen(_ type: String, _ kept: String) {
        ScannedApp(
            kept,
            [
                "App.swift": """
                import SwiftUI
                @MainActor final class Waiter: ObservableObject {
                    @Published private(set) var content: \(type)
                    var isShown: Binding<Bool> { Binding(get: { self.content != nil }, set: { if !$0 { self.content = nil } }) }
                    func bring<Dish: View>(@ViewBuilder _ make: @escaping () -> Dish) { \(kept) }
                }
                @main struct Bistro: App {
                    @StateObject private var waiter = Waiter()
                    var body: some Scene {
                        WindowGroup {
                            TabView {
                                AppleView().tabItem { Text("a") }
                                PearView().tabItem { Text("p") }
                            }
                            .environmentObject(waiter)
                            .sheet(isPresented: waiter.isShown) { if let make = waiter.content { AnyView(make()) } }
                        }
                    }
                }
                struct AppleView: View {
                    @EnvironmentObject private var waiter: Waiter
                    var body: some View { Button("pie") { waiter.bring { PieView() } } }
                }
                struct PearView: View {
                    @EnvironmentObject private var waiter: Waiter
                    var body: some View { Button("juice") { waiter.bring { JuiceView() } } }
                }
                struct PieView: View { var body: some View { Text("p") } }
                struct JuiceView: View { var body: some View { Text("j") } }
                """
            ],
            has: ["AppleView ~sheet~> PieView : Bistro.content", "PearView ~sheet~> JuiceView : Bistro.content"],
            hasNot: ["AppleView ~sheet~> JuiceView", "PearView ~sheet~> PieView"]
        ).check()
    }
}
