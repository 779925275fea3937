import NavAtlasModel

/// Links that are allowed but not handled, or the other way round.
enum UnclaimedLinkPatternRule: RemarkRule {
    static let id = "unclaimed-link-pattern"
    static let title = "Info.plist and link handlers name different links"
    static let severity = Severity.warning
    static let isEnabledByDefault = false
    static let rationale = """
        A scheme in Info.plist that no handler names opens the app, but no screen. A link that a handler names, but \
        neither Info.plist nor the entitlements declare, never reaches the handler. The rule is off by default, \
        because libraries handle the schemes of sign-in services.
        """
    static let remedy = """
        Handle the link, or remove it from Info.plist. Declare the links that a handler names.
        """
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import SwiftUI

                // Info.plist declares the URL scheme 'shop'.
                @main struct ShopApp: App {
                    @State var isOrderShown = false
                    var body: some Scene {
                        WindowGroup {
                            HomeScreen()
                                .sheet(isPresented: $isOrderShown) { OrderScreen() }
                                .onOpenURL { url in
                                    if url.absoluteString == "store://order" { isOrderShown = true }
                                }
                        }
                    }
                }

                struct HomeScreen: View { var body: some View { Text("Home") } }
                struct OrderScreen: View { var body: some View { Text("Order") } }
                """,
            passing: """
                import SwiftUI

                // Info.plist declares the URL scheme 'shop'.
                @main struct ShopApp: App {
                    @State var isOrderShown = false
                    var body: some Scene {
                        WindowGroup {
                            HomeScreen()
                                .sheet(isPresented: $isOrderShown) { OrderScreen() }
                                .onOpenURL { url in
                                    if url.absoluteString == "shop://order" { isOrderShown = true }
                                }
                        }
                    }
                }

                struct HomeScreen: View { var body: some View { Text("Home") } }
                struct OrderScreen: View { var body: some View { Text("Order") } }
                """),
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "unclaimed-link-pattern" : "shop://" unhandled
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "unclaimed-link-pattern" : "https://shop.example/order" "not allowed"
            """,
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            link shop://order => ShopScreen : ShopCoordinator.shop
            """
        ])

    static func message(for remark: Remark) -> String {
        remark.detail == "not allowed"
            ? "\(remark.subject) is handled, but neither Info.plist nor the entitlements declare it"
            : "\(remark.subject) is declared in Info.plist, but no handler names it"
    }
}
