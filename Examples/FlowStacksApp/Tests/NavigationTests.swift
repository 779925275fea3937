import NavAtlasTesting
import XCTest

@testable import FlowStacksAppCoordinators

final class NavigationTests: XCTestCase {
    private func navigation() throws -> TestedNavigation {
        try TestedNavigation { Kiosk.register(in: &$0) }
    }

    func testEveryScreenIsReachable() throws {
        try navigation().expect(.everyScreenIsReachable)
    }

    func testNobodyPaysWithoutABasket() throws {
        try navigation().expect(.everyPath(to: PaymentScreen.self, passes: BasketFlow.self))
    }

    func testIsAsCommitted() throws {
        try navigation().expect(.snapshot(at: "Navigation.nav"))
    }
}
