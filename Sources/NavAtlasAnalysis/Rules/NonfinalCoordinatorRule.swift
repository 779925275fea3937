import NavAtlasModel

/// A coordinator of Stinsen 2 that could be subclassed.
enum NonfinalCoordinatorRule: RemarkRule {
    static let id = "nonfinal-coordinator"
    static let title = "A Stinsen 2 coordinator is not a final class"
    static let severity = Severity.warning
    static let rationale = """
        Stinsen 2 finds routes by key paths of the coordinator's own type. A subclass has other key paths. A class \
        that is not final compiles only with its type written out, and breaks when it is subclassed.
        """
    static let remedy = "Mark the class as final."
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: #"""
                import Stinsen
                import SwiftUI

                class ShopCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack<ShopCoordinator>(initial: \.start)
                    @Root var start = makeStart
                    func makeStart() -> some View { ShopScreen() }
                }

                struct ShopScreen: View { var body: some View { Text("Shop") } }
                """#,
            passing: #"""
                import Stinsen
                import SwiftUI

                final class ShopCoordinator: NavigationCoordinatable {
                    let stack = NavigationStack<ShopCoordinator>(initial: \.start)
                    @Root var start = makeStart
                    func makeStart() -> some View { ShopScreen() }
                }

                struct ShopScreen: View { var body: some View { Text("Shop") } }
                """#),
        triggering: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark "nonfinal-coordinator" : ShopCoordinator
            """
        ],
        passing: [
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ShopScreen : shop
            remark dismissal : ShopScreen
            """
        ])

    static func message(for remark: Remark) -> String {
        "\(remark.subject) is a Stinsen 2 coordinator, but not a final class"
    }
}
