import Testing

/// Links for whose values no destination is declared: that is an error only where nobody else may declare one.
struct UndeclaredDestinationTests {
    private static let pier = """
        import SwiftUI
        @main struct Pier: App { var body: some Scene { WindowGroup { NavigationStack { PierView() } } } }
        """

    @Test func aLinkOfTheAppsOwnNeedsADestination() {
        ScannedApp(
            "a link for which nothing is declared",
            [
                "App.swift": Self.pier + """

                    struct Boat: Hashable, Comparable { static func < (l: Boat, r: Boat) -> Bool { false } }
                    struct PierView: View { var body: some View { NavigationLink("Boat", value: Boat()) } }
                    """
            ],
            has: [#"unresolved "NavigationLink(value:)" : "no destination is declared for its type" [from=PierView]"#]
        )
        .check()
    }

    /// A library that asks for a kind of values may declare where they lead, and shows the views that it asks for.
    @Test func aLibraryMayDeclareTheDestination() {
        ScannedApp(
            "links with values of a library's kind",
            [
                "App.swift": Self.pier + """

                    enum Deck: Mooring {
                        case bow, stern
                        func view(mate: Mate<Deck>) -> some View { NavigationLink("Stern", value: Self.stern) }
                    }
                    struct PierView: View {
                        @StateObject var mate = Mate<Deck>()
                        var body: some View { NavigationLink("Bow", value: Deck.bow).moored(by: mate) }
                    }
                    """
            ],
            has: [
                #"unresolved "NavigationLink(value:)" : "no destination is declared for what it is given" [from=PierView]"#
            ],
            hasNot: ["for its type"]
        )
        .check()
    }

    @Test func codeThatNobodyWasSeenToShowMayStandInAnyStack() {
        ScannedApp(
            "links in views that a library asks for",
            [
                "App.swift": Self.pier + """

                    struct Rope: Hashable {}
                    enum Deck: Mooring {
                        case bow, stern
                        func view(mate: Mate<Deck>) -> some View {
                            VStack {
                                NavigationLink("Rope", value: Rope())
                                Button("Stern") { mate.navigate(to: .stern) }
                            }
                        }
                    }
                    struct PierView: View {
                        @StateObject var mate = Mate<Deck>()
                        var body: some View { Button("Bow") { mate.moor(.bow) }.moored(by: mate) }
                    }
                    """
            ],
            has: [#"unresolved "NavigationLink(value:)" : "no destination is declared for what it is given""#],
            hasNot: ["for its type"]
        )
        .check()
    }

    /// A link in a list sets its selection, also where nobody sees who keeps that.
    @Test func aLinkMaySetASelection() {
        ScannedApp(
            "a list whose selection a library keeps",
            [
                "App.swift": Self.pier + """

                    struct Boat: Hashable, Identifiable { var id: Int }
                    struct PierView: View {
                        @Environment(\\.harbour) var harbour
                        let boats: [Boat]
                        var body: some View {
                            List(boats, selection: harbour.chosen(as: Boat.self)) { NavigationLink("Boat", value: $0) }
                        }
                    }
                    """
            ],
            has: [
                #"unresolved "NavigationLink(value:)" : "no destination is declared for what it is given" [from=PierView]"#
            ],
            hasNot: ["for its type"]
        )
        .check()
    }
}
