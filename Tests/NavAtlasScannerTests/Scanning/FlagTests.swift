import NavAtlasModel
import NavAtlasScanner
import Testing

/// Flags that show a screen over another.
struct FlagTests {
    private static func hut(_ state: String, _ modifiers: String, more: String = "") -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Hut: App { var body: some Scene { WindowGroup { StoveView() } } }
            struct StoveView: View {
                \(state)
                var body: some View { NavigationStack { Button("lid") { isOpen.toggle() } }\(modifiers) }
            }
            \(more)
            """
        ]
    }

    /// A screen that switches off the flag that shows it goes away.
    @Test(arguments: ["isOpen.toggle()", "isOpen = false", "self.isOpen.toggle()"])
    func aSheetTakesItselfAway(_ closing: String) {
        ScannedApp(
            closing,
            Self.hut(
                "@State private var isOpen = false", ".sheet(isPresented: $isOpen) { LidView(isOpen: $isOpen) }",
                more: """
                    struct LidView: View {
                        @Binding var isOpen: Bool
                        var body: some View { Button("shut") { \(closing) } }
                    }
                    """),
            has: ["StoveView ~sheet~> LidView : StoveView.isOpen"], hasNot: ["LidView ~sheet~>", "unresolved"]
        ).check()
    }

    /// A screen may open another one of its own kind.
    @Test func aScreenShowsItsOwnKind() {
        ScannedApp(
            "a folder in a folder",
            Self.hut(
                "@State private var isOpen = false", ".sheet(isPresented: $isOpen) { BoxView() }",
                more: """
                    struct BoxView: View {
                        @State private var isDeeper = false
                        var body: some View {
                            Button("in") { isDeeper.toggle() }.sheet(isPresented: $isDeeper) { BoxView() }
                        }
                    }
                    """),
            has: ["BoxView ~sheet~> BoxView : BoxView.isDeeper", "StoveView ~sheet~> BoxView : StoveView.isOpen"]
        ).check()
    }

    /// What is switched on from the beginning is shown by the screen itself, whoever switches it off.
    @Test(arguments: ["@State private var isNew = true", "@AppStorage(\"new\") private var isNew: Bool = true"])
    func aFlagThatBeginsOnShowsItsScreenAtOnce(_ state: String) {
        for closing in ["isNew = false", "print(isNew)"] {
            ScannedApp(
                state,
                Self.hut(
                    "@State private var isOpen = false; \(state)",
                    ".fullScreenCover(isPresented: $isNew) { HelloView(isNew: $isNew) }",
                    more: """
                        struct HelloView: View {
                            @Binding var isNew: Bool
                            var body: some View { Button("go") { \(closing) } }
                        }
                        """),
                has: ["StoveView ~fullScreen~> HelloView : StoveView.isNew"], hasNot: ["HelloView ~", "unresolved"]
            ).check()
        }
    }

    /// A flag that never changes shows its screen for good, or never.
    @Test(arguments: [true, false])
    func aConstantFlagShowsItsScreenOrDoesNot(_ isOn: Bool) {
        let shown = "StoveView ~sheet~> NoteView"
        ScannedApp(
            "constant",
            Self.hut(
                "@State private var isOpen = false", ".sheet(isPresented: .constant(\(isOn))) { NoteView() }",
                more: "struct NoteView: View { var body: some View { Text(\"n\") } }"),
            has: isOn ? [shown + " : StoveView.isPresented"] : [],
            hasNot: ["unresolved"] + (isOn ? [] : [shown])
        ).check()
    }

    /// What an animation is asked for is part of the view.
    @Test func whatIsAnimatedIsShown() {
        ScannedApp(
            "an animation in a body",
            [
                "App.swift": """
                import SwiftUI
                @main struct Hut: App { var body: some Scene { WindowGroup { StoveView() } } }
                struct StoveView: View {
                    var body: some View { NavigationStack { VStack { Text("s"); withAnimation { EmberView() } } } }
                }
                struct EmberView: View {
                    var body: some View { NavigationLink("ash") { AshView() } }
                }
                struct AshView: View { var body: some View { Text("a") } }
                """
            ],
            has: ["StoveView ~push~> AshView : NavigationLink"], hasNot: ["screen EmberView"]
        ).check()
    }

    /// A sheet that is only there because a coordinator of all kinds must have one leads nowhere, and hides nothing.
    @Test func anEmptySheetIsNoWay() {
        ScannedApp(
            "a sheet of nothing",
            [
                "App.swift": """
                import SwiftUI
                @main struct Hut: App { var body: some Scene { WindowGroup { StoveView() } } }
                enum Extra: Identifiable { case none; var id: Self { self } }
                final class Warden: ObservableObject {
                    @Published var extra: Extra?
                    @Published var note: String?
                    func show(_ extra: Extra) { self.extra = extra }
                    @ViewBuilder func build(_ extra: Extra) -> some View {
                        switch extra {
                        case .none: EmptyView()
                        }
                    }
                }
                struct StoveView: View {
                    @StateObject private var warden = Warden()
                    var body: some View {
                        NavigationStack { Text("s") }
                            .sheet(item: $warden.extra) { warden.build($0) }
                            .sheet(item: $warden.note) { NoteView(text: $0) }
                    }
                }
                struct NoteView: View { let text: String; var body: some View { Text(text) } }
                """
            ],
            has: [
                "StoveView -sheet-> NoteView : note",
                #"unresolved sheet : "no code that sets its state was found" [from=StoveView candidate=NoteView]"#,
            ],
            hasNot: [#"not found" [from=StoveView]"#]
        ).check()
    }

    /// A screen that is seen only while a flag shows the sheet around it shows nothing by setting that flag.
    @Test(arguments: [true, false]) func whatAFlagShowsIsThere(_ isElsewhere: Bool) {
        ScannedApp(
            "a flag set inside what it shows",
            [
                "App.swift": """
                import SwiftUI
                @main struct Hut: App { var body: some Scene { WindowGroup { StoveView() } } }
                @Observable final class Fire { var isLit = false; func light() { isLit = true } }
                struct StoveView: View {
                    @State private var fire = Fire()
                    var body: some View {
                        NavigationStack {
                            Button("l") { fire.light() }
                                .sheet(isPresented: $fire.isLit) { FlameView(fire: fire) }
                            \(isElsewhere ? #"NavigationLink("s") { SparkView(fire: fire) }"# : "")
                        }
                    }
                }
                struct FlameView: View {
                    let fire: Fire
                    var body: some View { NavigationStack { NavigationLink("s") { SparkView(fire: fire) } } }
                }
                struct SparkView: View { let fire: Fire; var body: some View { Button("l") { fire.light() } } }
                """
            ],
            has: ["StoveView ~sheet~> FlameView : StoveView.isLit", "FlameView ~push~> SparkView : NavigationLink"]
                + (isElsewhere ? ["SparkView ~sheet~> FlameView : StoveView.isLit"] : []),
            hasNot: isElsewhere ? [] : ["SparkView ~sheet~>"]
        ).check()
    }

    /// A flag that an initializer sets first, and that a screen turns around which it shows.
    @Test func aFlagOfAnInitializerIsTurnedAround() {
        ScannedApp(
            "a flag without a first value",
            [
                "App.swift": """
                import SwiftUI
                @main struct Hut: App { var body: some Scene { WindowGroup { StoveView() } } }
                final class Fire: ObservableObject {
                    @Published var isLit: Bool
                    init() { isLit = false }
                }
                struct StoveView: View {
                    @StateObject private var fire = Fire()
                    var body: some View {
                        Button("l") { fire.isLit.toggle() }.sheet(isPresented: $fire.isLit) { FlameView(fire: fire) }
                    }
                }
                struct FlameView: View {
                    @ObservedObject var fire: Fire
                    var body: some View { Button("p") { fire.isLit.toggle() } }
                }
                """
            ],
            has: ["StoveView ~sheet~> FlameView : StoveView.isLit"], hasNot: ["FlameView ~sheet~>"]
        ).check()
    }

    /// What is shown until a flag is set is there from the beginning, and goes as the flag is set.
    @Test(arguments: ["false", "UserDefaults.standard.bool(forKey: \"isLit\")"])
    func aCoverIsThereUntilAFlagIsSet(first: String) {
        let files = Self.hut(
            "@State private var isOpen = false\n@State private var isLit = \(first)",
            ".fullScreenCover(isPresented: Binding(get: { !isLit }, set: { isLit = !$0 })) { FireView { isLit = true } }",
            more: """
                struct FireView: View {
                    let light: () -> Void
                    var body: some View { Button("light", action: light) }
                }
                """)
        ScannedApp(first, files, has: ["StoveView ~fullScreen~> FireView : StoveView.isLit"], hasNot: ["unresolved"])
            .check()
        let remarks = NavAtlasScanner.Scanner().graphOrIssue(of: files).remarks
        #expect(remarks.contains { $0.kind == .dismissal && $0.subject == "FireView" })
    }

    @Test func aCoverThatAFlagBeginsWithout() {
        ScannedApp(
            "a flag that begins switched on",
            Self.hut(
                "@State private var isOpen = false\n@State private var isLit = true",
                ".fullScreenCover(isPresented: Binding(get: { !isLit }, set: { isLit = !$0 })) { FireView() }",
                more: "struct FireView: View { var body: some View { Text(\"light\") } }"),
            has: ["StoveView -fullScreen-> FireView : isLit"], hasNot: ["~fullScreen~>"]
        ).check()
    }

    /// `isPresented: isWide ? $showsPanel : $showsPage`: whichever is set shows it.
    @Test func eitherOfTwoFlagsShowsASheet() {
        ScannedApp(
            "either of two flags",
            [
                "App.swift": """
                import SwiftUI
                @main struct Atlas: App { var body: some Scene { WindowGroup { MapView() } } }
                struct MapView: View {
                    @State private var isWide = false
                    @State private var showsPanel = false
                    @State private var showsPage = false
                    var body: some View {
                        VStack { Button("a") { showsPanel = true }; Button("b") { showsPage = true } }
                            .task { isWide = await measure() }
                            .sheet(isPresented: isWide ? $showsPanel : $showsPage) { LegendView() }
                    }
                }
                struct LegendView: View { var body: some View { Text("l") } }
                """
            ],
            has: [
                "MapView -sheet-> LegendView : showsPanel", "MapView -sheet-> LegendView : showsPage",
                "MapView ~sheet~> LegendView : MapView.showsPanel", "MapView ~sheet~> LegendView : MapView.showsPage",
            ], hasNot: ["unresolved"]
        ).check()
    }
}
