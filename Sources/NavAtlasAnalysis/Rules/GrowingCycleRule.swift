import NavAtlasModel

/// A way round on which every round puts more on the stack.
enum GrowingCycleRule: Rule {
    static let id = "growing-cycle"
    static let title = "A way round makes the stack grow without end"
    static let severity = Severity.warning
    static let rationale = """
        Every step of the cycle pushes or presents, or shows what a coordinator contains, and none switches a root or \
        a tab. Whoever goes round and round puts screen on screen: memory grows, and the way back takes as many steps. \
        Where call sites were read, only what someone triggers counts as a step; else every declared route does.
        """
    static let remedy = """
        Go back to the screen that is already there (pop to it, focus it, dismiss), or switch a root, instead of \
        showing it again. Leave it where it is meant, as in a browser of folders.
        """
    static let examples = RuleExamples(
        triggering: [
            """
            entry LoginCoordinator
            LoginCoordinator -push-> RegistrationCoordinator : register
            RegistrationCoordinator -push-> LoginCoordinator : login
            """,
            """
            entry FolderCoordinator
            FolderCoordinator -root!-> FolderScreen : start
            FolderCoordinator -push-> FolderCoordinator : folder
            """,
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ProductScreen : start [source]
            ShopCoordinator -push-> SellerScreen : seller [source]
            ShopCoordinator -push-> ProductScreen : product [source]
            ProductScreen ~push~> SellerScreen : ShopCoordinator.seller [source]
            SellerScreen ~push~> ProductScreen : ShopCoordinator.product [source]
            """,
        ],
        passing: [
            """
            entry MainCoordinator
            MainCoordinator -root!-> LoginScreen : login
            MainCoordinator -root-> HomeScreen : home
            LoginScreen ~root~> HomeScreen : MainCoordinator.home
            HomeScreen ~root~> LoginScreen : MainCoordinator.login
            """,
            """
            entry LoginCoordinator
            LoginCoordinator -push-> RegistrationCoordinator : register [source]
            RegistrationCoordinator -push-> LoginCoordinator : login [source]
            LoginCoordinator ~push~> RegistrationCoordinator : LoginCoordinator.register [source]
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        analysis.cycles.filter { $0.kind != .switching }
            .filter { $0.members.first.map(analysis.reachability(of:)) != .unreachable }
            .map { cycle in
                finding(
                    cycle.subject, message(for: cycle), at: cycle.edges.flatMap(\.locations),
                    evidence: cycle.edges.map(Finding.evidence))
            }
    }

    private static func message(for cycle: Cycle) -> String {
        let first = cycle.members.first ?? ""
        if cycle.kind == .selfPresenting { return "\(first) can be shown on top of itself without end" }
        let isShort = cycle.members.count <= 8
        let way = isShort ? "\(cycle.subject) -> \(first)" : "the \(cycle.members.count) steps from \(first) back to it"
        return "the stack grows with every round of \(way)"
    }
}
