import NavAtlasModel
import NavAtlasScanner
import Testing

/// A controller that shows itself is shown where that is asked for, not where it is made.
struct ShownSelfPlaceTests {
    private static let source = """
        import UIKit
        @main final class Launch: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                window?.rootViewController = ShelfController()
                return true
            }
        }
        final class PickerController<Item>: UITableViewController {
            let items: [Item]
            init(items: [Item], picked: @escaping (Item) -> Void) {
                self.items = items
                super.init(style: .plain)
            }
        }
        extension PickerController {
            func present(in host: UIViewController) {
                host.present(UINavigationController(rootViewController: self), animated: true)
            }
        }
        final class NoteController: UIViewController {
            func show(from host: UIViewController) { host.present(self, animated: true) }
        }
        final class ShelfController: UIViewController {
            @objc func pick() {
                let picker = PickerController<Int>(
                    items: [1],
                    picked: { number in
                        self.title = String(number)
                    })
                picker.present(in: self) // PickerController
            }
            @objc func note() {
                let note = NoteController()
                note.title = "Note"

                note.show(from: self) // NoteController
            }
        }
        """

    @Test(arguments: ["PickerController", "NoteController"]) func isWhereItIsAskedFor(shown: String) throws {
        let graph = Scanner().graphOrIssue(of: ["App.swift": Self.source])
        let edge = try #require(
            graph.edges.first { $0.kind == .transition && $0.from == "ShelfController" && $0.to == shown })
        let text = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
        let places = edge.locations.map { text[$0.line - 1].trimmingCharacters(in: .whitespaces) }
        #expect(places.count == 1 && places[0].hasSuffix("// \(shown)"), "\(places)")
    }
}
