import NavAtlasModel
import NavAtlasScanner
import Testing

/// How segues show their destinations, and which of them code performs.
struct SegueTests {
    private static let navigation = StoryboardText.scene(
        "bar", "navigationController",
        manual: ["<segue destination=\"rule\" kind=\"relationship\" relationship=\"rootViewController\"/>"])

    private static func rules(_ controller: String, segues: [String], manual: [String] = []) -> [String: String] {
        [
            "App.swift": StoryboardAppTests.app + """
                \(controller)
                final class RuleController: UIViewController {}
                final class GameController: UIViewController {}
                """,
            "Main.storyboard": StoryboardText.storyboard(
                initial: "list", StoryboardText.scene("list", class: "ListController", segues: segues, manual: manual),
                navigation, StoryboardText.scene("rule", class: "RuleController"),
                StoryboardText.scene("game", class: "GameController")),
        ]
    }

    static let apps = [
        ScannedApp(
            "UIKit presents a navigation controller that a segue shows",
            rules(
                "final class ListController: UITableViewController {}",
                segues: ["<segue destination=\"bar\" kind=\"show\"/>"]),
            has: ["ListController ~sheet~> RuleController : ListController.ruleController"], hasNot: ["~push~>"]),
        ScannedApp(
            "SwiftGen's way to perform a segue, without the generated file",
            rules(
                """
                final class ListController: UITableViewController {
                    @objc func choose() { perform(segue: StoryboardSegue.Main.showRule) }
                }
                """,
                segues: ["<segue destination=\"rule\" kind=\"show\" identifier=\"showRule\"/>"]),
            has: ["ListController ~push~> RuleController : ListController.showRule"], hasNot: ["unresolved"]),
        ScannedApp(
            "a segue of the app's own class leads where the storyboard says",
            rules(
                """
                final class ListController: UITableViewController {
                    @objc func choose() { performSegue(withIdentifier: "Rule", sender: self) }
                }
                final class SlideSegue: UIStoryboardSegue {
                    override func perform() { source.present(destination, animated: false) }
                }
                """,
                segues: [
                    "<segue destination=\"rule\" kind=\"custom\" identifier=\"Rule\" customClass=\"SlideSegue\"/>"
                ]), has: ["ListController ~custom~> RuleController : ListController.Rule"],
            hasNot: ["unresolved .present", "unresolved source"]),
        ScannedApp(
            "a library's controller performs its segues itself",
            [
                "App.swift": StoryboardAppTests.app + "final class RuleController: UIViewController {}",
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "drawer",
                    StoryboardText.scene(
                        "drawer", class: "DrawerController",
                        manual: ["<segue destination=\"rule\" kind=\"custom\" identifier=\"front\"/>"]),
                    StoryboardText.scene("rule", class: "RuleController")),
            ],
            has: [
                "Main -custom-> RuleController : front",
                "unresolved \"segue front\" : \"the class of its scene is not read\" [candidate=RuleController]",
            ]),
        ScannedApp(
            "a navigation controller in the second column of a split view is none of the destination's",
            rules(
                "final class ListController: UITableViewController {}",
                segues: ["<segue destination=\"bar\" kind=\"showDetail\"/>"]),
            has: [
                "ListController ~push~> RuleController : ListController.ruleController", "screen RuleController",
            ], hasNot: ["screen RuleController [container]"]),
        ScannedApp(
            "the class of a navigation controller is nowhere",
            [
                "App.swift": StoryboardAppTests.app + """
                    final class ListController: UITableViewController {}
                    final class RuleController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list",
                    StoryboardText.scene(
                        "list", class: "ListController", segues: ["<segue destination=\"bar\" kind=\"show\"/>"]),
                    StoryboardText.scene(
                        "bar", "navigationController", class: "VanishedController",
                        manual: [
                            "<segue destination=\"rule\" kind=\"relationship\" relationship=\"rootViewController\"/>"
                        ]),
                    StoryboardText.scene("rule", class: "RuleController")),
            ],
            has: ["ListController ~sheet~> RuleController : ListController.ruleController"],
            hasNot: ["screen bar", "coordinator bar"]),
        ScannedApp(
            "a segue is performed that leads back",
            rules(
                """
                final class ListController: UITableViewController {
                    @IBAction func close() { performSegue(withIdentifier: "leave", sender: self) }
                }
                """, segues: [], manual: ["<segue destination=\"exit\" kind=\"unwind\" identifier=\"leave\"/>"]),
            has: ["entry ListController"], hasNot: ["ListController ~", "unresolved performSegue"]),
        ScannedApp(
            "identifiers stand in a table of texts",
            rules(
                """
                enum Cell { case title, action, link }
                class TableController: UITableViewController {
                    var cells = [[[Cell: Any]]]()
                    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
                        let cell = cells[path.section][path.row]
                        let action = cell[Cell.action] as? String
                        switch action ?? "" {
                        case "segue": performSegue(withIdentifier: (cell[Cell.link] as? String)!, sender: self)
                        default: break
                        }
                    }
                }
                final class ListController: TableController {
                    override func viewDidLoad() {
                        cells = [[
                            [.title: "Rules".localized, .action: "segue", .link: "rules"],
                            [.title: "Games".localized, .action: "segue", .link: "games"],
                        ]]
                        super.viewDidLoad()
                    }
                }
                """, segues: [],
                manual: [
                    "<segue destination=\"rule\" kind=\"show\" identifier=\"rules\"/>",
                    "<segue destination=\"game\" kind=\"show\" identifier=\"games\"/>",
                ]),
            has: [
                "ListController ~push~> RuleController : ListController.rules",
                "ListController ~push~> GameController : ListController.games",
            ]),
        ScannedApp(
            "an identifier that nobody knows may be any",
            rules(
                """
                final class ListController: UITableViewController {
                    @IBAction func open() {
                        let name = UserDefaults.standard.string(forKey: "last")
                        performSegue(withIdentifier: name ?? "rules", sender: self)
                    }
                }
                """, segues: [],
                manual: [
                    "<segue destination=\"rule\" kind=\"show\" identifier=\"rules\"/>",
                    "<segue destination=\"game\" kind=\"show\" identifier=\"games\"/>",
                ]),
            has: [
                "ListController ~push~> RuleController : ListController.rules",
                "unresolved performSegue : \"it may be given other identifiers, too\" "
                    + "[from=ListController candidate=GameController candidate=RuleController]",
            ]),
        ScannedApp(
            "a method of the screen makes the destination",
            [
                "App.swift": StoryboardAppTests.app + """
                    import SwiftUI
                    final class ListController: UIViewController {
                        @IBSegueAction func makeItem(_ coder: NSCoder) -> ItemController? {
                            ItemController(coder: coder) { [weak self] in self?.dismiss(animated: true) }
                        }
                        @IBSegueAction func makeThanks(coder: NSCoder, sender: Any?) -> UIViewController? {
                            UIHostingController(coder: coder, rootView: Thanks())
                        }
                    }
                    final class ItemController: UIViewController {
                        private let done: () -> Void
                        init?(coder: NSCoder, done: @escaping () -> Void) { self.done = done }
                        @objc func help() { present(HelpController(), animated: true) }
                    }
                    final class HelpController: UIViewController {}
                    struct Thanks: View { var body: some View { Text("Thanks") } }
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list",
                    StoryboardText.scene(
                        "list", class: "ListController",
                        segues: [
                            "<segue destination=\"item\" kind=\"show\" destinationCreationSelector=\"makeItem:\"/>",
                            """
                            <segue destination="thanks" kind="presentation" identifier="thank"
                                destinationCreationSelector="makeThanksWithCoder:sender:"/>
                            """,
                        ]),
                    StoryboardText.scene("item", class: "ItemController"),
                    StoryboardText.scene("thanks", "hostingController")),
            ],
            has: [
                "ListController ~push~> ItemController : ListController.itemController",
                "ListController ~sheet~> Thanks : ListController.thank",
                "ItemController ~sheet~> HelpController : present",
            ], hasNot: ["screen thanks", "unresolved"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }

    @Test("What storyboards say is read where the code takes more work than it may")
    func areReadBesideTooMuchCode() {
        let functions = (0..<4).map { number in
            let calls = (0..<4).map { "f\($0)({ self.f\(number)(x) })" }.joined(separator: "; ")
            return "func f\(number)(_ x: Any) { \(calls) }"
        }
        let graph = NavAtlasScanner.Scanner().graphOrIssue(
            of: [
                "App.swift": StoryboardAppTests.app + """
                    final class ListController: UITableViewController {
                        override func viewDidLoad() { f0(1) }
                        \(functions.joined(separator: "\n"))
                    }
                    final class RuleController: UIViewController {}
                    final class GameController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list",
                    StoryboardText.scene(
                        "list", class: "ListController",
                        segues: ["<segue destination=\"rule\" kind=\"show\" identifier=\"rules\"/>"]),
                    StoryboardText.scene(
                        "rule", class: "RuleController",
                        segues: ["<segue destination=\"game\" kind=\"show\" identifier=\"games\"/>"]),
                    StoryboardText.scene("game", class: "GameController")),
            ], workShare: 0.02)
        #expect(graph.unresolved.map(\.what) == ["the app"])
        #expect(Notation.print(graph).contains("RuleController ~push~> GameController : RuleController.games"))
    }
}
