import NavAtlasModel
import NavAtlasScanner
import Testing

/// Apps whose screens stand in storyboards.
struct StoryboardAppTests {
    static let app = "import UIKit\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

    static let apps = [
        ScannedApp(
            "segues that controls set off are taken, at their places in the storyboard",
            [
                "App.swift": app + """
                    final class ListController: UITableViewController {}
                    final class ItemController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "bar",
                    StoryboardText.scene(
                        "bar", "navigationController",
                        manual: [
                            "<segue destination=\"list\" kind=\"relationship\" relationship=\"rootViewController\"/>"
                        ]),
                    StoryboardText.scene(
                        "list", class: "ListController",
                        segues: [
                            "<segue destination=\"item\" kind=\"show\" identifier=\"open\"/>",
                            "<segue destination=\"help\" kind=\"presentation\"/>",
                        ], manual: ["<segue destination=\"item\" kind=\"popoverPresentation\" identifier=\"peek\"/>"]),
                    StoryboardText.scene("item", class: "ItemController"),
                    StoryboardText.scene("help", title: "Help")),
            ],
            has: [
                "entry ListController", "screen ListController [container]", "screen Help",
                "ListController -push-> ItemController : open", "ListController -popover-> ItemController : peek",
                "ListController ~push~> ItemController : ListController.open",
                "ListController ~sheet~> Help : ListController.help",
            ], hasNot: ["~popover~>", "unresolved"]),
        ScannedApp(
            "what lies on top of an embedded stack may have been pushed by a segue",
            [
                "App.swift": app + """
                    final class WizardController: UIViewController {
                        private var steps: UINavigationController?
                        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                            if let stack = segue.destination as? UINavigationController { steps = stack }
                        }
                        @IBAction func next(_ sender: Any) {
                            guard let steps, let top = steps.viewControllers.last else { return }
                            top.performSegue(withIdentifier: "next", sender: nil)
                        }
                    }
                    final class OneController: UIViewController {}
                    final class TwoController: UIViewController {}
                    final class EndController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "wizard",
                    StoryboardText.scene(
                        "wizard", class: "WizardController",
                        segues: ["<segue destination=\"stack\" kind=\"embed\" identifier=\"steps\"/>"]),
                    StoryboardText.scene(
                        "stack", "navigationController",
                        manual: [
                            "<segue destination=\"one\" kind=\"relationship\" relationship=\"rootViewController\"/>"
                        ]),
                    StoryboardText.scene(
                        "one", class: "OneController",
                        manual: ["<segue destination=\"two\" kind=\"show\" identifier=\"next\"/>"]),
                    StoryboardText.scene(
                        "two", class: "TwoController",
                        manual: ["<segue destination=\"end\" kind=\"show\" identifier=\"next\"/>"]),
                    StoryboardText.scene("end", class: "EndController")),
            ],
            has: [
                "WizardController ~push~> TwoController : OneController.next",
                "WizardController ~push~> EndController : TwoController.next",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "a hosting controller is the view that its class gives it",
            [
                "App.swift": app + """
                    import SwiftUI
                    final class ListController: UITableViewController {}
                    final class ThanksController: UIHostingController<AnyView> {
                        required init?(coder: NSCoder) { super.init(coder: coder, rootView: AnyView(Thanks())) }
                    }
                    struct Thanks: View { var body: some View { Text("Thanks") } }
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list",
                    StoryboardText.scene(
                        "list", class: "ListController",
                        segues: ["<segue destination=\"thanks\" kind=\"show\" identifier=\"donate\"/>"]),
                    StoryboardText.scene("thanks", "hostingController", class: "ThanksController")),
            ],
            has: ["ListController -push-> Thanks : donate", "ListController ~push~> Thanks : ListController.donate"],
            hasNot: ["unresolved", "ThanksController"]),
        ScannedApp(
            "a storyboard has the name of a property with a capital, which an extension gives",
            [
                "App.swift": app + """
                    final class ListController: UITableViewController {
                        @objc func open() { present(UIStoryboard.Items.first(), animated: true) }
                    }
                    final class ItemController: UIViewController {}
                    extension UIStoryboard {
                        static var Items: UIStoryboard { UIStoryboard(name: "Items", bundle: nil) }
                        func first() -> UIViewController { instantiateInitialViewController()! }
                    }
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list", StoryboardText.scene("list", class: "ListController")),
                "Items.storyboard": StoryboardText.storyboard(
                    initial: "item", StoryboardText.scene("item", class: "ItemController")),
            ],
            has: ["ListController ~sheet~> ItemController : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "what a segue's method decodes has the segues of the scene, and a part performs those of what it is a part of",
            [
                "App.swift": app + """
                    final class HallController: UIViewController {
                        @IBSegueAction func makeList(_ coder: NSCoder) -> ListController? { ListController(coder: coder) }
                    }
                    final class ListController: UITableViewController {
                        @objc func add() { self.parent?.performSegue(withIdentifier: "add", sender: self) }
                    }
                    final class ItemController: UIViewController {}
                    final class FormController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "hall",
                    StoryboardText.scene(
                        "hall", class: "HallController",
                        segues: [
                            "<segue destination=\"list\" kind=\"embed\" destinationCreationSelector=\"makeList:\"/>"
                        ],
                        manual: ["<segue destination=\"form\" kind=\"show\" identifier=\"add\"/>"]),
                    StoryboardText.scene(
                        "list", class: "ListController", segues: ["<segue destination=\"item\" kind=\"show\"/>"]),
                    StoryboardText.scene("item", class: "ItemController"),
                    StoryboardText.scene("form", class: "FormController")),
            ],
            has: [
                "HallController -root!-> ListController : listController",
                "ListController ~push~> ItemController : ListController.itemController",
                "ListController ~push~> FormController : HallController.add",
            ],
            hasNot: ["unresolved"]),
        ScannedApp(
            "a scene is of the library's class that its storyboard names",
            [
                "App.swift": app + """
                    final class ListController: UITableViewController {
                        @objc func open() {
                            guard let menu = storyboard?.instantiateViewController(withIdentifier: "Menu") as? SlideController
                            else { return }
                            present(menu, animated: true)
                        }
                    }
                    final class MenuController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list", StoryboardText.scene("list", class: "ListController"),
                    StoryboardText.scene(
                        "slide", "navigationController", class: "SlideController", identifier: "Menu",
                        manual: [
                            "<segue destination=\"menu\" kind=\"relationship\" relationship=\"rootViewController\"/>"
                        ]),
                    StoryboardText.scene("menu", class: "MenuController")),
            ],
            has: ["ListController ~sheet~> MenuController : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "a scene's identifier is the name of its class, which an extension of NSObject gives",
            [
                "App.swift": app + """
                    final class ListController: UITableViewController {
                        @objc func open() { present(ItemController.fromStoryboard(), animated: true) }
                    }
                    final class ItemController: UIViewController {}
                    extension UIViewController {
                        static func fromStoryboard() -> Self { make(UIStoryboard(name: "Main", bundle: nil)) }
                        private static func make<T>(_ storyboard: UIStoryboard) -> T {
                            storyboard.instantiateViewController(withIdentifier: className) as! T
                        }
                    }
                    """,
                "Names.swift": """
                extension NSObject {
                    class var className: String { NSStringFromClass(self).components(separatedBy: ".").last! }
                }
                """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list", StoryboardText.scene("list", class: "ListController"),
                    StoryboardText.scene("item", class: "ItemController", identifier: "ItemController")),
            ],
            has: ["entry ListController", "ListController ~sheet~> ItemController : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "scenes by the names that R.swift generates from their identifiers",
            [
                "App.swift": app + """
                    final class ListController: UITableViewController {
                        @objc func open() {
                            guard let item = R.storyboard.main.itemDetail() else { return }
                            show(item, sender: self)
                        }
                        @objc func help() {
                            present(R.storyboard.help().instantiateInitialViewController()!, animated: true)
                        }
                    }
                    final class ItemController: UIViewController {}
                    final class HelpController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list", StoryboardText.scene("list", class: "ListController"),
                    StoryboardText.scene("item", class: "ItemController", identifier: "Item-Detail")),
                "Help.storyboard": StoryboardText.storyboard(
                    initial: "help", StoryboardText.scene("help", class: "HelpController")),
            ],
            has: [
                "ListController ~push~> ItemController : show", "ListController ~sheet~> HelpController : present",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "scenes by the names that SwiftGen generates, whose classes make them",
            [
                "App.swift": app + """
                    final class ListController: UITableViewController {
                        @objc func open() { show(ItemController.make(), sender: self) }
                        @objc func help() { present(StoryboardScene.Help.initialScene.instantiate(), animated: true) }
                    }
                    final class ItemController: UIViewController {
                        var number = 0
                        static func make() -> ItemController {
                            let item = StoryboardScene.Main.itemDetail.instantiate()
                            item.number = 1
                            return item
                        }
                        @objc func help() { present(StoryboardScene.Help.initialScene.instantiate(), animated: true) }
                    }
                    final class HelpController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list", StoryboardText.scene("list", class: "ListController"),
                    StoryboardText.scene("item", class: "ItemController", identifier: "Item-Detail")),
                "Help.storyboard": StoryboardText.storyboard(
                    initial: "help", StoryboardText.scene("help", class: "HelpController")),
            ],
            has: [
                "ListController ~push~> ItemController : show", "ListController ~sheet~> HelpController : present",
                "ItemController ~sheet~> HelpController : present",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "a library's own kind of storyboard",
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        let storyboard = SwinjectStoryboard.create(name: "Start", bundle: nil, container: container)
                        window?.rootViewController = storyboard.instantiateInitialViewController()
                        return true
                    }
                }
                final class ListController: UITableViewController {}
                """,
                "Start.storyboard": StoryboardText.storyboard(
                    initial: "list", StoryboardText.scene("list", class: "ListController")),
            ],
            has: ["entry ListController"], hasNot: ["unresolved"]),
        ScannedApp(
            "code performs a segue by its identifier, and prepares its destination",
            [
                "App.swift": app + """
                    final class ListController: UITableViewController {
                        private enum Way: String { case item = "open" }
                        override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
                            performSegue(withIdentifier: Way.item.rawValue, sender: path)
                        }
                        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                            guard let item = segue.destination as? ItemController else { return }
                            item.onHelp = { [weak self] in self?.performSegue(withIdentifier: "help", sender: nil) }
                        }
                    }
                    final class ItemController: UIViewController {
                        var onHelp: (() -> Void)?
                        @IBAction func help(_ sender: UIButton) { onHelp?() }
                    }
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list",
                    StoryboardText.scene(
                        "list", class: "ListController",
                        manual: [
                            "<segue destination=\"item\" kind=\"show\" identifier=\"open\"/>",
                            "<segue destination=\"help\" kind=\"show\" identifier=\"help\"/>",
                        ]),
                    StoryboardText.scene("item", class: "ItemController"),
                    StoryboardText.scene("help", identifier: "Help")),
            ],
            has: [
                "ListController ~push~> ItemController : ListController.open",
                "ItemController ~push~> Help : ListController.help",
            ], hasNot: ["ListController ~push~> Help", "unresolved"]),
        ScannedApp(
            "segues by the names that R.swift and SwiftGen generate from their identifiers",
            [
                "App.swift": app + """
                    final class ListController: UITableViewController {
                        @objc func open() { performSegue(withIdentifier: R.segue.listController.openItem, sender: nil) }
                        @objc func help() {
                            performSegue(withIdentifier: StoryboardSegue.Main.showHelp.rawValue, sender: self)
                        }
                        @objc func terms() {
                            performSegue(withIdentifier: R.segue.listController.terms.identifier, sender: nil)
                        }
                    }
                    final class ItemController: UIViewController {}
                    final class HelpController: UIViewController {}
                    final class TermsController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list",
                    StoryboardText.scene(
                        "list", class: "ListController",
                        manual: [
                            "<segue destination=\"item\" kind=\"show\" identifier=\"open-item\"/>",
                            "<segue destination=\"help\" kind=\"presentation\" identifier=\"ShowHelp\"/>",
                            "<segue destination=\"terms\" kind=\"show\" identifier=\"terms\"/>",
                        ]),
                    StoryboardText.scene("item", class: "ItemController"),
                    StoryboardText.scene("help", class: "HelpController"),
                    StoryboardText.scene("terms", class: "TermsController")),
            ],
            has: [
                "ListController ~push~> ItemController : \"ListController.open-item\"",
                "ListController ~sheet~> HelpController : ListController.ShowHelp",
                "ListController ~push~> TermsController : ListController.terms",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "references lead to scenes of other storyboards",
            [
                "App.swift": app + "final class HomeController: UIViewController {}",
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "tabs",
                    StoryboardText.scene(
                        "tabs", "tabBarController", title: "Tabs",
                        manual: [
                            "<segue destination=\"home\" kind=\"relationship\" relationship=\"viewControllers\"/>",
                            "<segue destination=\"more\" kind=\"relationship\" relationship=\"viewControllers\"/>",
                        ]),
                    StoryboardText.scene(
                        "home", class: "HomeController", segues: ["<segue destination=\"terms\" kind=\"show\"/>"]),
                    StoryboardText.reference("more", to: "More"),
                    StoryboardText.reference("terms", to: "More", "Terms")),
                "More.storyboard": StoryboardText.storyboard(
                    initial: "m", StoryboardText.scene("m", title: "More"),
                    StoryboardText.scene("t", identifier: "Terms")),
            ],
            has: [
                "entry Tabs", "coordinator Tabs tab [style=uiKit]", "Tabs -tab-> HomeController : homeController",
                "Tabs -tab-> More : more", "HomeController ~push~> Terms : HomeController.terms",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "controllers are made by identifiers, in helpers of the app's own",
            [
                "App.swift": app + """
                    enum Board: String {
                        case main = "Main", more = "More"
                        func make<C: UIViewController>(_ type: C.Type) -> C {
                            UIStoryboard(name: rawValue, bundle: nil)
                                .instantiateViewController(withIdentifier: String(describing: type)) as! C
                        }
                    }
                    final class HomeController: UIViewController {
                        @IBAction func more(_ sender: Any) {
                            navigationController?.pushViewController(Board.more.make(MoreController.self), animated: true)
                        }
                        @IBAction func terms(_ sender: Any) {
                            guard let terms = storyboard?
                                .instantiateViewController(withIdentifier: String(describing: "Terms")) else { return }
                            terms.modalPresentationStyle = .fullScreen
                            present(UINavigationController(rootViewController: terms), animated: true)
                        }
                    }
                    final class MoreController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "home", StoryboardText.scene("home", class: "HomeController"),
                    StoryboardText.scene("terms", identifier: "Terms")),
                "More.storyboard": StoryboardText.storyboard(
                    StoryboardText.scene("more", class: "MoreController", identifier: "MoreController")),
            ],
            has: [
                "HomeController ~push~> MoreController : pushViewController", "HomeController ~sheet~> Terms : present",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "a scene's identifier is the name of its class, which a protocol's property gives",
            [
                "App.swift": app + """
                    protocol SceneMade { static var sceneName: String { get } }
                    extension SceneMade where Self: UIViewController {
                        static var sceneName: String { String(describing: Self.self) }
                        static func make(from name: String = "Main") -> Self {
                            UIStoryboard(name: name, bundle: .main).instantiateViewController(withIdentifier: sceneName) as! Self
                        }
                    }
                    final class HomeController: UIViewController {
                        @IBAction func more(_ sender: Any) { show(MoreController.make(), sender: self) }
                    }
                    final class MoreController: UIViewController, SceneMade {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "home", StoryboardText.scene("home", class: "HomeController"),
                    StoryboardText.scene("more", class: "MoreController", identifier: "MoreController")),
            ],
            has: ["HomeController ~push~> MoreController : show"], hasNot: ["unresolved"]),
        ScannedApp(
            "an identifier that is not known leaves every scene with one open",
            [
                "App.swift": app + """
                    final class HomeController: UIViewController {
                        @IBAction func open(_ sender: Any) {
                            let name = UserDefaults.standard.string(forKey: "next") ?? ""
                            let next = storyboard!.instantiateViewController(withIdentifier: name)
                            show(next, sender: self)
                        }
                    }
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "home", StoryboardText.scene("home", class: "HomeController"),
                    StoryboardText.scene("terms", identifier: "Terms")),
            ],
            has: [
                "unresolved instantiateViewController : \"which storyboard or controller of the identifier it means is not "
                    + "known\" [from=HomeController candidate=Terms]"
            ]),
        ScannedApp(
            "steps of one class are told apart, and a scene that nothing leads to is not what code makes of the class",
            [
                "App.swift": app + """
                    final class PageController: UIViewController {
                        @IBAction func next(_ sender: Any) { performSegue(withIdentifier: "next", sender: self) }
                    }
                    final class NoteController: UIViewController {
                        @IBAction func note(_ sender: Any) { present(NoteController(), animated: true) }
                    }
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "one",
                    StoryboardText.scene(
                        "one", class: "PageController", identifier: "One",
                        segues: ["<segue destination=\"note\" kind=\"show\"/>"],
                        manual: ["<segue destination=\"two\" kind=\"show\" identifier=\"next\"/>"]),
                    StoryboardText.scene("two", class: "PageController", identifier: "Two"),
                    StoryboardText.scene("note", class: "NoteController"),
                    StoryboardText.scene("lost", class: "NoteController", title: "Lost")),
            ],
            has: [
                "entry PageController#One",
                "PageController#One ~push~> PageController#Two : PageController#One.next",
                "screen NoteController#Lost", "NoteController ~sheet~> NoteController : present",
            ], hasNot: ["~> NoteController#Lost"]),
        ScannedApp(
            "scenes of one class in several places are one screen",
            [
                "App.swift": app + """
                    final class HomeController: UIViewController {}
                    final class ListController: UIViewController {}
                    final class CameraController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "home",
                    StoryboardText.scene(
                        "home", class: "HomeController",
                        segues: [
                            "<segue destination=\"list\" kind=\"show\"/>",
                            "<segue destination=\"photo\" kind=\"show\" identifier=\"photo\"/>",
                        ]),
                    StoryboardText.scene(
                        "list", class: "ListController",
                        segues: ["<segue destination=\"film\" kind=\"show\" identifier=\"film\"/>"]),
                    StoryboardText.scene("photo", class: "CameraController"),
                    StoryboardText.scene("film", class: "CameraController")),
            ],
            has: [
                "HomeController ~push~> CameraController : HomeController.photo",
                "ListController ~push~> CameraController : ListController.film",
            ], hasNot: ["CameraController#"]),
        ScannedApp(
            "an embedded controller is a part of its scene; an unwind leads back",
            [
                "App.swift": app
                    + "final class HomeController: UIViewController { @IBAction func back(_ s: UIStoryboardSegue) {} }",
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "home",
                    StoryboardText.scene(
                        "home", class: "HomeController",
                        segues: ["<segue destination=\"map\" kind=\"embed\"/>"]),
                    StoryboardText.scene("map", title: "Map", segues: ["<segue destination=\"x\" kind=\"unwind\"/>"])),
            ],
            has: ["HomeController -root!-> Map : map"], hasNot: ["Map ~", "Map -", "unresolved"]),
        ScannedApp(
            "a scene that code makes may be shown, though it was not seen where",
            [
                "App.swift": app + """
                    final class HomeController: UIViewController {
                        override func viewDidLoad() {
                            if let note = storyboard?.instantiateViewController(withIdentifier: "Note") {
                                Curtain.shared.cover(view, with: note.view)
                            }
                        }
                    }
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "home", StoryboardText.scene("home", class: "HomeController"),
                    StoryboardText.scene("note", identifier: "Note")),
            ],
            has: ["unresolved instantiateViewController : \"no code that shows it was found\" [candidate=Note]"]),
        ScannedApp(
            "a scene that code names may be shown, though the code was not followed",
            [
                "App.swift": app + """
                    final class HomeController: UIViewController {
                        override func viewDidLoad() { Badge(in: view).add("Note") }
                    }
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "home", StoryboardText.scene("home", class: "HomeController"),
                    StoryboardText.scene("note", identifier: "Note"), StoryboardText.scene("lost", identifier: "Lost")),
            ],
            has: ["unresolved instantiateViewController : \"no code that shows it was found\" [candidate=Note]"]),
        ScannedApp(
            "a scene whose class code names may be made by a helper",
            [
                "App.swift": app + """
                    final class HomeController: UIViewController {
                        override func viewDidLoad() { Library.make(NoteController.self) }
                    }
                    final class NoteController: UIViewController {}
                    final class LostController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "home", StoryboardText.scene("home", class: "HomeController"),
                    StoryboardText.scene("note", class: "NoteController"),
                    StoryboardText.scene("lost", class: "LostController")),
            ],
            has: [
                "unresolved instantiateViewController : \"no code that shows it was found\" [candidate=NoteController]"
            ],
            hasNot: ["candidate=LostController"]),
        ScannedApp(
            "a scene whose class conforms to a protocol is not made by what names that",
            [
                "App.swift": app + """
                    protocol RowDelegate: AnyObject { func choose() }
                    final class Row: UITableViewCell { weak var delegate: RowDelegate? }
                    final class ListController: UITableViewController {
                        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                            table.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
                        }
                    }
                    final class NoteController: UIViewController {}
                    extension NoteController: RowDelegate { func choose() {} }
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list", StoryboardText.scene("list", class: "ListController"),
                    StoryboardText.scene("note", class: "NoteController", identifier: "Note")),
            ],
            has: ["screen NoteController"], hasNot: ["unresolved"]),
        ScannedApp(
            "what a named storyboard begins with may be shown, with what it holds",
            [
                "App.swift": app + """
                    final class HomeController: UIViewController {
                        override func viewDidLoad() { Library.open("Intro") }
                    }
                    final class TourController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "home", StoryboardText.scene("home", class: "HomeController")),
                "Intro.storyboard": StoryboardText.storyboard(
                    initial: "bar",
                    StoryboardText.scene(
                        "bar", "navigationController",
                        manual: [
                            "<segue destination=\"tour\" kind=\"relationship\" relationship=\"rootViewController\"/>"
                        ]),
                    StoryboardText.scene("tour", class: "TourController")),
            ],
            has: [
                "unresolved instantiateViewController : \"no code that shows it was found\" [candidate=TourController]"
            ]),
        ScannedApp(
            "a navigation controller that the app begins with has a coordinator fill it",
            [
                "App.swift": app + """
                    final class StartController: UINavigationController {
                        private lazy var flow = HelpCoordinator(stack: self)
                        override func viewDidLoad() { flow.start() }
                    }
                    final class HelpCoordinator {
                        private let stack: UINavigationController
                        init(stack: UINavigationController) { self.stack = stack }
                        func start() { stack.setViewControllers([HelpController(flow: self)], animated: false) }
                        func showItem() { stack.pushViewController(ItemController(), animated: true) }
                    }
                    final class HelpController: UIViewController {
                        let flow: HelpCoordinator
                        init(flow: HelpCoordinator) { self.flow = flow }
                        @objc func choose() { flow.showItem() }
                    }
                    final class ItemController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "start", StoryboardText.scene("start", "navigationController", class: "StartController")),
            ],
            has: [
                "entry StartController", "HelpCoordinator -root!-> HelpController : start",
                "HelpController ~push~> ItemController : HelpCoordinator.showItem",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "a storyboard has the name of a case, and a scene that of a type",
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        window?.rootViewController = Board.main.make(ListController.self)
                        return true
                    }
                }
                enum Board: String {
                    case main, item
                    private var storyboard: UIStoryboard { UIStoryboard(name: rawValue.capitalized, bundle: nil) }
                    func make<T: UIViewController>(_ type: T.Type) -> T {
                        storyboard.instantiateViewController(withIdentifier: "\\(type)") as! T
                    }
                }
                final class ListController: UIViewController {
                    @objc func choose() { present(Board.item.make(ItemController.self), animated: true) }
                }
                final class ItemController: UIViewController {}
                """,
                "Main.storyboard": StoryboardText.storyboard(
                    StoryboardText.scene("list", class: "ListController", identifier: "ListController")),
                "Item.storyboard": StoryboardText.storyboard(
                    StoryboardText.scene("item", class: "ItemController", identifier: "ItemController")),
            ],
            has: ["entry ListController", "ListController ~sheet~> ItemController : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "a storyboard has the name of the class without the word that all classes have",
            [
                "App.swift": """
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        window?.rootViewController = ListController.make()
                        return true
                    }
                }
                protocol Made {}
                extension Made where Self: UIViewController {
                    static func make() -> Self {
                        let name = NSStringFromClass(self).components(separatedBy: ".")[1]
                        let storyboard = UIStoryboard(
                            name: name.replacingOccurrences(of: "Controller", with: ""), bundle: nil)
                        return storyboard.instantiateViewController(withIdentifier: name) as! Self
                    }
                }
                final class ListController: UIViewController, Made {
                    @objc func choose() { present(ItemController.make(), animated: true) }
                }
                final class ItemController: UIViewController, Made {}
                """,
                "List.storyboard": StoryboardText.storyboard(
                    StoryboardText.scene("list", class: "ListController", identifier: "ListController")),
                "Item.storyboard": StoryboardText.storyboard(
                    StoryboardText.scene("item", class: "ItemController", identifier: "ItemController")),
            ],
            has: ["entry ListController", "ListController ~sheet~> ItemController : present"], hasNot: ["unresolved"]),
        ScannedApp(
            "code makes a scene of another storyboard by the identifier of a reference to it",
            [
                "App.swift": app + """
                    final class ListController: UITableViewController {
                        @objc func open() { show(storyboard!.instantiateViewController(withIdentifier: "Item"), sender: nil) }
                    }
                    final class ItemController: UIViewController {}
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list", StoryboardText.scene("list", class: "ListController"),
                    StoryboardText.reference("more", to: "More", "Item", identifier: "Item")),
                "More.storyboard": StoryboardText.storyboard(
                    StoryboardText.scene("item", class: "ItemController", identifier: "Item")),
            ],
            has: ["ListController ~push~> ItemController : show"], hasNot: ["unresolved"]),
        ScannedApp(
            "what a scene's own controller says does not make the scene",
            [
                "App.swift": app + """
                    final class ListController: UITableViewController {}
                    final class NewsController: UIViewController {
                        override func viewDidLoad() { title = "News" }
                    }
                    final class MapController: UIViewController {
                        @objc static func make() -> UIViewController? { Library.first(of: "Map") }
                    }
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "list", StoryboardText.scene("list", class: "ListController")),
                "News.storyboard": StoryboardText.storyboard(
                    initial: "news", StoryboardText.scene("news", class: "NewsController")),
                "Map.storyboard": StoryboardText.storyboard(
                    initial: "map", StoryboardText.scene("map", class: "MapController")),
            ],
            has: [
                "screen NewsController",
                "unresolved instantiateViewController : \"no code that shows it was found\" [candidate=MapController]",
            ], hasNot: ["candidate=NewsController"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }

    /// Every controller of a storyboard may hold its name.
    @Test func aSceneThatManyDeclarationsNameIsDoubtedOnce() {
        let code = """
            final class HomeController: UIViewController {
                override func viewDidLoad() { Library.open("Note"); Library.close("Note") }
                @objc func more() { Library.open("Note") }
            }
            final class OtherController: UIViewController {
                override func viewDidLoad() { Library.open("Note") }
            }
            """
        let storyboard = StoryboardText.storyboard(
            initial: "home", StoryboardText.scene("home", class: "HomeController"),
            StoryboardText.scene("note", identifier: "Note"))
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": Self.app + code, "Main.storyboard": storyboard,
        ])
        #expect(graph.unresolved.filter { $0.candidates == ["Note"] }.count == 1, "\(Notation.print(graph))")
    }
}
