import Testing

/// A text of the link of which an enum is made is known where code asks for it again.
struct ToldLinkTextTests {
    @Test(arguments: [
        """
        switch host {
        case "barn": path.append(.hen)
        case "field": path.append(.gate)
        default: break
        }
        """,
        """
        switch (host, url.query) {
        case ("barn", _): path.append(.hen)
        case ("field", _): path.append(.gate)
        default: break
        }
        """,
        "if host == \"barn\" { path.append(.hen) } else { path.append(.gate) }",
    ])
    func whatAnEnumIsMadeOfIsAskedForOnce(_ asking: String) {
        ScannedApp(
            asking,
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                enum Page: String { case barn, field }
                enum Step: Hashable { case hen, gate }
                @Observable final class Guide {
                    var page = Page.barn
                    var path: [Step] = []
                    func follow(_ url: URL) {
                        guard let host = url.host(), let page = Page(rawValue: host) else { return }
                        self.page = page
                        \(asking)
                    }
                }
                struct Yard: View {
                    @State var guide = Guide()
                    var body: some View {
                        NavigationStack(path: $guide.path) {
                            TabView(selection: $guide.page) { BarnView().tag(Page.barn); FieldView().tag(Page.field) }
                                .navigationDestination(for: Step.self) { step in
                                    switch step {
                                    case .hen: HenView()
                                    case .gate: GateView()
                                    }
                                }
                        }
                        .onOpenURL { guide.follow($0) }
                    }
                }
                struct BarnView: View { var body: some View { Text("b") } }
                struct FieldView: View { var body: some View { Text("f") } }
                struct HenView: View { var body: some View { Text("h") } }
                struct GateView: View { var body: some View { Text("g") } }
                """
            ],
            has: ["link barn => HenView : Yard.barn / Yard.hen", "link field => GateView : Yard.field / Yard.gate"],
            hasNot: ["barn/field", "field/barn", "link barn => GateView", "link field => HenView", "unresolved"]
        )
        .check()
    }
}
