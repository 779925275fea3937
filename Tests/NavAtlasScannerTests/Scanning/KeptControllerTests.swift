import Testing

/// A coordinator may make and keep the controller that it is shown by, for the one that makes it to show.
@Suite struct KeptControllerTests {
    private static func app(
        _ name: String, start: String, making purse: String = "Purse()", has: [String], hasNot: [String]
    ) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import UIKit
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var main: MainCoordinator?
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        main = MainCoordinator(window!)
                        main?.start()
                    }
                }
                protocol Coordinator: AnyObject {
                    var children: [Coordinator] { get set }
                    func start()
                }
                final class MainCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let window: UIWindow
                    init(_ window: UIWindow) { self.window = window }
                    func start() {
                        let bar = UITabBarController()
                        let news = NewsCoordinator()
                        children.append(news)
                        news.start()
                        let purse = PurseCoordinator()
                        children.append(purse)
                        purse.start()
                        bar.viewControllers = [news.stack, purse.screen]
                        window.rootViewController = bar
                    }
                }
                final class NewsCoordinator: Coordinator {
                    var children: [Coordinator] = []
                    let stack = UINavigationController()
                    func start() { stack.viewControllers = [News()] }
                }
                final class PurseCoordinator: Coordinator, PurseDelegate {
                    var children: [Coordinator] = []
                    let screen: Purse
                    init() {
                        screen = \(purse)
                        screen.delegate = self
                    }
                    func start() { \(start) }
                    func askedForCode() { screen.present(Code(), animated: true) }
                }
                struct Makers { func purse() -> Purse { Purse() } }
                protocol PurseDelegate: AnyObject { func askedForCode() }
                final class Purse: UIViewController {
                    weak var delegate: PurseDelegate?
                    @IBAction func pay() { delegate?.askedForCode() }
                }
                final class Code: UIViewController {}
                final class Offer: UIViewController {}
                final class News: UIViewController {}
                """
            ], has: has, hasNot: hasNot)
    }

    @Test func standsForTheCoordinatorThatKeepsIt() {
        Self.app(
            "one that shows nothing as it starts", start: "screen.title = \"Purse\"",
            has: [
                "MainCoordinator -tab-> PurseCoordinator : start", "PurseCoordinator -root!-> Purse : screen",
                "Purse ~sheet~> Code : PurseCoordinator.askedForCode",
            ], hasNot: ["MainCoordinator -tab-> Purse :"]
        ).check()
    }

    @Test func standsForTheCoordinatorThatHasItMade() {
        Self.app(
            "one that others make for it", start: "screen.title = \"Purse\"", making: "Makers().purse()",
            has: ["MainCoordinator -tab-> PurseCoordinator : start", "PurseCoordinator -root!-> Purse : screen"],
            hasNot: ["MainCoordinator -tab-> Purse :"]
        ).check()
    }

    @Test func isTheOthersWhereTheCoordinatorShowsAnother() {
        Self.app(
            "one that shows something else as it starts", start: "UINavigationController().viewControllers = [Offer()]",
            has: ["MainCoordinator -tab-> Purse : start", "PurseCoordinator -root!-> Offer : start"],
            hasNot: ["PurseCoordinator -root!-> Purse"]
        ).check()
    }
}
