import Testing

/// Views of an app's own that are filled by what they are given: `Theme { … }`.
struct WrapperTests {
    private static let theme = """
        struct Theme<Content: View>: View {
            @State private var isHelpShown = false
            @ViewBuilder let content: () -> Content
            var body: some View {
                ZStack { content() }
                    .padding()
                    .sheet(isPresented: $isHelpShown) { HelpView() }
                    .onLongPressGesture { isHelpShown = true }
            }
        }
        struct HelpView: View { var body: some View { Text("h") } }
        """
    private static let account = """
        final class Account: ObservableObject { @Published var isOpen = false }
        struct DoorView: View {
            @ObservedObject var account: Account
            var body: some View { Button("i") { account.isOpen = true } }
        }
        struct HallView: View {
            @ObservedObject var account: Account
            var body: some View { Button("o") { account.isOpen = false } }
        }
        """

    static let apps = [
        ScannedApp(
            "a view chooses its roots in a wrapper",
            [
                "App.swift": """
                import SwiftUI
                \(theme)
                \(account)
                @main struct House: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    @StateObject private var account = Account()
                    var body: some View {
                        Theme { if account.isOpen { HallView(account: account) } else { DoorView(account: account) } }
                    }
                }
                """
            ],
            has: [
                "RootView -root!-> DoorView : doorView", "RootView -root-> HallView : hallView",
                "DoorView ~root~> HallView : RootView.hallView", "HallView ~root~> DoorView : RootView.doorView",
                "RootView ~sheet~> HelpView : RootView.isHelpShown",
            ]),
        ScannedApp(
            "what one branch in a wrapper holds is no part of another",
            [
                "App.swift": """
                import SwiftUI
                \(theme)
                \(account)
                @main struct House: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    @StateObject private var account = Account()
                    var body: some View {
                        Theme {
                            if account.isOpen {
                                NavigationStack { HallView(account: account) }
                            } else {
                                DoorView(account: account)
                            }
                        }
                    }
                }
                """
            ],
            has: ["RootView -root!-> HallView : root", "RootView -root!-> DoorView : doorView"],
            hasNot: ["DoorView -root"]),
        ScannedApp(
            "a row that holds what it is given among other things is no wrapper",
            [
                "App.swift": """
                import SwiftUI
                @main struct House: App { var body: some Scene { WindowGroup { RootView() } } }
                struct Row<Content: View>: View {
                    @ViewBuilder let content: () -> Content
                    var body: some View { HStack { Text("r"); content() } }
                }
                struct RootView: View {
                    @State private var isOn = false
                    var body: some View { Row { if isOn { OnBadge() } else { OffBadge() } } }
                }
                struct OnBadge: View { var body: some View { Text("1") } }
                struct OffBadge: View { var body: some View { Text("0") } }
                """
            ],
            has: ["screen RootView"], hasNot: ["-root"]),
        ScannedApp(
            "a view that shows a model beside what it is given is a screen, one that shows nothing else is not",
            [
                "App.swift": """
                import SwiftUI
                final class Horse: ObservableObject {}
                @main struct Farm: App { var body: some Scene { WindowGroup { YardView() } } }
                struct YardView: View {
                    @StateObject private var horse = Horse()
                    @State private var showsStall = false
                    @State private var showsField = false
                    var body: some View {
                        Button("") { showsStall = true; showsField = true }
                            .sheet(isPresented: $showsStall) { StallView(horse: horse) { Footer() } }
                            .sheet(isPresented: $showsField) { Fence(horse: horse) { FieldView(horse: horse) } }
                    }
                }
                struct StallView<Bottom: View>: View {
                    let horse: Horse
                    @ViewBuilder let bottom: () -> Bottom
                    var body: some View { VStack { HayView(horse: horse).padding(); bottom() } }
                }
                struct Fence<Content: View>: View {
                    let horse: Horse
                    @ViewBuilder let content: () -> Content
                    var body: some View { ZStack { content(); NameLabel(horse: horse) } }
                }
                struct HayView: View { let horse: Horse; var body: some View { Text("h") } }
                struct NameLabel: View { let horse: Horse; var body: some View { Text("n") } }
                struct FieldView: View { let horse: Horse; var body: some View { Text("f") } }
                struct Footer: View { var body: some View { Text("b") } }
                """
            ],
            has: [
                "YardView ~sheet~> StallView : YardView.showsStall",
                "YardView ~sheet~> FieldView : YardView.showsField",
            ], hasNot: ["Footer", "Fence", "HayView"]),
    ]

    @Test(arguments: apps) func isReadAsWritten(_ app: ScannedApp) { app.check() }

    /// A list of one view is that view; a list of rows for data is a screen of its own.
    @Test func aLayoutAroundOneViewIsThatView() {
        ScannedApp(
            "sheets in layouts",
            [
                "App.swift": """
                import SwiftUI
                @main struct Barn: App { var body: some Scene { WindowGroup { StallView() } } }
                struct StallView: View {
                    @State private var showsFeed = false
                    @State private var showsTools = false
                    @State private var showsHorses = false
                    let horses = ["a", "b"]
                    var body: some View {
                        Button("") { showsFeed = true; showsTools = true; showsHorses = true }
                            .sheet(isPresented: $showsFeed) {
                                NavigationStack { List { FeedView() }.navigationTitle("Feed") }
                            }
                            .sheet(isPresented: $showsTools) { Form { ToolView() } }
                            .sheet(isPresented: $showsHorses) { List(horses, id: \\.self) { HorseRow(name: $0) } }
                    }
                }
                struct FeedView: View { var body: some View { Section { Text("f") } } }
                struct ToolView: View { var body: some View { Text("t") } }
                struct HorseRow: View { let name: String; var body: some View { Text(name) } }
                """
            ],
            has: [
                "StallView ~sheet~> FeedView : StallView.showsFeed",
                "StallView ~sheet~> ToolView : StallView.showsTools",
                "StallView ~sheet~> inline:List#StallView.showsHorses : StallView.showsHorses",
            ], hasNot: ["HorseRow", "unresolved"]
        ).check()
    }

    /// A wrapper around one of the screens that a view chooses among, within a layout.
    @Test func whatAWrapperDoesIsDoneByTheScreenInIt() {
        ScannedApp(
            "a frame with a way back",
            [
                "Trail.swift": """
                import SwiftUI
                @main struct Trail: App { var body: some Scene { WindowGroup { TrailView() } } }
                enum Stop { case gate, hill, lake }
                struct TrailView: View {
                    @State private var stop = Stop.gate
                    var body: some View { ZStack { shown.animation(.default, value: stop) } }
                    @ViewBuilder private var shown: some View {
                        switch stop {
                        case .gate: GateView(on: { go(to: .hill) })
                        case .hill: StopFrame(back: { go(to: .gate) }) { HillView(on: { go(to: .lake) }) }
                        case .lake: LakeView(back: { go(to: .hill) })
                        }
                    }
                    private func go(to next: Stop) { stop = next }
                }
                struct StopFrame<Content: View>: View {
                    var back: () -> Void
                    @ViewBuilder let content: () -> Content
                    var body: some View { ZStack { content(); Button("back", action: back) } }
                }
                struct GateView: View { let on: () -> Void; var body: some View { Button("on", action: on) } }
                struct HillView: View { let on: () -> Void; var body: some View { Button("on", action: on) } }
                struct LakeView: View { let back: () -> Void; var body: some View { Button("back", action: back) } }
                """
            ],
            has: [
                "GateView ~root~> HillView : TrailView.hill", "HillView ~root~> LakeView : TrailView.lake",
                "HillView ~root~> GateView : TrailView.gate", "LakeView ~root~> HillView : TrailView.hill",
            ],
            hasNot: ["TrailView ~"]
        ).check()
    }

    /// A view may draw others beside the one that it is given.
    @Test(arguments: ["if isSunny { content } else { ProgressView() }", "if isSunny { content }"])
    func whatStandsBesideTheContentIsPartOfTheScreen(_ content: String) {
        ScannedApp(
            content,
            [
                "App.swift": """
                import SwiftUI
                @main struct Walk: App { var body: some Scene { WindowGroup { TrailView() } } }
                struct TrailView: View {
                    @State private var isOn = false
                    var body: some View {
                        if isOn { Sky(content: LakeView()) } else { StartView { isOn = true } }
                    }
                }
                struct Sky<Content: View>: View {
                    let content: Content
                    let isSunny = Weather.isSunny
                    var body: some View {
                        GeometryReader { _ in
                            ZStack {
                                \(content)
                                Cloud()
                            }
                        }
                    }
                }
                struct Cloud: View {
                    @State private var isRaining = false
                    var body: some View { Button("r") { isRaining = true }.sheet(isPresented: $isRaining) { CoatView() } }
                }
                struct StartView: View { let on: () -> Void; var body: some View { Button("on", action: on) } }
                struct LakeView: View { var body: some View { Text("l") } }
                struct CoatView: View { var body: some View { Text("c") } }
                """
            ], has: ["LakeView ~sheet~> CoatView : LakeView.isRaining"], hasNot: ["unresolved", "Cloud", "Sky"]
        ).check()
    }

    /// A wrapper is no screen: what it holds is not done by all who use the wrapper, nor what is modified with it.
    @Test(arguments: ["content", "ZStack { content; Color.black }"])
    func aModifiedWrapperIsNoScreen(body: String) {
        ScannedApp(
            body,
            [
                "App.swift": """
                import SwiftUI
                @main struct Mine: App { var body: some Scene { WindowGroup { TabView { ShaftView(); LiftView() } } } }
                struct Lamp<Lit: View>: View { let lit: () -> Lit; var body: some View { ZStack { lit(); Text("on") } } }
                struct Dust: ViewModifier { func body(content: Content) -> some View { \(body) } }
                extension View { func lamp() -> some View { Lamp(lit: { self }) } }
                struct ShaftView: View {
                    var body: some View { NavigationView { VStack { Cart(); Text("s") }.lamp().modifier(Dust()) } }
                }
                struct LiftView: View { var body: some View { VStack { Text("l") }.lamp() } }
                struct Cart: View { var body: some View { NavigationLink(destination: OreView()) { Text("o") } } }
                struct OreView: View { var body: some View { Text("ore") } }
                """
            ],
            has: ["ShaftView ~push~> OreView : NavigationLink"], hasNot: ["LiftView ~push~>", "Lamp ~push~>"]
        ).check()
    }

    /// What a modifier does to a picture that several screens draw is done by the screen, not by all that draw it.
    @Test func aModifiedPictureIsNoScreen() {
        let screen = { (name: String, action: String) in
            """
            struct \(name): View {
                @State private var isOpen = false
                var body: some View {
                    NavigationStack { ZStack { Portrait().pressed { \(action) }; Text("t") } }
                        .sheet(isPresented: $isOpen) { AlbumView() }
                }
            }
            """
        }
        ScannedApp(
            "a portrait that opens an album",
            [
                "App.swift": """
                import SwiftUI
                @main struct Home: App {
                    var body: some Scene { WindowGroup { TabView { HallView(); AtticView(); CellarView() } } }
                }
                struct Press: ViewModifier {
                    let action: () -> Void
                    func body(content: Content) -> some View { Button(action: action, label: { content }) }
                }
                extension View { func pressed(_ action: @escaping () -> Void) -> some View { modifier(Press(action: action)) } }
                struct Portrait: View { var body: some View { Image("p") } }
                \(screen("HallView", "isOpen = true"))
                \(screen("AtticView", "print(1)"))
                \(screen("CellarView", "print(2)"))
                struct AlbumView: View { var body: some View { Text("a") } }
                """
            ],
            has: ["HallView ~sheet~> AlbumView : HallView.isOpen"],
            hasNot: ["AtticView ~sheet~>", "CellarView ~sheet~>"]
        ).check()
    }
}
