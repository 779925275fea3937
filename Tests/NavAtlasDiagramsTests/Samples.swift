import NavAtlasModel

@testable import NavAtlasDiagrams

/// Graphs to draw.
enum Samples {
    /// A small app with accounts and tabs, as live coordinators show it, with one screen and one coordinator forgotten.
    static let todoApp = """
        entry MainCoordinator
        coordinator AuthenticatedCoordinator tab
        coordinator ForgottenCoordinator stack
        coordinator HomeCoordinator stack
        coordinator MainCoordinator stack
        coordinator ProfileCoordinator stack
        coordinator RegistrationCoordinator stack
        coordinator TestbedCoordinator stack
        coordinator TodosCoordinator stack
        coordinator UnauthenticatedCoordinator stack
        screen ForgottenScreen
        MainCoordinator -root!-> UnauthenticatedCoordinator : unauthenticated
        MainCoordinator -root-> AuthenticatedCoordinator : authenticated(User)
        UnauthenticatedCoordinator -root!-> LoginScreen : start
        UnauthenticatedCoordinator -sheet-> ForgotPasswordScreen : forgotPassword
        UnauthenticatedCoordinator -push-> RegistrationCoordinator : registration
        RegistrationCoordinator -root!-> RegistrationScreen : start
        RegistrationCoordinator -push-> PasswordScreen : password(String)
        AuthenticatedCoordinator -tab-> HomeCoordinator : home
        AuthenticatedCoordinator -tab-> TodosCoordinator : todos
        AuthenticatedCoordinator -tab-> ProfileCoordinator : profile
        AuthenticatedCoordinator -tab-> TestbedCoordinator : testbed
        HomeCoordinator -root!-> HomeScreen : start
        TodosCoordinator -root!-> TodosScreen : start
        TodosCoordinator -push-> TodoScreen : todo(UUID)
        TodosCoordinator -sheet-> CreateTodoScreen : createTodo
        ProfileCoordinator -root!-> ProfileScreen : start
        TestbedCoordinator -root!-> TestbedScreen : start
        TestbedCoordinator -push-> TestbedScreen : pushScreen
        TestbedCoordinator -sheet-> TestbedScreen : modalScreen
        TestbedCoordinator -fullScreen-> TestbedScreen : coverScreen
        TestbedCoordinator -push-> TestbedCoordinator : pushCoordinator
        TestbedCoordinator -sheet-> TestbedCoordinator : modalCoordinator
        TestbedCoordinator -fullScreen-> TestbedCoordinator : coverCoordinator
        ForgottenCoordinator -root!-> LostScreen : start
        link todoapp://todo/{id} => TodoScreen : MainCoordinator.authenticated / AuthenticatedCoordinator.todos / TodosCoordinator.todo
        link todoapp://profile => ProfileScreen : MainCoordinator.authenticated / AuthenticatedCoordinator.profile
        """

    static let todoAppMarks: [String: Mark] = [
        "ForgottenCoordinator": Mark(reach: .unreachable, findings: 1),
        "ForgottenScreen": Mark(reach: .unreachable, findings: 1),
        "LostScreen": Mark(reach: .unreachable, findings: 1),
        "TestbedCoordinator": Mark(findings: 2),
    ]

    /// The same app as its source shows it, with who triggers what.
    static let todoAppWithTransitions =
        todoApp + """

            LoginScreen ~root~> AuthenticatedCoordinator : MainCoordinator.authenticated
            ProfileScreen ~root~> UnauthenticatedCoordinator : MainCoordinator.unauthenticated
            LoginScreen ~sheet~> ForgotPasswordScreen : UnauthenticatedCoordinator.forgotPassword
            LoginScreen ~push~> RegistrationCoordinator : UnauthenticatedCoordinator.registration
            RegistrationScreen ~push~> PasswordScreen : RegistrationCoordinator.password
            PasswordScreen ~root~> AuthenticatedCoordinator : MainCoordinator.authenticated
            TodosScreen ~push~> TodoScreen : TodosCoordinator.todo
            HomeScreen ~push~> TodoScreen : TodosCoordinator.todo
            TodosScreen ~sheet~> CreateTodoScreen : TodosCoordinator.createTodo
            TestbedScreen ~push~> TestbedScreen : TestbedCoordinator.pushScreen
            TestbedScreen ~sheet~> TestbedScreen : TestbedCoordinator.modalScreen
            TestbedScreen ~push~> TestbedCoordinator : TestbedCoordinator.pushCoordinator
            TestbedScreen ~popover~> HelpScreen : TestbedCoordinator.help
            TestbedCoordinator -popover-> HelpScreen : help
            TestbedCoordinator -?-> ThemeScreen : theme
            ThemeScreen ~flip~> HelpScreen : TestbedCoordinator.turn
            """

    /// One node of every look.
    static let looks = """
        entry AppCoordinator
        coordinator AppCoordinator view
        coordinator ElsewhereCoordinator
        coordinator LostCoordinator stack
        coordinator OddCoordinator carousel
        AppCoordinator -root!-> WelcomeScreen : welcome
        AppCoordinator -push-> PerhapsScreen : perhaps
        AppCoordinator -push-> ElsewhereCoordinator : elsewhere
        AppCoordinator -push-> OddCoordinator : odd
        LostCoordinator -push-> LostScreen : lost
        screen LinkedScreen
        screen AccountSettingsNotificationPreferencesDetailScreen
        link app://linked => LinkedScreen
        link app://linked/{id} => LinkedScreen
        AppCoordinator -?-> AccountSettingsNotificationPreferencesDetailScreen : accountSettingsNotificationPreferencesDetail
        """

    static let looksMarks: [String: Mark] = [
        "PerhapsScreen": Mark(reach: .unknown), "OddCoordinator": Mark(reach: .unknown, findings: 3),
        "LinkedScreen": Mark(reach: .deepLinkOnly, isDeepLinked: true), "LostCoordinator": Mark(reach: .unreachable),
        "LostScreen": Mark(reach: .unreachable, findings: 2), "WelcomeScreen": Mark(isDeepLinked: true),
    ]

    /// Names that break what is not escaped.
    static let hostileNames = [
        "", " ", "\"", "\\", "trailing\\", "\\N\\G\\l\\L\\E\\T\\H", "two\nlines", "tab\there", "nul\0nul", "bell\u{7}",
        "<script>alert(1)</script>", "]]>", "]", "-->", "&amp;", "&nosuch;", "&#0;", "&", "a&b;c", "%1", "%", "graph",
        "strict",
        "a:b:c", "a->b", "{a|b}", "<b>", "/* x */", "// x", "# x", "javascript:alert(1)", "\u{202E}turned",
        "\u{200F}mark", "\u{2028}", "\u{FFFF}", "\u{E000}", "שלום", "日本語", "👩‍👩‍👧", "e\u{301}", "é", "entry::A",
        "cluster::A", "node-A", "_background", ":", "::", ":41", "A", "nothing:", String(repeating: "x", count: 10_000),
        String(repeating: "x", count: 10_001), String(repeating: "\\", count: 10_000),
        String(repeating: "LongWord", count: 1_250), String(repeating: "&", count: 500),
    ]

    /// A graph in the shape of an app: each coordinator shows screens of its own and leads on to others. In an orderly
    /// one nine of ten screens keep to the routes of their coordinator; else they lead anywhere.
    static func random(nodes count: Int, seed: UInt64, edgesPerNode: Double = 1.5, isOrderly: Bool = true) throws
        -> NavigationGraph
    {
        var random = SplitMix64(state: seed)
        let coordinatorCount = max(1, count / 6)
        let coordinators = (0..<coordinatorCount).map { "Flow\($0)Coordinator" }
        let screens = (0..<max(0, count - coordinatorCount)).map { "Item\($0)DetailScreen" }
        var edges: [Edge] = []
        func add(_ from: String, _ to: String, _ kind: Edge.Kind, _ presentation: Presentation) {
            edges.append(
                Edge(
                    from: from, to: to, kind: kind, name: "route\(edges.count)", presentation: presentation))
        }
        let presentations: [Presentation] = [.push, .push, .push, .sheet, .fullScreen, .popover]
        for (index, coordinator) in coordinators.enumerated().dropFirst() {
            let parent = coordinators[random.below(index)]
            random.below(4) == 0
                ? add(parent, coordinator, .tab, .tab)
                : add(parent, coordinator, .route, presentations[random.below(presentations.count)])
        }
        var declared: [String: [Edge]] = [:]
        var owners: [String: String] = [:]
        for screen in screens {
            let owner = coordinators[random.below(coordinatorCount)]
            add(owner, screen, .route, presentations[random.below(presentations.count)])
            owners[screen] = owner
            declared[owner, default: []].append(edges[edges.count - 1])
        }
        while Double(edges.count) < Double(count) * edgesPerNode, !screens.isEmpty {
            let from = screens[random.below(screens.count)]
            guard let owner = owners[from], let ways = declared[owner] else { continue }
            if isOrderly, random.below(10) < 9 {
                let way = ways[random.below(ways.count)]
                add(from, way.to, .transition, way.presentation ?? .push)
                edges[edges.count - 1].name = "\(owner).\(way.name)"
            } else {
                let to = random.below(5) == 0 ? coordinators : screens
                add(from, to[random.below(to.count)], .transition, presentations[random.below(presentations.count)])
            }
        }
        return try NavigationGraph(
            entries: [coordinators[0]],
            nodes: coordinators.map { Node(id: $0, kind: .coordinator, flow: .stack) }
                + screens.map { Node(id: $0, kind: .screen) },
            edges: edges)
    }
}

/// Steele, Lea and Flood's generator: the same numbers in every process.
struct SplitMix64 {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
