import NavAtlasModel
import NavAtlasScanner
import Testing

/// Screens by names that interpolation makes: `"\(String(describing: self))"`.
struct InterpolatedNameTests {
    private static func source(_ name: String) -> String {
        """
        import UIKit
        @main final class Launch: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                let stack = UINavigationController()
                window?.rootViewController = stack
                let hall = HallController()
                hall.guide = Guide(stack: stack)
                stack.pushViewController(hall, animated: false)
                return true
            }
        }
        protocol NibMade { static var nibName: String { get } }
        extension NibMade { static var nibName: String { \(name) } }
        extension UIViewController: NibMade {}
        final class Guide {
            private let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func lead(to nibName: String) {
                switch nibName {
                case AtticController.nibName: stack.pushViewController(AtticController(), animated: true)
                case CellarController.nibName: stack.pushViewController(CellarController(), animated: true)
                default: break
                }
            }
        }
        final class HallController: UIViewController {
            var guide: Guide?
            @objc func climb() {
                guide?.lead(to: AtticController.nibName) // AtticController
            }
            @objc func descend() {
                title = "Down"
                title = "Further down"
                guide?.lead(to: CellarController.nibName) // CellarController
            }
        }
        final class AtticController: UIViewController {}
        final class CellarController: UIViewController {}
        """
    }

    @Test(arguments: [
        #""\(String(describing: self))""#, #""\(self)""#, #""\(String(describing: self))Nib""#,
        #"let name = String(describing: self); return "\(name)""#,
    ])
    func isTheOneThatIsNamed(name: String) throws {
        let source = Self.source(name)
        let graph = Scanner().graphOrIssue(of: ["App.swift": source])
        let text = source.split(separator: "\n", omittingEmptySubsequences: false)
        for shown in ["AtticController", "CellarController"] {
            let edge = try #require(
                graph.edges.first { $0.kind == .transition && $0.from == "HallController" && $0.to == shown })
            let places = edge.locations.map { text[$0.line - 1].trimmingCharacters(in: .whitespaces) }
            #expect(places.count == 1 && places[0].hasSuffix("// \(shown)"), "\(places)")
        }
    }
}
