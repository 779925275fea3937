import NavAtlasModel
import NavAtlasScanner
import Testing

/// Which code the census takes for navigation.
@Suite struct SiteSearchTests {
    private static let start = """
        import UIKit
        @main final class Launch: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow()
                window?.rootViewController = QuayController()
                return true
            }
        }

        """

    private func graph(_ code: String, _ others: [String: String] = [:]) -> NavigationGraph {
        NavAtlasScanner.Scanner().graphOrIssue(
            of: others.merging(["Launch.swift": Self.start + code]) { $1 })
    }

    /// The compiler finds UIKit's methods in a file that imports MapKit alone, if another file of the module imports UIKit.
    @Test func aFileMayCallWhatAnotherFileOfItsModuleImports() {
        let graph = graph(
            "final class QuayController: UIViewController { @objc func open() { Charts().show(over: self) } }",
            [
                "Charts.swift": """
                import MapKit
                struct Charts {
                    func show(over controller: UIViewController) { controller.present(chart(), animated: true) }
                    func chart() -> UIViewController { load() }
                }
                """
            ])
        #expect(graph.unresolved.map(\.what) == ["controller.present"])
    }

    /// A bridging header may import UIKit for all files, of which none does so itself.
    @Test func aModuleOfControllersSeesUIKit() {
        let code =
            "final class QuayController: UIViewController { @objc func open() { present(load(), animated: true) } }"
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "Launch.swift": Self.start.replacing("import UIKit", with: "") + code
        ])
        #expect(graph.unresolved.map(\.what).contains("present"), "\(graph.unresolved)")
    }

    @Test(arguments: [
        ("rows", "not followed"), ("[]", "QuayController: viewControllers =: it shows nothing"),
    ])
    func whatIsPutIntoAContainerIsASite(given: String, end: String) {
        let graph = graph(
            """
            final class QuayController: UIViewController {
                override func viewDidLoad() { navigationController?.viewControllers = \(given) }
            }
            """)
        let ends =
            graph.unresolved.map { _ in "not followed" }
            + graph.remarks.filter { $0.kind == .idleSite }.map { "\($0.subject): \($0.detail)" }
        #expect(ends == [end])
    }

    /// A type of the app's may call a property so, and needs no `self` to assign it.
    @Test(arguments: ["rootViewController = root", "self.rootViewController = root"])
    func aPropertyOfTheAppsOwnShowsNothing(assignment: String) {
        let graph = graph(
            """
            final class Ferry {
                private let rootViewController: UINavigationController
                init(with root: UINavigationController) { \(assignment) }
                func sail() { rootViewController.pushViewController(HarborController(), animated: true) }
            }
            final class HarborController: UIViewController {}
            final class QuayController: UIViewController {
                private lazy var ferry = Ferry(with: navigationController!)
                override func viewDidLoad() { ferry.sail() }
            }
            """)
        #expect(graph.unresolved.isEmpty, "\(graph.unresolved)")
    }

    /// A variable, a property or what is assigned to says what `.init(…)` makes, and an argument's type is not written.
    @Test(arguments: [
        ("let pier: Pier = .init(); keep(pier)", ["Pier(…)"]), ("pier = .init()", ["Pier(…)"]),
        ("let piers: [Pier] = [.init()]; keep(piers)", ["Pier(…)"]), ("keep(.init())", ["Pier"]),
    ])
    func whatABareInitializerMakesIsWritten(code: String, sites: [String]) {
        let graph = graph(
            """
            final class QuayController: UIViewController {
                var pier: Pier?
                override func viewDidLoad() { let quay = made(); print(quay) }
                func made() -> QuayController? { \(code); return nil }
            }
            final class Pier: UIViewController {}
            """)
        #expect(graph.unresolved.map(\.what) == sites)
    }

    /// Whoever looks up a call at which no edge stands finds what became of it.
    @Test func aCallThatWasFollowedAndIsNoEdgeIsRemarked() {
        let graph = graph("final class QuayController: UIViewController {}")
        #expect(
            graph.remarks.map { "\($0.kind.rawValue) \($0.subject) \($0.detail)" } == [
                "followed-site * rootViewController =: the app starts there, or opens its links"
            ])
    }
}
