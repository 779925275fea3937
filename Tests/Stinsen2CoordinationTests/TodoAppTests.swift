import Foundation
import Stinsen2Coordination
import Testing
@testable import TodoAppCoordinators

/// The example app, run without a screen.
@Suite struct TodoAppTests {
    private let authentication = Authentication()
    private let main: MainCoordinator
    private let view: AnyView

    init() {
        main = MainCoordinator(authentication: authentication)
        view = main.view()
    }

    @Test func itStartsWithTheLogin() {
        #expect(main.snapshot.visible == ["MainCoordinator", "UnauthenticatedCoordinator", "LoginScreen"])
    }

    @Test func signingInShowsTheTabs() {
        authentication.user = User(name: "Ada")
        #expect(main.snapshot.visible == ["MainCoordinator", "AuthenticatedCoordinator", "HomeScreen"])
        authentication.user = nil
        #expect(main.snapshot.visible.last == "LoginScreen")
    }

    @Test func aLinkOpensATodoOnlyForWhoIsSignedIn() throws {
        let link = try #require(URL(string: "todo-app://todo/\(UUID().uuidString)"))
        #expect(view.open(link))
        #expect(main.snapshot.visible.last == "LoginScreen")
        authentication.user = User(name: "Ada")
        #expect(view.open(link))
        #expect(
            main.snapshot.visible == [
                "MainCoordinator", "AuthenticatedCoordinator", "TodosCoordinator", "TodoScreen",
            ])
    }
}
