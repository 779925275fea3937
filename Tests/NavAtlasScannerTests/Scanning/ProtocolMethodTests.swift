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

    /// A navigation controller has what the app's protocol gives to all controllers, and a method of the library's labels is
    /// still the library's.
    @Test func areCalledOnTheLibrarysControllers() {
        ScannedApp(
            "a ferry",
            [
                "App.swift": """
                import SwiftUI
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var flow: FerryFlow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        let stack = UINavigationController()
                        window = UIWindow()
                        window?.rootViewController = stack
                        flow = FerryFlow(mover: stack)
                        flow?.start()
                        return true
                    }
                }
                protocol Mover {
                    func move(to controller: UIViewController)
                    func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?)
                }
                extension Mover where Self: UIViewController {
                    private var stack: UINavigationController? { (self as? UINavigationController) ?? navigationController }
                    func move(to controller: UIViewController) { stack?.pushViewController(controller, animated: true) }
                    func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
                        stack?.setViewControllers([], animated: false)
                    }
                }
                extension UIViewController: Mover {}
                final class FerryFlow {
                    let mover: Mover
                    init(mover: Mover) { self.mover = mover }
                    func start() { mover.move(to: UIHostingController(rootView: Deck(flow: self))) }
                    func showBridge() { mover.move(to: UIHostingController(rootView: Bridge())) }
                    func showMap() { mover.present(MapController(), animated: true, completion: nil) }
                }
                struct Deck: View {
                    let flow: FerryFlow
                    var body: some View {
                        Button("Bridge") { flow.showBridge() }
                        Button("Map") { flow.showMap() }
                    }
                }
                struct Bridge: View { var body: some View { Text("Bridge") } }
                final class MapController: UIViewController {}
                """
            ],
            has: [
                "FerryFlow -root!-> Deck : start", "Deck ~push~> Bridge : FerryFlow.showBridge",
                "Deck ~sheet~> MapController : FerryFlow.showMap",
            ]
        ).check()
    }
}
