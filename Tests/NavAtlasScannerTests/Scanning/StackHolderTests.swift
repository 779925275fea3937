import Testing

/// A controller of the app's own that only stands around a navigation controller shows nothing by itself: what a coordinator
/// tells it to push, the coordinator shows, for whoever asked for it.
@Suite struct StackHolderTests {
    private static func app(_ name: String, first: String, helpBy help: String) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import UIKit
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var flow: ShopFlow?
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        let stack = StackHolder()
                        window?.rootViewController = stack
                        flow = ShopFlow(stack)
                        flow?.start()
                    }
                }
                class StackHolder: UIViewController {
                    private let \(first): UIViewController
                    let stack: UINavigationController
                    init(first: UIViewController = UIViewController()) {
                        self.\(first) = first
                        stack = UINavigationController(rootViewController: first)
                        super.init(nibName: nil, bundle: nil)
                    }
                    override func viewDidLoad() {
                        addChild(stack)
                        view.addSubview(stack.view)
                    }
                    func push(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
                    func begin(with controller: UIViewController) { stack.setViewControllers([controller], animated: true) }
                }
                protocol Coordinator: AnyObject { var children: [Coordinator] { get set } }
                final class ShopFlow: Coordinator, ShelfDelegate, ItemDelegate {
                    var children: [Coordinator] = []
                    let holder: StackHolder
                    init(_ holder: StackHolder) { self.holder = holder }
                    func start() {
                        let shelf = Shelf()
                        shelf.delegate = self
                        holder.begin(with: shelf)
                    }
                    func choseItem() {
                        let item = Item()
                        item.delegate = self
                        holder.push(item)
                    }
                    func askedForHelp() { holder.present(StackHolder(first: Help()), animated: true) }
                }
                protocol ShelfDelegate: AnyObject { func choseItem() }
                protocol ItemDelegate: AnyObject { func askedForHelp() }
                final class Shelf: UITableViewController {
                    weak var delegate: ShelfDelegate?
                    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                        delegate?.choseItem()
                    }
                }
                final class Item: UIViewController {
                    weak var delegate: ItemDelegate?
                    @IBAction func help() { delegate?.askedForHelp() }
                }
                final class Help: UIViewController {}
                """
            ],
            has: [
                "ShopFlow -root!-> Shelf : start", "Shelf ~push~> Item : ShopFlow.choseItem",
                "Item ~sheet~> \(help) : ShopFlow.askedForHelp",
            ],
            hasNot: ["Help ~", "StackHolder ~", "ShopFlow -root-> Help"])
    }

    static let apps = [
        app("holder that is known by what it was made with", first: "rootViewController", helpBy: "Help"),
        app("holder that is a screen", first: "beginning", helpBy: "StackHolder"),
    ]

    @Test(arguments: apps) func showsNothingByItself(_ app: ScannedApp) { app.check() }
}
