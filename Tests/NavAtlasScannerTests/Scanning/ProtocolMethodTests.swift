import Testing

/// Methods that an app's protocol gives to controllers, called as the library's are that they call in turn.
struct ProtocolMethodTests {
    /// The controller of a controller is itself: what the extension calls on it is the library's method, and not the
    /// extension's own.
    @Test func callTheLibrarys() {
        ScannedApp(
            "a harbour",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: Harbour())
                        return true
                    }
                }
                protocol Shown: AnyObject { var controller: UIViewController { get } }
                extension Shown where Self: UIViewController { var controller: UIViewController { self } }
                extension Shown {
                    func present(_ other: Shown, animated: Bool) { controller.present(other.controller, animated: animated) }
                    func present(_ other: Shown, animated: Bool, style: UIModalPresentationStyle) {
                        other.controller.modalPresentationStyle = style
                        controller.present(other.controller, animated: animated)
                    }
                    func pushViewController(_ other: Shown, animated: Bool) {
                        controller.navigationController?.pushViewController(other.controller, animated: animated)
                    }
                }
                final class Harbour: UIViewController, Shown {
                    private var other: Shown { self }
                    @objc func board() { other.present(Boat(), animated: true) }
                    @objc func dive() { other.present(Wreck(), animated: true, style: .fullScreen) }
                    @objc func walk() { other.pushViewController(Pier(), animated: true) }
                    @objc func rest() { present(Bench(), animated: true) }
                }
                final class Boat: UIViewController, Shown {}
                final class Wreck: UIViewController, Shown {}
                final class Pier: UIViewController, Shown {}
                final class Bench: UIViewController {}
                """
            ],
            has: [
                "Harbour ~sheet~> Boat : present", "Harbour ~fullScreen~> Wreck : present",
                "Harbour ~push~> Pier : pushViewController", "Harbour ~sheet~> Bench : present",
            ], hasNot: ["unresolved"]
        ).check()
    }

    /// Where the app makes the library's controllers conform, the protocol's method may be meant of any of them.
    @Test func mayBeMeantOfTheLibrarysControllers() {
        ScannedApp(
            "a quay",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: Quay())
                        return true
                    }
                }
                protocol Shown: AnyObject {}
                extension UIViewController: Shown {}
                extension Shown where Self: UIViewController {
                    func show(_ other: Shown, animated: Bool) {
                        guard let next = other as? UIViewController else { return }
                        present(Frame(next), animated: animated)
                    }
                }
                final class Frame: UIViewController {
                    init(_ inner: UIViewController) { super.init(nibName: nil, bundle: nil); addChild(inner) }
                    required init?(coder: NSCoder) { fatalError() }
                }
                final class Quay: UIViewController {
                    private var controller: UIViewController { self }
                    @objc func board() { controller.show(Boat(), animated: true) }
                }
                final class Boat: UIViewController {}
                """
            ],
            has: ["Quay ~sheet~> Frame : present", "Frame -root!-> Boat : boat"], hasNot: ["unresolved"]
        ).check()
    }
}
