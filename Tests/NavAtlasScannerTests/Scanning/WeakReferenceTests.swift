import Testing

/// What views and the providers of tables are given by others, such as their delegates.
struct WeakReferenceTests {
    private static func app(_ code: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    let bar = UITabBarController()
                    bar.viewControllers = [Shop(), Cart()]
                    window?.rootViewController = bar
                    return true
                }
            }
            final class Offer: UIViewController {}
            final class Coupon: UIViewController {}
            protocol HeaderDelegate: AnyObject { func headerTapped() }
            final class Header: UIView {
                weak var delegate: HeaderDelegate?
                @objc func tapped(_ sender: UIButton) { delegate?.headerTapped() }
            }
            extension Shop: HeaderDelegate { func headerTapped() { present(Offer(), animated: true) } }

            """ + code
        ]
    }

    static let apps = [
        ScannedApp(
            "a view to which its screen gives no delegate has none",
            app(
                """
                final class Shop: UIViewController {
                    override func viewDidLoad() {
                        let header = Header()
                        header.delegate = self
                        view.addSubview(header)
                    }
                }
                final class Cart: UIViewController {
                    override func viewDidLoad() { view.addSubview(Header()) }
                }
                """),
            has: ["Shop ~sheet~> Offer : present"], hasNot: ["Cart ~", "unresolved"]),
        ScannedApp(
            "a delegate that a view is not given, and owns where it is, is none either",
            app(
                """
                protocol RowDelegate { func rowTapped() }
                final class Row: UIButton {
                    var delegate: RowDelegate?
                    @objc func tapped(_ sender: UIButton) { delegate?.rowTapped() }
                }
                final class Shop: UIViewController, RowDelegate {
                    override func viewDidLoad() {
                        let row = Row()
                        row.delegate = self
                        view.addSubview(row)
                    }
                    func rowTapped() { present(Coupon(), animated: true) }
                }
                final class Cart: UIViewController {
                    override func viewDidLoad() { view.addSubview(Row()) }
                }
                """),
            has: ["Shop ~sheet~> Coupon : present"], hasNot: ["Cart ~"]),
        ScannedApp(
            "what no code sets stays empty",
            app(
                """
                protocol RowDelegate { func rowTapped() }
                final class Row: UIButton {
                    var helper: RowDelegate?
                    @objc func tapped(_ sender: UIButton) { helper?.rowTapped() }
                }
                final class Shop: UIViewController {
                    override func viewDidLoad() { view.addSubview(Row()) }
                }
                final class Cart: UIViewController, RowDelegate {
                    @objc func pay() { rowTapped() }
                    func rowTapped() { present(Coupon(), animated: true) }
                }
                """),
            has: ["Cart ~sheet~> Coupon : present"], hasNot: ["Shop ~sheet~> Coupon"]),
        ScannedApp(
            "who answers a list for the screen that has it works for that screen",
            app(
                """
                final class Tiles: NSObject, UICollectionViewDelegate {
                    var shower: UIViewController!
                    func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
                        shower.present(Coupon(), animated: true)
                    }
                }
                final class Shop: UIViewController {
                    let tiles = Tiles()
                    override func viewDidLoad() {
                        tiles.shower = self
                        list.delegate = tiles
                    }
                    let list = UICollectionView()
                }
                final class Cart: UIViewController {}
                """),
            has: ["Shop ~sheet~> Coupon : present"], hasNot: ["coordinator Tiles"]),
        ScannedApp(
            "what several screens share tells the screen that it works for",
            app(
                """
                final class Provider: NSObject, UITableViewDataSource {
                    static let shared = Provider()
                    weak var delegate: HeaderDelegate?
                    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                        let header = Header()
                        header.delegate = delegate
                        return header
                    }
                }
                final class Shop: UIViewController {
                    override func viewDidLoad() { fill() }
                    private func fill() {
                        Provider.shared.delegate = self
                        view.addSubview(Provider.shared.tableView(table, viewForHeaderInSection: 0)!)
                    }
                    let table = UITableView()
                }
                final class Cart: UIViewController, HeaderDelegate {
                    override func viewDidLoad() { fill() }
                    private func fill() {
                        Provider.shared.delegate = self
                        view.addSubview(Provider.shared.tableView(table, viewForHeaderInSection: 0)!)
                    }
                    let table = UITableView()
                    func headerTapped() { present(Coupon(), animated: true) }
                }
                """),
            has: ["Shop ~sheet~> Offer : present", "Cart ~sheet~> Coupon : present"],
            hasNot: ["Cart ~sheet~> Offer", "Shop ~sheet~> Coupon", "unresolved"]),
    ]

    @Test(arguments: apps) func areThoseOfTheScreen(_ app: ScannedApp) { app.check() }
}
