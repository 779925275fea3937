import NavAtlasModel
import NavAtlasScanner
import Testing

/// What the screens are called that have no class of their own.
@Suite struct SceneNamesTests {
    private static func first(_ scene: String) -> String {
        "<segue destination=\"\(scene)\" kind=\"relationship\" relationship=\"rootViewController\"/>"
    }

    static let apps = [
        ScannedApp(
            "a storyboard's first scene is called after it",
            [
                "App.swift": StoryboardAppTests.app + "final class Tide: UIViewController {}",
                "Harbor.storyboard": StoryboardText.storyboard(
                    initial: "4Xq-0u-Zk1",
                    StoryboardText.scene(
                        "4Xq-0u-Zk1", "tabBarController",
                        manual: [
                            "<segue destination=\"7Ab-1c-D2e\" kind=\"relationship\" relationship=\"viewControllers\"/>"
                        ]),
                    StoryboardText.scene("7Ab-1c-D2e", class: "Tide")),
                "Info.plist": """
                <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Harbor</string></dict></plist>
                """,
            ],
            has: ["coordinator Harbor tab [style=uiKit]", "Harbor -tab-> Tide : tide"],
            hasNot: ["4Xq-0u-Zk1"]),
        ScannedApp(
            "a scene is called after the navigation controller that begins with it",
            [
                "App.swift": StoryboardAppTests.app + """
                    final class Quay: UIViewController {
                        @objc func read() { present(storyboard!.instantiateViewController(withIdentifier: "reader"), animated: true) }
                    }
                    """,
                "Main.storyboard": StoryboardText.storyboard(
                    initial: "quay",
                    StoryboardText.scene(
                        "quay", class: "Quay", segues: ["<segue destination=\"8Bc-2d-E3f\" kind=\"presentation\"/>"]),
                    StoryboardText.scene(
                        "4Xq-0u-Zk1", "navigationController", identifier: "reader", manual: [first("7Ab-1c-D2e")]),
                    StoryboardText.scene("7Ab-1c-D2e"),
                    StoryboardText.scene(
                        "8Bc-2d-E3f", "navigationController", title: "Help", manual: [first("9Cd-3e-F4g")]),
                    StoryboardText.scene("9Cd-3e-F4g")),
            ],
            has: ["Quay ~sheet~> reader : present", "Quay ~sheet~> Help : Quay.help"],
            hasNot: ["7Ab-1c-D2e", "9Cd-3e-F4g"]),
    ]

    @Test(arguments: apps) func areRead(_ app: ScannedApp) { app.check() }
}
