import NavAtlasModel

/// A cycle in which every round puts more on the stack.
enum GrowingCycleRule: Rule {
    static let id = "growing-cycle"
    static let title = "A cycle makes the navigation stack grow without end"
    static let severity = Severity.warning
    static let rationale = """
        Every step of the cycle pushes or presents a screen, or shows what a coordinator contains. No step switches \
        a root or a tab, or resets the stack. Each round adds screens: memory grows, and the way back gets longer. \
        If NavAtlas read the call sites, only transitions count as steps; otherwise every declared route counts. \
        Screens that all lead to one another are one finding, which names the shortest cycle.
        """
    static let remedy = """
        Return to the screen that is already on the stack (pop, focus or dismiss), or switch a root, instead of \
        showing the screen again. Ignore the finding if the cycle is intended, as in a file browser.
        """
    static let examples = RuleExamples(
        swift: SwiftExamples(
            triggering: """
                import SwiftUI

                @main struct ShopApp: App {
                    var body: some Scene { WindowGroup { NavigationStack { ItemScreen() } } }
                }

                struct ItemScreen: View {
                    var body: some View { NavigationLink("Maker") { MakerScreen() } }
                }

                struct MakerScreen: View {
                    var body: some View { NavigationLink("Its item") { ItemScreen() } }
                }
                """,
            passing: #"""
                import SwiftUI

                @main struct ShopApp: App {
                    var body: some Scene { WindowGroup { NavigationStack { ItemScreen() } } }
                }

                struct ItemScreen: View {
                    var body: some View { NavigationLink("Maker") { MakerScreen() } }
                }

                struct MakerScreen: View {
                    @Environment(\.dismiss) var dismiss
                    var body: some View { Button("Its item") { dismiss() } }
                }
                """#),
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
            """
            entry ShopCoordinator
            ShopCoordinator -root!-> ProductScreen : start [source]
            ShopCoordinator -push-> SellerScreen : seller [source]
            ShopCoordinator -push-> ProductScreen : product [source]
            ProductScreen ~push~> SellerScreen : ShopCoordinator.seller [source]
            SellerScreen ~push~> ProductScreen : ShopCoordinator.product [replaces source]
            """,
            """
            entry MainScreen
            screen MainScreen
            MainScreen -sheet-> CodeScreen : code [source]
            MainScreen -sheet-> PhonesScreen : phones [source]
            CodeScreen ~sheet~> PhonesScreen : MainScreen.phones [source]
            PhonesScreen ~sheet~> CodeScreen : MainScreen.code [source]
            """,
            """
            entry LetterFlow
            entry EditorFlow
            LetterFlow -root!-> LetterScreen : start [source]
            LetterFlow -push-> EditorScreen : edit [source]
            EditorFlow -root!-> EditorScreen : start [source]
            EditorFlow -push-> LetterScreen : read [source]
            LetterScreen ~push~> EditorScreen : LetterFlow.edit [source]
            EditorScreen ~push~> LetterScreen : EditorFlow.read [source]
            """,
            """
            entry MainScreen
            screen MainScreen
            MainScreen -push-> DayScreen : day [source]
            DayScreen -push-> NoteScreen : note [source]
            DayScreen ~push~> NoteScreen : DayScreen.note [source]
            NoteScreen ~push~> DayScreen : MainScreen.day [source]
            remark "shown-once" : MainScreen.day
            """,
            """
            entry StepScreen
            StepScreen ~push~> StepScreen : NavigationLink [source]
            remark "bounded-steps" : StepScreen
            """,
            """
            entry MainScreen
            coordinator Frame stack
            MainScreen -root!-> Frame : frame [source]
            WizardScreen -root!-> Frame : frame [source]
            Frame -root!-> HomeScreen : root [source]
            Frame -root!-> StartScreen : root [source]
            Frame -sheet-> WizardScreen : wizard [source]
            HomeScreen ~sheet~> WizardScreen : Frame.wizard [source]
            """,
            """
            entry GroupScreen
            GroupScreen -root!-> HintScreen : hints [source]
            SearchScreen -root!-> HintScreen : hints [source]
            GroupScreen ~push~> SearchScreen : search [source]
            HintScreen ~push~> SearchScreen : GroupScreen.search [source]
            remark "bounded-steps" : HintScreen "SearchScreen"
            """,
        ])

    static func findings(in analysis: Analysis) -> [Finding] {
        let declared = analysis.graph.declaredSteps
        let remarks = Dictionary(grouping: analysis.graph.remarks, by: \.kind)
        let shownOnce = Set((remarks[.shownOnce] ?? []).map(\.subject))
        let bounded = Set(
            (remarks[.boundedSteps] ?? []).map {
                BoundedStep(from: $0.subject, to: $0.detail.isEmpty ? $0.subject : $0.detail)
            })
        let growing = analysis.cycles.filter { cycle in
            cycle.kind != .switching && !analysis.graph.replacesWhatIsShown(in: cycle, shownOnce: shownOnce)
                && !cycle.edges.contains { bounded.contains(BoundedStep(from: $0.from, to: $0.to)) }
                && !analysis.graph.changesHands(in: cycle, declared: declared)
                && !analysis.graph.standsForSeveral(among: cycle)
                && cycle.members.first.map(analysis.reachability(of:)) != .unreachable
        }
        guard !growing.isEmpty else { return [] }
        let components = analysis.growingComponents
        func component(_ cycle: Cycle) -> Int32? {
            cycle.members.first.flatMap(analysis.index.node).map { components.labels[Int($0)] }
        }
        let sizes = components.labels.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return Dictionary(grouping: growing, by: component).compactMap { label, cycles in
            guard let cycle = cycles.min(by: isPlainer) else { return nil }
            let others = (label.flatMap { sizes[$0] } ?? 0) - cycle.members.count
            return finding(
                cycle.subject, message(for: cycle, others: others), at: cycle.edges.flatMap(\.locations),
                evidence: cycle.edges.map(Finding.evidence))
        }
    }

    /// Of the ways round one group of screens, the one to tell about: that of one screen tells least, else the shortest.
    private static func isPlainer(_ left: Cycle, _ right: Cycle) -> Bool {
        if left.kind != right.kind { return right.kind == .selfPresenting }
        return (left.members.count, left.subject) < (right.members.count, right.subject)
    }

    private static func message(for cycle: Cycle, others: Int) -> String {
        let first = cycle.members.first ?? ""
        if cycle.kind == .selfPresenting { return "\(first) can be shown on top of itself again and again" }
        let isShort = cycle.members.count <= 8
        let way = isShort ? "\(cycle.subject) -> \(first)" : "the \(cycle.members.count) steps from \(first) back to it"
        let more = others > 0 ? ", and of cycles through \(others) more" : ""
        return "the stack grows with each round of \(way)\(more)"
    }
}

/// A step that no object takes twice.
private struct BoundedStep: Hashable {
    let from: String
    let to: String
}
