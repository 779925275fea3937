import Testing

/// Streams into which nobody sends, and those through which nothing ever comes.
@Suite struct SilentStreamsTests {
    /// A mill that lists its sacks; the view of a sack is held by a variable before it is shown.
    private static func mill(_ extensions: String = "", empty: String) -> [String: String] {
        [
            "App.swift": """
            import Combine
            import SwiftUI
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let stack = UINavigationController()
                    let view = MillView(model: MillModel(miller: Miller(stack: stack)))
                    stack.pushViewController(UIHostingController(rootView: view), animated: false)
                    window?.rootViewController = stack
                }
            }
            struct Miller {
                let stack: UINavigationController
                func showSack() {
                    let view = SackView(model: SackModel(miller: self))
                    show(view)
                }
                func showFlour() { show(FlourView()) }
                func showLabel() { show(LabelView()) }
                func showWeevil() { show(WeevilView()) }
                func show<Content: View>(_ view: Content) {
                    stack.pushViewController(UIHostingController(rootView: view), animated: true)
                }
            }
            \(extensions)
            struct MillModel {
                let miller: Miller
                func work(_ taps: AnyPublisher<Void, Never>, _ kept: inout Set<AnyCancellable>) {
                    taps.sink { miller.showSack() }.store(in: &kept)
                }
            }
            struct MillView: View {
                private let taps = PassthroughSubject<Void, Never>()
                private var kept: Set<AnyCancellable> = []
                init(model: MillModel) { model.work(taps.eraseToAnyPublisher(), &kept) }
                var body: some View { Button("Sack") { taps.send(()) } }
            }
            struct SackModel {
                let miller: Miller
                struct Input {
                    let flour, label: AnyPublisher<Void, Never>
                    let weevil: AnyPublisher<Int, Never>
                }
                func work(_ input: Input, _ kept: inout Set<AnyCancellable>) {
                    input.flour.sink { miller.showFlour() }.store(in: &kept)
                    input.label.sink { miller.showLabel() }.store(in: &kept)
                    input.weevil.handleEvents(receiveOutput: { count in if count > 0 { miller.showWeevil() } })
                        .sink { _ in }.store(in: &kept)
                }
            }
            struct SackView: View {
                private let flour = PassthroughSubject<Void, Never>()
                private let label = PassthroughSubject<Void, Never>()
                private var kept: Set<AnyCancellable> = []
                init(model: SackModel) {
                    let input = SackModel.Input(
                        flour: flour.eraseToAnyPublisher(), label: label.eraseToAnyPublisher(), weevil: \(empty))
                    model.work(input, &kept)
                }
                var body: some View { Button("Flour") { flour.send(()) } }
            }
            struct FlourView: View { var body: some View { Text("Flour") } }
            struct LabelView: View { var body: some View { Text("Label") } }
            struct WeevilView: View { var body: some View { Text("Weevil") } }
            """
        ]
    }

    private static let own =
        "extension Publisher { static func quiet() -> AnyPublisher<Output, Never> { "
        + "Empty().eraseToAnyPublisher() } }"

    /// What a view listens to as it is made, it does itself, whoever holds it in a variable first; what listens to a stream
    /// through which nothing comes does nothing.
    @Test(arguments: [
        mill(empty: "Empty<Int, Never>().eraseToAnyPublisher()"),
        mill(empty: "Empty(completeImmediately: false).map { $0 + 1 }.receive(on: RunLoop.main).eraseToAnyPublisher()"),
        mill(own, empty: ".quiet()"), mill(own, empty: "AnyPublisher<Int, Never>.quiet()"),
        mill(own + "\ntypealias Taps<T> = AnyPublisher<T, Never>", empty: "Taps.quiet()"),
    ])
    func belongToTheViewThatIsMade(_ sources: [String: String]) {
        ScannedApp(
            "a mill", sources,
            has: [
                "MillView ~push~> SackView : pushViewController", "SackView ~push~> FlourView : pushViewController",
                "SackView ~push~> LabelView : pushViewController",
                "unresolved \"WeevilView(…)\" : \"no call of 'Miller.showWeevil' was found\" [candidate=WeevilView]",
            ],
            hasNot: ["MillView ~push~> LabelView", "MillView ~push~> WeevilView", "SackView ~push~> WeevilView"]
        ).check()
    }

    /// Something comes where another stream is joined with one through which nothing comes.
    @Test(arguments: ["merge(with: taps)", "prepend(1)", "map { $0 }.merge(with: taps)"])
    func areFilledByOthers(_ joined: String) {
        ScannedApp(
            "a pond",
            [
                "App.swift": """
                import Combine
                import SwiftUI
                @main struct Pond: App { var body: some Scene { WindowGroup { Shore() } } }
                final class Water: ObservableObject {
                    @Published var isSeen = false
                    let taps = PassthroughSubject<Int, Never>()
                    private var kept: Set<AnyCancellable> = []
                    func wait() {
                        Empty<Int, Never>().\(joined).sink { _ in self.isSeen = true }.store(in: &kept)
                    }
                }
                struct Shore: View {
                    @StateObject private var water = Water()
                    var body: some View {
                        Button("Throw") { water.taps.send(1) }
                            .onAppear { water.wait() }
                            .sheet(isPresented: $water.isSeen) { Frog() }
                    }
                }
                struct Frog: View { var body: some View { Text("Frog") } }
                """
            ], has: ["Shore ~sheet~> Frog : Shore.isSeen"]
        ).check()
    }
}
