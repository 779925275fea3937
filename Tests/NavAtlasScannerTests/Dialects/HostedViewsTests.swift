import Testing

/// Views of SwiftUI that code shows in a hosting controller, without a controller of its own.
struct HostedViewsTests {
    private static func kiosk(_ shown: String, _ body: String = "") -> String {
        """
        import SwiftUI
        @main struct Kiosk: App { var body: some Scene { WindowGroup { Counter() } } }
        struct Counter: View {
            @Environment(\\.controller) private var controller: UIViewController?
            var body: some View { Button("pay") { \(shown) } }
        }
        struct Receipt: View { var body: some View { Text("receipt") } }
        extension UIViewController {
            func show<Content: View>(@ViewBuilder _ content: () -> Content) {
                \(body)
            }
        }
        """
    }

    private static let receipt = ["Counter ~sheet~> Receipt : present"]

    static let helpers = [
        "let host = UIHostingController(rootView: AnyView(EmptyView())); host.rootView = AnyView(content())",
        """
        let host = UIHostingController<AnyView>(rootView: AnyView(Text("")))
        host.rootView = AnyView(content().environment(\\.controller, host))
        """,
    ]

    @Test(arguments: helpers)
    func aHostShowsWhatItIsGivenLast(_ helper: String) {
        let body = "\(helper)\npresent(host, animated: true)"
        let app = ScannedSource("", Self.kiosk("controller?.show { Receipt() }", body), gives: Self.receipt[0])
        #expect(app.found == app.wanted)
    }

    @Test func aHostKeepsItsStyle() {
        let body = """
            let host = UIHostingController(rootView: AnyView(EmptyView()))
            host.modalPresentationStyle = .fullScreen
            host.rootView = AnyView(content())
            present(host, animated: true)
            """
        let app = ScannedSource(
            "", Self.kiosk("controller?.show { Receipt() }", body), gives: "Counter ~fullScreen~> Receipt : present")
        #expect(app.found == app.wanted)
    }

    static let controllers = [
        "controller",
        "UIApplication.shared.windows.first?.rootViewController",
        "UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.keyWindow?.rootViewController",
    ]

    @Test(arguments: controllers)
    func aMethodOfAnExtensionIsCalledOnAControllerOfWhichNothingIsKnown(_ controller: String) {
        let body = "present(UIHostingController(rootView: content()), animated: true)"
        let app = ScannedSource("", Self.kiosk("\(controller)?.show { Receipt() }", body), gives: Self.receipt[0])
        #expect(app.found == app.wanted)
    }

    @Test func aViewWithoutATypeOfItsOwnIsAScreenWhereItIsHosted() {
        let shown = """
            controller?.present(
                UIHostingController(rootView: VStack { Button("more") { controller?.show { Receipt() } } }), animated: true)
            """
        let app = ScannedSource(
            "", Self.kiosk(shown, "present(UIHostingController(rootView: content()), animated: true)"),
            gives: """
                Counter ~sheet~> Receipt : present
                Counter ~sheet~> inline:VStack#Counter.present : present
                """)
        #expect(app.found.sorted() == app.wanted)
    }
}
