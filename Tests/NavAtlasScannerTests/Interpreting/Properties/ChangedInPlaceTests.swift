import Testing

/// Properties whose value code changes where it is: what watches them runs.
@Suite struct ChangedInPlaceTests {
    /// What it runs is what the change makes of the property, not what others do.
    @Test(arguments: [
        ("var plan = Plan() { didSet { open(plan.page) } }", "guide.plan.show(.list)", "guide.plan.show(.map)"),
        ("var plan = Plan() { willSet { open(newValue.page) } }", "guide.plan.show(.list)", "guide.plan.show(.map)"),
        ("var plan = Plan() { didSet { open(plan.page) } }", "guide.plan.page = .list", "guide.plan.page = .map"),
        (
            "var plan = Plan() { didSet { if oldValue.page != plan.page { open(plan.page) } } }",
            "guide.plan.page = .list", "guide.plan.page = .map; guide.plan.count = 2"
        ),
        (
            "var plan = Plan() { didSet { update() } }; private func update() { open(plan.page) }",
            "guide.plan.page = .list", "guide.plan.page = .map"
        ),
        (
            "var pages: [Page] = [] { didSet { if let page = pages.last { open(page) } } }",
            "guide.pages.append(.list)", "guide.pages.append(.map)"
        ),
        (
            "var pages: [String: Page] = [:] { didSet { if let page = pages[\"a\"] { open(page) } } }",
            "guide.pages[\"a\"] = .list", "guide.pages[\"a\"] = .map"
        ),
    ])
    func runWhatWatchesThem(property: String, first: String, second: String) {
        let model = """
            enum Page { case start, list, map }
            struct Plan {
                var page = Page.start
                var count = 0
                mutating func show(_ page: Page) { self.page = page }
            }
            final class Guide {
                weak var screen: UIViewController?
                \(property)
                private func open(_ page: Page) {
                    switch page {
                    case .start: break
                    case .list: screen?.present(ListController(), animated: true)
                    case .map: screen?.present(MapController(), animated: true)
                    }
                }
            }
            """
        func use(_ code: String) -> String { "let guide = Guide(); guide.screen = self; \(code)" }
        ScannedApp(
            property, ["App.swift": TwoControllers.app(model, first: use(first), second: use(second))],
            has: [
                "FirstController ~sheet~> ListController : present",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: [
                "FirstController ~sheet~> MapController", "SecondController ~sheet~> ListController", "unresolved",
            ]
        ).check()
    }

    /// What a flag is toggled to is not known.
    @Test func aFlagIsToggled() {
        ScannedApp(
            "toggle",
            [
                "App.swift": TwoControllers.app(
                    """
                    final class Guide {
                        weak var screen: UIViewController?
                        var isOpen = false {
                            didSet { screen?.present(isOpen ? ListController() : MapController(), animated: true) }
                        }
                    }
                    """, first: "let guide = Guide(); guide.screen = self; guide.isOpen.toggle()", second: "")
            ],
            has: [
                "FirstController ~sheet~> ListController : present",
                "FirstController ~sheet~> MapController : present",
            ]
        ).check()
    }
}
