import NavAtlasTesting
import Testing

@testable import TodoAppCoordinators

@Suite struct NavigationTests {
    let navigation: TestedNavigation

    init() throws {
        navigation = try TestedNavigation { TodoApp.register(in: &$0) }
    }

    @Test func everyScreenIsReachable() {
        navigation.expect(.everyScreenIsReachable)
    }

    @Test func aLinkOpensATodo() {
        navigation.expect(.link("todo-app://todo/7", opens: TodoScreen.self))
    }

    @Test func nobodySeesTodosWithoutSigningIn() {
        navigation.expect(.everyPath(to: TodoScreen.self, passes: AuthenticatedCoordinator.self))
    }

    @Test func isAsCommitted() {
        navigation.expect(.snapshot(at: "Navigation.nav"))
    }
}
