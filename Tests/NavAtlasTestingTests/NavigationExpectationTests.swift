import NavAtlasModel
import NavAtlasTesting
import Testing

private struct PaymentScreen {}
private struct LoginScreen {}
private enum Shop { struct ItemScreen {} }

@Suite struct NavigationExpectationTests {
    /// What a graph in the notation breaks of an expectation.
    struct Mismatch: Sendable, CustomTestStringConvertible {
        let expectation: NavigationExpectation
        let graph: String
        /// The failure's message; `nil` where all is as expected.
        let message: String?

        var testDescription: String { message ?? "as expected: \(graph)" }
    }

    static let mismatches = [
        Mismatch(
            expectation: .everyScreenIsReachable, graph: "entry Main\nMain -root!-> HomeScreen : home", message: nil),
        Mismatch(
            expectation: .everyScreenIsReachable,
            graph: """
                entry Main
                Main -root!-> HomeScreen : home
                screen LostScreen
                Old -root!-> OldScreen : start
                """,
            message: """
                2 screens cannot be reached from Main:
                + screen LostScreen
                + screen OldScreen
                  Old -root!-> OldScreen : start
                """),
        Mismatch(
            expectation: .everyScreenIsReachable,
            graph: """
                entry Main
                Main -root!-> HomeScreen : home
                screen MaybeScreen
                unresolved "next" : "not known" [from=HomeScreen candidate=MaybeScreen]
                """, message: nil),
        Mismatch(
            expectation: .link("app://item/7?from=mail", opens: Shop.ItemScreen.self),
            graph: """
                entry Main
                Main -push-> Shop.ItemScreen : item
                link app://item/{id} => Shop.ItemScreen : Main.item
                """, message: nil),
        Mismatch(
            expectation: .link("app://items", opens: "ItemScreen"),
            graph: """
                entry Main
                Main -push-> Items : items
                Items -root!-> ItemScreen : first
                link app://items => Items : Main.items
                """, message: nil),
        Mismatch(
            expectation: .link("app://item/7", opens: "ItemScreen"),
            graph: """
                entry Main
                Main -push-> ItemScreen : item
                Main -push-> ListScreen : list
                link "app://item/{id}" => ListScreen : Main.list
                """,
            message: """
                app://item/7 should open ItemScreen, but opens something else:
                - link app://item/7 => ItemScreen
                + link app://item/{id} => ListScreen : Main.list
                """),
        Mismatch(
            expectation: .link("app://item/7", opens: "ItemScreen"),
            graph: "entry Main\nMain -push-> ItemScreen : item\nlink app://list => ItemScreen : Main.item",
            message: """
                app://item/7 should open ItemScreen, but no link is like it:
                - link app://item/7 => ItemScreen
                  link app://list => ItemScreen : Main.item
                """),
        Mismatch(
            expectation: .link("app://item", opens: "ItemScreen"),
            graph: "entry Main\nMain -push-> ItemScreen : item\nlink app://item => ItemScreen : Main.gone",
            message: """
                app://item should open ItemScreen, but the routes of its link lead nowhere:
                + link app://item => ItemScreen : Main.gone
                """),
        Mismatch(
            expectation: .link("app://item", opens: PaymentScreen.self), graph: "entry Main\nscreen PayScreen",
            message: "there is no PaymentScreen in the graph:\n- screen PaymentScreen"),
        Mismatch(
            expectation: .path(["Main", "HomeScreen", "ItemScreen"]),
            graph: "entry Main\nMain -root!-> HomeScreen : home\nHomeScreen ~push~> ItemScreen : Main.item",
            message: nil),
        Mismatch(
            expectation: .path(["Main", "ItemScreen"]),
            graph: "entry Main\nMain -root!-> HomeScreen : home\nscreen ItemScreen",
            message: "Main should lead to ItemScreen, but nothing there does:\n  Main -root!-> HomeScreen : home"),
        Mismatch(
            expectation: .everyPath(to: PaymentScreen.self, passes: LoginScreen.self),
            graph: """
                entry Main
                Main -root!-> LoginScreen : login
                LoginScreen ~root~> HomeScreen : Main.home
                HomeScreen ~push~> PaymentScreen : Main.payment
                Main -root-> HomeScreen : home
                Main -push-> PaymentScreen : payment
                """, message: nil),
        Mismatch(
            expectation: .everyPath(to: PaymentScreen.self, passes: LoginScreen.self),
            graph: """
                entry Main
                Main -root!-> OfferScreen : offer
                Main -push-> LoginScreen : login
                OfferScreen ~push~> LoginScreen : Main.login
                OfferScreen ~sheet~> PaymentScreen : Main.payment
                Main -sheet-> PaymentScreen : payment
                """,
            message: """
                every path to PaymentScreen should pass LoginScreen, but this one does not:
                + Main -root!-> OfferScreen : offer
                + OfferScreen ~sheet~> PaymentScreen : Main.payment
                """),
        Mismatch(
            expectation: .everyPath(to: "PaymentScreen", passes: "LoginScreen"),
            graph: """
                entry Main
                Main -root!-> LoginScreen : login
                LoginScreen ~push~> PaymentScreen : Main.payment
                Main -push-> PaymentScreen : payment
                link app://pay => PaymentScreen : Main.payment
                """,
            message: """
                every path to PaymentScreen should pass LoginScreen, but this one does not:
                + link app://pay => PaymentScreen : Main.payment
                """),
        Mismatch(
            expectation: .everyPath(to: "PaymentScreen", passes: "LogonScreen"),
            graph: "entry Main\nMain -root!-> LoginScreen : login\nMain -push-> PaymentScreen : payment",
            message: "there is no LogonScreen in the graph:\n- screen LogonScreen"),
        Mismatch(
            expectation: NavigationExpectation { analysis in
                analysis.graph.entries.count > 1 ? NavigationMismatch("one entry is enough") : nil
            }, graph: "entry A\nentry B\nscreen A\nscreen B", message: "one entry is enough"),
    ]

    @Test(arguments: mismatches) func isSaidAsADiff(_ mismatch: Mismatch) throws {
        let navigation = TestedNavigation(try Notation.parse(mismatch.graph))
        #expect(navigation.mismatch(with: mismatch.expectation)?.description == mismatch.message)
    }

    /// Of the real Stinsen 2, only the source says what the screens are called.
    @Test func aLinkOfALiveCoordinatorOpensTheScreenOfItsSource() throws {
        let live = try Notation.parse(
            """
            entry Main
            Main -push-> Main.payment : payment [runtime]
            screen Main.payment
            link app://pay => Main.payment : Main.payment
            """)
        let source = try Notation.parse("Main -push-> PaymentScreen : payment [source at=Main.swift:3:9]")
        let navigation = TestedNavigation(live.merging(source))
        #expect(navigation.mismatch(with: .link("app://pay", opens: PaymentScreen.self)) == nil)
        #expect(navigation.graph["Main.payment"] == nil)
    }

}
