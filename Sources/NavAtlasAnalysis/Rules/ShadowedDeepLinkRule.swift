import NavAtlasModel

/// A deep link that an earlier one takes the place of.
enum ShadowedDeepLinkRule: Rule {
    static let id = "shadowed-deep-link"
    static let title = "An earlier pattern hides a deep link"
    static let severity = Severity.warning
    static let rationale = """
        The app tries the patterns from first to last. If an earlier pattern matches every URL that a later one \
        matches, the later link never opens, unless the handler asks for more than the earlier pattern says. If the \
        order of the links is not known, the rule reports only patterns that match the same URLs.
        """
    static let remedy = "Declare the narrower pattern first, or remove one of the two."
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import SwiftUI

                @main struct ShopApp: App {
                    @State var screen: Screen?
                    var body: some Scene {
                        WindowGroup {
                            HomeScreen()
                                .sheet(item: $screen) { screen in
                                    switch screen {
                                    case .order: OrderScreen()
                                    case .offer: OfferScreen()
                                    }
                                }
                                .onOpenURL { url in
                                    if url.absoluteString == "shop://order" {
                                        screen = .order
                                    } else if url.absoluteString == "shop://order" {
                                        screen = .offer
                                    }
                                }
                        }
                    }
                }

                enum Screen: Identifiable {
                    case order, offer
                    var id: Self { self }
                }

                struct HomeScreen: View { var body: some View { Text("Home") } }
                struct OrderScreen: View { var body: some View { Text("Order") } }
                struct OfferScreen: View { var body: some View { Text("Offer") } }
                """,
            passing: """
                import SwiftUI

                @main struct ShopApp: App {
                    @State var screen: Screen?
                    var body: some Scene {
                        WindowGroup {
                            HomeScreen()
                                .sheet(item: $screen) { screen in
                                    switch screen {
                                    case .order: OrderScreen()
                                    case .offer: OfferScreen()
                                    }
                                }
                                .onOpenURL { url in
                                    if url.absoluteString == "shop://order" {
                                        screen = .order
                                    } else if url.absoluteString == "shop://offer" {
                                        screen = .offer
                                    }
                                }
                        }
                    }
                }

                enum Screen: Identifiable {
                    case order, offer
                    var id: Self { self }
                }

                struct HomeScreen: View { var body: some View { Text("Home") } }
                struct OrderScreen: View { var body: some View { Text("Order") } }
                struct OfferScreen: View { var body: some View { Text("Offer") } }
                """),
        triggering: [
            """
            entry MainCoordinator
            MainCoordinator -push-> TodoScreen : todo
            MainCoordinator -push-> NewTodoScreen : new
            link app://todo/{id} => TodoScreen [at=Links.swift:1:1]
            link app://todo/new => NewTodoScreen [at=Links.swift:2:1]
            """,
            """
            entry MainCoordinator
            MainCoordinator -push-> TodoScreen : todo
            MainCoordinator -push-> ItemScreen : item
            link app://todo/{id} => TodoScreen
            link app://todo/{item} => ItemScreen
            """,
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -push-> TodoScreen : todo
            MainCoordinator -push-> NewTodoScreen : new
            link app://todo/new => NewTodoScreen [at=Links.swift:1:1]
            link app://todo/{id} => TodoScreen [at=Links.swift:2:1]
            """,
            """
            entry MainCoordinator
            MainCoordinator -push-> TodoScreen : todo
            MainCoordinator -push-> LoginScreen : login
            link app://todo => LoginScreen [at=Links.swift:1:1]
            link app://todo => TodoScreen [at=Links.swift:1:1]
            remark "conditional-link" : "app://todo" LoginScreen [at=Links.swift:1:1]
            """,
            """
            entry MainCoordinator
            MainCoordinator -push-> TodoScreen : todo
            MainCoordinator -push-> LoginScreen : login
            link app://todo => LoginScreen [at=Links.swift:1:1]
            link app://todo => TodoScreen [at=Links.swift:1:1]
            remark "conditional-link" : "app://todo" TodoScreen [at=Links.swift:1:1]
            """,
            """
            entry MainCoordinator
            MainCoordinator -push-> TodoScreen : todo
            MainCoordinator -push-> LoginScreen : login
            link app://todo => LoginScreen [at=Links.swift:1:1]
            link app://todo => TodoScreen [at=Links.swift:2:1]
            remark "independent-link" : "app://todo" LoginScreen [at=Links.swift:1:1]
            remark "independent-link" : "app://todo" TodoScreen [at=Links.swift:2:1]
            """,
            """
            entry MainCoordinator
            entry OtherCoordinator
            MainCoordinator -push-> TodoScreen : todo
            OtherCoordinator -push-> ItemScreen : item
            link app://todo/{id} => TodoScreen
            link app://todo/{item} => ItemScreen
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        analysis.deepLinkCoverage.shadowed.map { shadowed in
            finding(
                shadowed.link.pattern,
                "\(shadowed.link.pattern) never opens: \(shadowed.earlier.pattern) comes first and matches the same URLs",
                at: shadowed.link.location.map { [$0] } ?? [],
                evidence: [Finding.evidence(shadowed.earlier), Finding.evidence(shadowed.link)])
        }
    }
}
