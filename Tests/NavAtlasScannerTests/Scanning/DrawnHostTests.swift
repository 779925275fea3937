import Testing

/// Views of SwiftUI's that a controller puts among its own.
struct DrawnHostTests {
    private static func app(_ loading: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = Street()
                    return true
                }
            }
            final class Street: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let other = UIViewController()
                    addChild(other)
                    let host = UIHostingController(rootView: Sign())
                    \(loading)
                }
            }
            struct Sign: View {
                @State private var isOpen = false
                var body: some View { Button("read") { isOpen = true }.sheet(isPresented: $isOpen) { Notice() } }
            }
            struct Notice: View { var body: some View { Text("notice") } }
            """
        ]
    }

    /// What an added controller shows, it shows itself, and not the controller around it once more.
    @Test(arguments: [
        "addChild(host); view.addSubview(host.view)", "view.addSubview(host.view); addChild(host)",
        "addChild(host); let sign = host.view!; view.addSubview(sign)",
        "addChild(host); guard let sign = host.view else { return }; view.addSubview(sign)",
        "addChild(host); tableView.tableHeaderView = host.view",
    ])
    func anAddedControllerIsAScreenOfItsOwn(loading: String) {
        ScannedApp(
            loading, Self.app(loading),
            has: [
                "Street -root!-> Sign : sign", "Sign -sheet-> Notice : isOpen", "Sign ~sheet~> Notice : Sign.isOpen",
            ],
            hasNot: ["Street -sheet->", "Street ~sheet~>"]
        ).check()
    }

    @Test(arguments: ["view.addSubview(host.view)", "tableView.tableFooterView = host.view"])
    func oneThatIsNotAddedIsAPart(loading: String) {
        ScannedApp(
            loading, Self.app(loading),
            has: ["Street -sheet-> Notice : isOpen", "Street ~sheet~> Notice : Street.isOpen"], hasNot: ["unresolved"]
        ).check()
    }
}
