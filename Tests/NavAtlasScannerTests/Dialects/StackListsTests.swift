import Testing

/// Lists of controllers that take the place of a navigation controller's.
struct StackListsTests {
    @Test(arguments: [
        "stack.setViewControllers([first, DoneController()], animated: true)",
        "stack.viewControllers = [first, DoneController()]",
        "stack.viewControllers = [self, DoneController()]",
        "stack.setViewControllers([first] + [DoneController()], animated: true)",
        "stack.viewControllers = stack.viewControllers.dropLast() + [DoneController()]",
        "var list = stack.viewControllers; list.removeLast(); list.append(DoneController()); stack.viewControllers = list",
        "var list = stack.viewControllers; list[list.count - 1] = DoneController(); stack.viewControllers = list",
        "var list = stack.viewControllers.dropLast(); list += [DoneController()]; stack.viewControllers = Array(list)",
    ])
    func whatStandsUponOthersIsPushed(_ code: String) {
        ScannedApp(
            code, Self.shop(code), has: ["FormController ~push~> DoneController : \(Self.name(in: code)) [replaces]"],
            hasNot: ["~root~> DoneController", "FormController ~root~>", "unresolved"]
        ).check()
    }

    @Test(arguments: [
        "stack.setViewControllers([DoneController()], animated: true)",
        "var list = stack.viewControllers; list.removeAll(); list.append(DoneController()); stack.viewControllers = list",
        "var list = stack.viewControllers; list = [DoneController()]; stack.viewControllers = list",
    ])
    func whatStandsAloneIsTheRoot(_ code: String) {
        ScannedApp(
            code, Self.shop(code), has: ["FormController ~root~> DoneController : \(Self.name(in: code))"],
            hasNot: ["~push~> DoneController"]
        ).check()
    }

    @Test func theFirstOfSeveralIsTheRoot() {
        ScannedApp(
            "both", Self.shop("stack.setViewControllers([ListController(), DoneController()], animated: true)"),
            has: [
                "FormController ~root~> ListController : setViewControllers",
                "FormController ~push~> DoneController : setViewControllers [replaces]",
            ], hasNot: ["~root~> DoneController"]
        ).check()
    }

    /// The list is written elsewhere.
    @Test(arguments: [
        "replace(in: stack, by: [ListController(), DoneController()])",
        "replace(in: stack, with: ListController(), DoneController())",
        "stack.setViewControllers(allOfThem(), animated: true)",
        "stack.setViewControllers([Page.list, .done].map(make), animated: true)",
    ])
    func theFirstOfAListThatIsWrittenElsewhereIsTheRoot(_ code: String) {
        let helpers = """
            enum Page { case done, list }
            func make(_ page: Page) -> UIViewController {
                switch page {
                case .done: DoneController()
                case .list: ListController()
                }
            }
            func allOfThem() -> [UIViewController] { [ListController(), DoneController()] }
            func replace(in stack: UINavigationController, by list: [UIViewController]) {
                stack.setViewControllers(list, animated: true)
            }
            func replace(in stack: UINavigationController, with list: UIViewController...) {
                stack.setViewControllers(list, animated: true)
            }
            """
        ScannedApp(
            code, Self.shop(code).mapValues { $0 + "\n" + helpers },
            has: [
                "FormController ~root~> ListController : setViewControllers",
                "FormController ~push~> DoneController : setViewControllers [replaces]",
            ], hasNot: ["~root~> DoneController"]
        ).check()
    }

    private static func name(in code: String) -> String {
        code.contains("setViewControllers") ? "setViewControllers" : "viewControllers"
    }

    private static func shop(_ code: String) -> [String: String] {
        [
            "Shop.swift": """
            import UIKit
            @main final class Main: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window?.rootViewController = UINavigationController(rootViewController: ListController())
                    return true
                }
            }
            final class ListController: UIViewController {
                @objc func open() { navigationController?.pushViewController(FormController(), animated: true) }
            }
            final class FormController: UIViewController {
                @objc func send() {
                    guard let stack = navigationController, let first = stack.viewControllers.first else { return }
                    \(code)
                }
            }
            final class DoneController: UIViewController {}
            """
        ]
    }
}
