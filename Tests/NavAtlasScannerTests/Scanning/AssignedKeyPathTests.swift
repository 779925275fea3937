import Testing

/// A publisher may set a property of what another property holds: `assign(to: \.model.opens, on: self)`.
@Suite struct AssignedKeyPathTests {
    @Test func namesEachPropertyOnTheWay() {
        ScannedApp(
            "a key path of two properties",
            [
                "App.swift": """
                import Combine
                import UIKit
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        window?.rootViewController = UINavigationController(rootViewController: Mill())
                    }
                }
                final class MillModel {
                    weak var stack: UINavigationController?
                    var opens: Void = () { didSet { stack?.pushViewController(Sack(), animated: true) } }
                }
                final class Mill: UIViewController {
                    let model = MillModel()
                    let button = UIButton()
                    var bag = Set<AnyCancellable>()
                    override func viewDidLoad() {
                        model.stack = navigationController
                        button.publisher(for: \\.isSelected).map { _ in () }.assign(to: \\.model.opens, on: self).store(in: &bag)
                    }
                }
                final class Sack: UIViewController {}
                """
            ], has: ["Mill ~push~> Sack : pushViewController"], hasNot: ["unresolved"]
        ).check()
    }
}
