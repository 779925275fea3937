import NavAtlasModel

/// A handler of links that shows nothing.
enum UnfollowedDeepLinkRule: RemarkRule {
    static let id = "unfollowed-deep-link"
    static let title = "A link handler does nothing"
    static let severity = Severity.warning
    static let rationale = """
        The app accepts the link, so no other app opens it, but shows nothing: the handler is a stub, or does not \
        handle one of the kinds of links that it distinguishes.
        """
    static let remedy = "Show the screen that the link is for, or do not accept the link."
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import SwiftUI

                @main struct ShopApp: App {
                    @State var isOrderShown = false
                    var body: some Scene {
                        WindowGroup {
                            HomeScreen()
                                .sheet(isPresented: $isOrderShown) { OrderScreen() }
                                .onOpenURL { url in print(url) }
                        }
                    }
                }

                struct HomeScreen: View { var body: some View { Text("Home") } }
                struct OrderScreen: View { var body: some View { Text("Order") } }
                """,
            passing: """
                import SwiftUI

                @main struct ShopApp: App {
                    @State var isOrderShown = false
                    var body: some Scene {
                        WindowGroup {
                            HomeScreen()
                                .sheet(isPresented: $isOrderShown) { OrderScreen() }
                                .onOpenURL { url in isOrderShown = true }
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
            remark "unfollowed-deep-link" : ShopScreen
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "unfollowed-deep-link" : ShopScreen order
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
        remark.detail.isEmpty
            ? "the link handler in \(remark.subject) does nothing"
            : "the link handler in \(remark.subject) does nothing for '\(remark.detail)'"
    }
}
