import Testing

/// Routers that coordinators share: they show what they are given, and call what they are left.
struct SharedRouterTests {
    private static func app(router: String, _ code: String) -> [String: String] {
        [
            "App.swift": """
            import Harbourmaster
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var harbour: HarbourCoordinator?
                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    let stack = UINavigationController()
                    window?.rootViewController = stack
                    harbour = HarbourCoordinator(router: StackRouter(stack))
                    harbour?.start()
                    return true
                }
            }
            final class StackRouter {
                private let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func set(_ shown: UIViewController) { stack.setViewControllers([shown], animated: false) }
                func push(_ shown: UIViewController) { stack.pushViewController(shown, animated: true) }
            \(router)
            }
            final class Boat: UIViewController {}
            final class Crew: UIViewController {}
            class Panel: UIViewController { var scroll: UIScrollView? }

            """ + code
        ]
    }

    static let apps = [
        ScannedApp(
            "one that tests what it is given for a class of the app's is no coordinator, and a library's controller is a wrapper",
            app(
                router: """
                        func presentPanel(_ content: UIViewController) {
                            let holder = DrawerController(style: 3)
                            holder.set(contentViewController: content)
                            if let panel = content as? Panel { holder.track(panel.scroll) }
                            stack.present(holder, animated: true)
                        }
                    """,
                """
                final class HarbourCoordinator {
                    private let router: StackRouter
                    init(router: StackRouter) { self.router = router }
                    func start() {
                        let quay = Quay()
                        quay.onTide = { [weak self] in self?.showTide() }
                        router.set(quay)
                    }
                    private func showTide() {
                        let tide = Tide()
                        tide.onBoat = { [weak self] in self?.router.push(Boat()) }
                        router.presentPanel(tide)
                    }
                }
                final class Quay: UIViewController {
                    var onTide: (() -> Void)?
                    @objc func look() { onTide?() }
                }
                final class Tide: Panel {
                    var onBoat: (() -> Void)?
                    @objc func sail() { onBoat?() }
                }
                """),
            has: [
                "HarbourCoordinator -root!-> Quay : start", "HarbourCoordinator -sheet-> Tide : showTide",
                "Quay ~sheet~> Tide : HarbourCoordinator.showTide",
            ], hasNot: ["StackRouter", "DrawerController", "unresolved"]),
        ScannedApp(
            "what it is left to call once a screen is gone is done by the screen that was there",
            app(
                router: """
                        func present(_ shown: UIViewController) { stack.present(shown, animated: true) }
                        private var completions: [UIViewController: () -> Void] = [:]
                        func dismiss(completion: @escaping () -> Void) {
                            guard let shown = stack.presentedViewController else { return }
                            completions[shown] = completion
                            stack.dismiss(animated: true) { [weak self] in self?.complete(shown) }
                        }
                        private func complete(_ shown: UIViewController) {
                            guard let completion = completions[shown] else { return }
                            completion()
                            completions[shown] = nil
                        }
                    """,
                """
                final class HarbourCoordinator {
                    private let router: StackRouter
                    init(router: StackRouter) { self.router = router }
                    func start() {
                        let quay = Quay()
                        quay.onTide = { [weak self] in self?.showTide() }
                        quay.onStorm = { [weak self] in self?.showStorm() }
                        router.set(quay)
                    }
                    private func showTide() {
                        let tide = Tide()
                        tide.onDone = { [weak self] in self?.router.dismiss { [weak self] in self?.showBoat() } }
                        router.present(tide)
                    }
                    private func showStorm() {
                        let storm = Storm()
                        storm.onDone = { [weak self] in self?.router.dismiss { [weak self] in self?.showCrew() } }
                        router.present(storm)
                    }
                    private func showBoat() { router.push(Boat()) }
                    private func showCrew() { router.push(Crew()) }
                }
                final class Quay: UIViewController {
                    var onTide: (() -> Void)?
                    var onStorm: (() -> Void)?
                    @objc func look() { onTide?() }
                    @objc func listen() { onStorm?() }
                }
                final class Tide: UIViewController {
                    var onDone: (() -> Void)?
                    @objc func leave() { onDone?() }
                }
                final class Storm: UIViewController {
                    var onDone: (() -> Void)?
                    @objc func leave() { onDone?() }
                }
                """),
            has: [
                "Quay ~sheet~> Tide : HarbourCoordinator.showTide",
                "Tide ~push~> Boat : HarbourCoordinator.showBoat [replaces]",
                "Storm ~push~> Crew : HarbourCoordinator.showCrew [replaces]",
            ], hasNot: ["Tide ~push~> Crew", "Storm ~push~> Boat", "unresolved"]),
        ScannedApp(
            "one that takes items around the controllers shows what the coordinator's code put into them",
            app(
                router: """
                        func set(item: Item) { stack.setViewControllers([item.viewController], animated: false) }
                        func push(item: Item) { stack.pushViewController(item.viewController, animated: true) }
                        func present(item: Item) { stack.present(item.viewController, animated: true) }
                    """,
                """
                struct Item { let viewController: UIViewController }
                final class HarbourCoordinator {
                    private let router: StackRouter
                    init(router: StackRouter) { self.router = router }
                    func start() {
                        let quay = Quay()
                        quay.onTide = { [weak self] in self?.showTide() }
                        quay.onBoat = { [weak self] in self?.showBoat() }
                        router.set(item: Item(viewController: quay))
                    }
                    private func showTide() { router.present(item: Item(viewController: Tide())) }
                    private func showBoat() { router.push(item: Item(viewController: Boat())) }
                }
                final class Quay: UIViewController {
                    var onTide: (() -> Void)?
                    var onBoat: (() -> Void)?
                    @objc func look() { onTide?() }
                    @objc func board() { onBoat?() }
                }
                final class Tide: UIViewController {}
                """),
            has: [
                "HarbourCoordinator -root!-> Quay : start", "HarbourCoordinator -push-> Boat : showBoat",
                "Quay ~sheet~> Tide : HarbourCoordinator.showTide", "Quay ~push~> Boat : HarbourCoordinator.showBoat",
            ], hasNot: ["HarbourCoordinator ~root~>"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }
}
