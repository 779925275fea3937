import Testing

/// Types of one name, where no project tells which files are built together.
@Suite struct ProgramLookupTests {
    /// What a module has to test it or to try it out, beside its sources, is not meant by the app's own code, though it lies nearer.
    @Test(arguments: [
        ("Flows/Album/Testing/Sources/AlbumTesting.swift", "AlbumController"),
        ("Flows/Album/Example/Sources/AlbumController.swift", "Interface/Sources/AlbumController"),
        ("Flows/Testing/AlbumController.swift", "Sources/AlbumController"),
    ]) func theAppMeansWhatIsNoStandIn(_ standIn: String, file: String) {
        let other = "final class AlbumController: UIViewController {}"
        ScannedApp(
            standIn,
            [
                "App/Launch.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let stack = UINavigationController()
                        window?.rootViewController = stack
                        AlbumFlow(stack: stack).start()
                    }
                }
                """,
                "Flows/Album/Interface/Sources/AlbumFlow.swift": """
                import UIKit
                public final class AlbumFlow {
                    let stack: UINavigationController
                    public init(stack: UINavigationController) { self.stack = stack }
                    public func start() {
                        let album = AlbumController()
                        album.flow = self
                        stack.pushViewController(album, animated: false)
                    }
                    public func showStamp() { stack.pushViewController(StampController(), animated: true) }
                }
                public final class StampController: UIViewController {}
                """,
                "Screens/Album/Interface/Sources/AlbumController.swift": """
                import UIKit
                public final class AlbumController: UIViewController {
                    public var flow: AlbumFlow?
                    @IBAction func stampTapped() { flow?.showStamp() }
                }
                """,
                standIn: "import UIKit\n\(other)",
            ],
            has: [
                "AlbumFlow -root!-> AlbumController#\(file) : start",
                "AlbumController#\(file) ~push~> StampController : AlbumFlow.showStamp",
            ]
        ).check()
    }
}
