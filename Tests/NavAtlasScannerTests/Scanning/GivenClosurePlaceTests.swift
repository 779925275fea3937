import NavAtlasModel
import NavAtlasScanner
import Testing

/// Closures that one controller gives to another one, by which the first shows something.
struct GivenClosurePlaceTests {
    private static let source = """
        import UIKit
        @main final class Launch: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                let guests = Guests()
                guests.desk.controller = guests
                window = UIWindow()
                window?.rootViewController = guests
                return true
            }
        }
        struct Choice { let title: String; let handler: () -> Void }
        final class Choices: UIViewController {
            var choices: [Choice] = []
            @objc func tapped(_ sender: UIButton) {
                let choice = choices[sender.tag]
                dismiss(animated: true) { choice.handler() }
            }
            override func viewDidLoad() {
                UIButton().addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
            }
        }
        final class Question: UIViewController {}
        final class Desk {
            weak var controller: UIViewController?
            func offer() {
                let list = Choices()
                list.choices = [Choice(title: "Send away") { self.ask() }]
                controller?.present(list, animated: true)
            }
            func ask() { controller?.present(Question(), animated: true) }
        }
        final class Guests: UIViewController {
            let desk = Desk()
            override func viewDidLoad() {
                UIButton().addTarget(self, action: #selector(menu), for: .touchUpInside)
            }
            @objc func menu() { desk.offer() } // here
        }
        """

    @Test func theControllerThatGivesTheClosureAsks() throws {
        let graph = Scanner().graphOrIssue(of: ["App.swift": Self.source])
        let edge = try #require(graph.edges.first { $0.kind == .transition && $0.to == "Question" })
        #expect(edge.from == "Guests")
        let text = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
        let places = edge.locations.map { text[$0.line - 1].trimmingCharacters(in: .whitespaces) }
        #expect(places.allSatisfy { $0.hasSuffix("// here") }, "\(places)")
    }
}
