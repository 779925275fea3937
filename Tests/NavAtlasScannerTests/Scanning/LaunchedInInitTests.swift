import Testing

/// Coordinators that do their work as they are made, with containers that they make or are given.
@Suite struct LaunchedInInitTests {
    private static func app(
        _ name: String, making: String, starting: String = "stack.pushViewController(Stall(), animated: true)",
        has: [String], hasNot: [String] = []
    ) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import UIKit
                import Combine
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var flow: TownFlow?
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        window = UIWindow()
                        flow = TownFlow(stack: UINavigationController(), window: window)
                    }
                }
                final class TownFlow {
                    private let window: UIWindow?
                    private let bar: UITabBarController = { UITabBarController() }()
                    private let gate: GateFlow
                    private let market: MarketFlow
                    init(stack: UINavigationController, window: UIWindow?) {
                        self.window = window
                        self.window?.rootViewController = bar
                        gate = GateFlow(bar: bar)
                        market = MarketFlow(gate: gate)
                        bar.viewControllers = [market.stack]
                    }
                    func close() { gate.start() }
                }
                final class MarketFlow {
                    let stack: UINavigationController
                    private let stall: StallFlow
                    private var bag = Set<AnyCancellable>()
                    init(gate: GateFlow, model: MarketModel = MarketModel()) {
                        let market = Market()
                        market.model = model
                        stack = UINavigationController(rootViewController: market)
                        stall = StallFlow(stack: stack)
                        model.chosen.sink { [weak self] in self?.stall.start() }.store(in: &bag)
                        model.left.sink { gate.start() }.store(in: &bag)
                    }
                }
                final class MarketModel {
                    let chosen = PassthroughSubject<Void, Never>()
                    let left = PassthroughSubject<Void, Never>()
                }
                final class Market: UIViewController {
                    var model: MarketModel!
                    @IBAction func choose() { model.chosen.send() }
                    @IBAction func leave() { model.left.send() }
                }
                final class StallFlow {
                    let stack: UINavigationController
                    \(making)
                    func start() { \(starting) }
                }
                final class Stall: UIViewController {}
                final class GateFlow {
                    private let bar: UITabBarController
                    let stack: UINavigationController
                    init(bar: UITabBarController) {
                        self.bar = bar
                        stack = UINavigationController()
                    }
                    func start() {
                        stack.viewControllers = [Gate()]
                        stack.modalPresentationStyle = .fullScreen
                        bar.present(stack, animated: true)
                    }
                }
                final class Gate: UIViewController {}
                """
            ], has: has, hasNot: hasNot)
    }

    /// What is given and never used makes no router of a coordinator.
    @Test func isACoordinatorWhateverItIsGivenBeside() {
        Self.app(
            "an unused controller", making: "init(stack: UINavigationController) { self.stack = stack }",
            has: ["entry TownFlow", "TownFlow -tab-> MarketFlow : init", "MarketFlow -push-> StallFlow : init"]
        ).check()
    }

    /// It presents on the tab bar, and fills a stack of its own.
    @Test func fillsNoTabsInItsOwnStack() {
        Self.app(
            "a stack beside the tab bar", making: "init(stack: UINavigationController) { self.stack = stack }",
            has: [
                "GateFlow -root!-> Gate : start",
                "Market ~fullScreen~> GateFlow : MarketFlow.init",
            ], hasNot: ["GateFlow -tab-> Gate : start"]
        ).check()
    }

    /// What it makes for itself and does not use says nothing of how it is shown.
    @Test func isShownAsItUsesTheStackThatItWasGiven() {
        let has = ["Market ~push~> StallFlow : MarketFlow.init", "MarketFlow -push-> StallFlow : init"]
        Self.app(
            "one for later",
            making: """
                let other: UINavigationController
                init(stack: UINavigationController) {
                    self.stack = stack
                    other = UINavigationController()
                }
                """, has: has
        ).check()
        Self.app(
            "one where none is given",
            making: """
                init(stack: UINavigationController?) {
                    guard let stack else {
                        self.stack = UINavigationController()
                        return
                    }
                    self.stack = stack
                }
                """, has: has
        ).check()
    }

    /// It keeps what it has presented.
    @Test func isShownAsItShowsWhatItKeepsThen() {
        Self.app(
            "the stack that it presents",
            making: """
                var other: UINavigationController
                init(stack: UINavigationController) {
                    self.stack = stack
                    other = stack
                }
                func open() {
                    let own = UINavigationController(rootViewController: Stall())
                    stack.present(own, animated: true)
                    other = own
                }
                """,
            starting: "open()",
            has: ["Market ~sheet~> StallFlow : MarketFlow.init", "MarketFlow -sheet-> StallFlow : init"]
        ).check()
    }
}
