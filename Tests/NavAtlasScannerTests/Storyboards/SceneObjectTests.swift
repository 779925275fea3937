import NavAtlasScanner
import Testing

/// Objects that a storyboard makes beside a controller, which set that up as they wake.
@Suite struct SceneObjectTests {
    private static func scene(_ controller: String, beside object: String, connected property: String) -> String {
        """
        <scene><objects>
        \(controller)
        <customObject id="object" customClass="\(object)" customModule="App"><connections>
            <outlet property="\(property)" destination="controller" id="outlet"/>
        </connections></customObject>
        </objects></scene>
        """
    }

    private static let files = [
        "Info.plist": """
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
        """,
        "Main.storyboard": StoryboardText.storyboard(
            initial: "controller",
            scene(
                "<tabBarController id=\"controller\" customClass=\"Bar\" sceneMemberID=\"viewController\"/>",
                beside: "BarRouter", connected: "bar")),
        "List.storyboard": StoryboardText.storyboard(
            initial: "controller",
            scene(
                """
                <tableViewController id="controller" customClass="List" sceneMemberID="viewController"><connections>
                    <outlet property="assembly" destination="object" id="back"/>
                </connections></tableViewController>
                """, beside: "ListAssembly", connected: "list")),
        "App.swift": """
        import UIKit
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        final class Bar: UITabBarController {}
        final class BarRouter: NSObject {
            @IBOutlet weak var bar: UITabBarController!
            override func awakeFromNib() {
                super.awakeFromNib()
                let list = UIStoryboard(name: "List", bundle: nil).instantiateInitialViewController()
                bar.viewControllers = [list!]
            }
        }
        final class ListAssembly: NSObject {
            @IBOutlet weak var list: List!
            override func awakeFromNib() { list.output = ListPresenter(router: ListRouter(list: list)) }
            func help() { list.present(Help(), animated: true) }
        }
        protocol ListOutput: AnyObject { func chose() }
        final class ListPresenter: ListOutput {
            let router: ListRouter
            init(router: ListRouter) { self.router = router }
            func chose() { router.openDetail() }
        }
        final class ListRouter {
            weak var list: List?
            init(list: List) { self.list = list }
            func openDetail() { list?.navigationController?.pushViewController(Detail(), animated: true) }
        }
        final class List: UITableViewController {
            var output: ListOutput!
            @IBOutlet var assembly: ListAssembly!
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { output.chose() }
            @IBAction func askForHelp() { assembly.help() }
        }
        final class Detail: UIViewController {}
        final class Help: UIViewController {}
        """,
    ]

    @Test func setUpTheirControllers() {
        ScannedApp(
            "objects beside controllers", Self.files,
            has: [
                "entry Bar", "Bar ~root~> List : BarRouter.awakeFromNib", "List ~push~> Detail : pushViewController",
                "List ~sheet~> Help : present",
            ], hasNot: ["unresolved"]
        ).check()
    }
}
