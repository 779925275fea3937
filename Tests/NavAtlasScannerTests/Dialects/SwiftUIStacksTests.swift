import Testing

@testable import NavAtlasScanner

/// What a view draws itself in its stack, beside the screens that it shows there.
struct SwiftUIStacksTests {
    @Test(arguments: cases)
    func leads(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    private static let app = """
        import SwiftUI
        @main struct Aviary: App {
            var body: some Scene { WindowGroup { TabView { NestsView().tabItem { Text("nests") } } } }
        }
        struct NestView: View { let number: Int; var body: some View { Text("nest") } }
        """

    private static let row = """
        struct NestRow: View {
            let number: Int
            var body: some View { NavigationLink(value: number) { Text("open") } }
        }
        """

    static let cases = [
        ScannedSource(
            "a list with links whose header is empty is a root as others are",
            """
            import SwiftUI
            @main struct Aviary: App { var body: some Scene { WindowGroup { DoorView() } } }
            struct DoorView: View {
                @State private var isOpen = false
                var body: some View { Button("in") { isOpen = true }.sheet(isPresented: $isOpen) { HallView() } }
            }
            struct HallView: View {
                @State private var shown = 1
                var body: some View {
                    NavigationStack {
                        if shown == 1 { OwlsView() } else { ListView(header: { EmptyView() }, numbers: [3]) }
                    }
                }
            }
            struct OwlsView: View { var body: some View { NavigationLink("a", destination: NestView(number: 1)) } }
            struct ListView<Header: View>: View {
                @ViewBuilder var header: () -> Header
                let numbers: [Int]
                var body: some View {
                    List {
                        header()
                        NavigationLink("a", destination: NestView(number: 2))
                    }
                }
            }
            struct NestView: View { let number: Int; var body: some View { Text("nest") } }
            """,
            gives: """
                DoorView -sheet-> HallView : isOpen
                DoorView ~sheet~> HallView : DoorView.isOpen
                HallView -root-> ListView : root
                HallView -root!-> OwlsView : root
                ListView ~push~> NestView : NavigationLink
                OwlsView ~push~> NestView : NavigationLink
                """),
        ScannedSource(
            "a view that only draws, beside rows, is a part of the screen with the rows",
            """
            \(app)
            \(row)
            struct NestsView: View {
                @State private var numbers: [Int] = []
                var body: some View {
                    NavigationStack {
                        VStack { content }.navigationDestination(for: Int.self) { NestView(number: $0) }
                    }
                }
                private var content: some View {
                    Group {
                        if numbers.isEmpty { NoNestsView(add: { numbers.append(1) }) } else {
                            ScrollView { ForEach(numbers, id: \\.self) { NestRow(number: $0) } }
                        }
                    }
                }
            }
            struct NoNestsView: View {
                let add: () -> Void
                var body: some View { VStack { Text("none"); PlusView(); Button("add", action: add) } }
            }
            struct PlusView: View { var body: some View { Image(systemName: "plus") } }
            """,
            gives: """
                Aviary -tab-> NestsView : nests
                NestsView -push-> NestView : Int
                NestsView ~push~> NestView : NestsView.Int
                """),
        ScannedSource(
            "a view with a state of its own is a root, and the rows beside it lead on",
            """
            \(app)
            \(row)
            struct NestsView: View {
                @State private var isKeeper = false
                var body: some View {
                    NavigationStack {
                        Group {
                            if isKeeper { List { NestRow(number: 1) } } else { KeeperView(isKeeper: $isKeeper) }
                        }
                        .navigationDestination(for: Int.self) { NestView(number: $0) }
                    }
                }
            }
            struct KeeperView: View {
                @Binding var isKeeper: Bool
                @State private var name = ""
                var body: some View { TextField("name", text: $name); Button("enter") { isKeeper = true } }
            }
            """,
            gives: """
                Aviary -tab-> NestsView : nests
                NestsView -push-> NestView : Int
                NestsView -root!-> KeeperView : root
                NestsView ~push~> NestView : NestsView.Int
                """),
        ScannedSource(
            "views above one another are parts of one screen, in a stack or in a branch of it",
            """
            \(app)
            final class Eggs: ObservableObject {
                @Published var names: [String]?
                @Published var isLost = false
            }
            struct NestsView: View {
                @StateObject private var eggs = Eggs()
                @State private var isRinging = false
                var body: some View {
                    NavigationStack {
                        Group {
                            if eggs.isLost { LostView(eggs: eggs) } else if let names = eggs.names {
                                HeadView(isRinging: $isRinging)
                                ShellView(names: names)
                            } else {
                                HeadView(isRinging: $isRinging)
                                Spacer()
                            }
                        }
                    }
                    .sheet(isPresented: $isRinging) { RingsView() }
                }
            }
            struct RingsView: View {
                @State private var shown = 0
                var body: some View { NavigationStack { HeadView(isRinging: .constant(true)); content } }
                private var content: some View { ShellView(names: []) }
            }
            struct HeadView: View {
                @Binding var isRinging: Bool
                var body: some View { Button("ring") { isRinging = true } }
            }
            struct ShellView: View {
                let names: [String]
                var body: some View { List(names, id: \\.self) { Text($0) } }
            }
            struct LostView: View {
                let eggs: Eggs
                var body: some View { Button("again") { eggs.isLost = false } }
            }
            """,
            gives: """
                Aviary -tab-> NestsView : nests
                NestsView -root-> LostView : root
                NestsView -sheet-> RingsView : isRinging
                NestsView ~sheet~> RingsView : NestsView.isRinging
                """),
        ScannedSource(
            "the views of an old navigation view are its columns",
            """
            import SwiftUI
            @main struct Aviary: App { var body: some Scene { WindowGroup { NestsView() } } }
            struct NestsView: View {
                var body: some View { NavigationView { BirdsView(); BirdView() } }
            }
            struct BirdsView: View { @State private var name = ""; var body: some View { TextField("bird", text: $name) } }
            struct BirdView: View { @State private var name = ""; var body: some View { TextField("name", text: $name) } }
            """,
            gives: """
                NestsView -root!-> BirdView : root
                NestsView -root!-> BirdsView : root
                """),
        ScannedSource(
            "a screen beside a placeholder is a root",
            """
            \(app)
            struct NestsView: View {
                @State private var number: Int?
                var body: some View {
                    NavigationStack {
                        if let number { NestView(number: number) } else { VStack { ProgressView(); Text("wait") } }
                    }
                }
            }
            """,
            gives: """
                Aviary -tab-> NestsView : nests
                NestsView -root!-> NestView : root
                """),
        ScannedSource(
            "an empty state that moves is a part",
            """
            \(app)
            struct NestsView: View {
                @State private var nests: [Int] = []
                var body: some View {
                    NavigationStack {
                        if nests.isEmpty { FeatherView() } else { List(nests, id: \\.self) { Text("\\($0)") } }
                    }
                }
            }
            struct FeatherView: View {
                @State private var isUp = false
                var body: some View { Text("none").offset(y: isUp ? 1 : 0).onAppear { isUp = true } }
            }
            """,
            gives: "Aviary -tab-> NestsView : nests"),
        ScannedSource(
            "an empty state that reads the app's colors is a part; one that loads by a model is a root",
            """
            \(app)
            final class Colors: ObservableObject { static let shared = Colors(); @Published var main = "red" }
            final class Feeder: ObservableObject { @Published var seeds = 0; func fill() { seeds += 1 } }
            struct NestsView: View {
                @State private var nests: [Int] = []
                @State private var isHungry = false
                var body: some View {
                    NavigationStack {
                        if nests.isEmpty { FeatherView() } else if isHungry { FeederView() } else {
                            List(nests, id: \\.self) { Text("\\($0)") }
                        }
                    }
                }
            }
            struct FeatherView: View {
                @ObservedObject private var colors = Colors.shared
                var body: some View { Text("none").background(colors.main) }
            }
            struct FeederView: View {
                @StateObject private var feeder = Feeder()
                var body: some View { Text("\\(feeder.seeds)").onAppear { feeder.fill() } }
            }
            """,
            gives: """
                Aviary -tab-> NestsView : nests
                NestsView -root-> FeederView : root
                """),
        ScannedSource(
            "what lies on a choice between a view that only draws and a layout is done by the view around both",
            """
            \(app)
            final class NestsModel: ObservableObject {
                @Published var isOpen = false
                @Published var number: Int?
                func look() { number = 1 }
            }
            struct NestsView: View {
                @StateObject private var model = NestsModel()
                var body: some View {
                    NavigationStack {
                        Group { if model.isOpen { SkyView() } else { VStack { Text("closed"); LookButton(model: model) } } }
                            .overlay { if model.isOpen { LookButton(model: model) } }
                            .sheet(item: $model.number) { NestView(number: $0) }
                    }
                }
            }
            struct SkyView: View { var body: some View { Image(systemName: "cloud") } }
            struct LookButton: View {
                let model: NestsModel
                var body: some View { Button("look") { model.look() } }
            }
            """,
            gives: """
                Aviary -tab-> NestsView : nests
                NestsView -sheet-> NestView : number
                NestsView ~sheet~> NestView : NestsView.number
                """),
        ScannedSource(
            "what a scroll view is modified with is done by the screen in it",
            """
            \(app)
            struct NestsView: View {
                @State private var number: Int?
                var body: some View {
                    NavigationStack {
                        ScrollView { PerchView() }
                            .toolbar { LookButton { number = 1 } }
                            .sheet(item: $number) { NestView(number: $0) }
                    }
                }
            }
            struct PerchView: View {
                @State private var name = ""
                var body: some View { TextField("name", text: $name) }
            }
            struct LookButton: View {
                let action: () -> Void
                var body: some View { Button("look", action: action) }
            }
            """,
            gives: """
                Aviary -tab-> NestsView : nests
                NestsView -root!-> PerchView : root
                NestsView -sheet-> NestView : number
                PerchView ~sheet~> NestView : NestsView.number
                """),
    ]

    /// Below one title, the view that holds the stack is the screen, however it shows what it shows.
    @Test func viewsBelowOneTitleAreParts() {
        ScannedApp(
            "pages below one title",
            [
                "App.swift": """
                import SwiftUI
                final class Diary: ObservableObject { @Published var isLoading = false }
                @main struct Desk: App { var body: some Scene { WindowGroup { LidView() } } }
                struct LidView: View {
                    @StateObject private var diary = Diary()
                    var body: some View {
                        TabView { PageView(diary: diary).tabItem { Text("page") }; PenView(diary: diary).tabItem { Text("pen") } }
                    }
                }
                struct PenView: View {
                    let diary: Diary
                    var body: some View { Button("write") { diary.isLoading = true } }
                }
                struct PageView: View {
                    @ObservedObject var diary: Diary
                    @State private var isGrid = true
                    var body: some View {
                        NavigationStack {
                            Group {
                                if diary.isLoading { WaitPane() } else { VStack { content } }
                            }
                            .navigationTitle("Diary")
                            .toolbar { Button("turn") { isGrid.toggle() } }
                        }
                    }
                    @ViewBuilder private var content: some View { if isGrid { GridPane() } else { RowsPane() } }
                }
                struct GridPane: View { var body: some View { NavigationLink("note") { NoteView() } } }
                struct RowsPane: View { var body: some View { NavigationLink("note") { NoteView() } } }
                struct NoteView: View { var body: some View { Text("n") } }
                struct WaitPane: View { var body: some View { Text("w") } }
                """
            ],
            has: [
                "PageView ~push~> NoteView : NavigationLink"
            ],
            hasNot: ["GridPane", "RowsPane", "WaitPane", "~root~"]
        )
        .check()
    }

    /// The same below one toolbar, also by which a person enters.
    @Test func viewsBelowOneToolbarAreParts() {
        ScannedApp(
            "a garage below one toolbar",
            [
                "App.swift": """
                import SwiftUI
                @main struct Garage: App { var body: some Scene { WindowGroup { HallView() } } }
                struct HallView: View {
                    @State private var cars: [String] = []
                    @State private var error: String?
                    @State private var showsTools = false
                    var body: some View {
                        NavigationStack {
                            Group {
                                if cars.isEmpty {
                                    NoCarsView()
                                } else if error != nil {
                                    BrokenView(error: $error)
                                } else {
                                    ZStack { MapPane(); CardsPane(cars: cars) }
                                }
                            }
                            .sheet(isPresented: $showsTools) { ToolsView() }
                            .toolbar { Button("tools") { showsTools = true } }
                        }
                    }
                }
                struct NoCarsView: View {
                    @State private var isBuying = false
                    var body: some View { Button("buy") { isBuying = true }.sheet(isPresented: $isBuying) { ShopView() } }
                }
                struct BrokenView: View {
                    @Binding var error: String?
                    var body: some View { Button("again") { error = nil } }
                }
                struct MapPane: View { var body: some View { Text("m") } }
                struct CardsPane: View { let cars: [String]; var body: some View { Text("c") } }
                struct ToolsView: View { var body: some View { Text("t") } }
                struct ShopView: View { var body: some View { Text("s") } }
                """
            ],
            has: [
                "HallView ~sheet~> ShopView : HallView.isBuying",
                "HallView ~sheet~> ToolsView : HallView.showsTools",
            ],
            hasNot: ["NoCarsView", "BrokenView", "CardsPane"]
        )
        .check()
    }

    @Test(
        "What a container holds may be written with its label",
        arguments: ["NavigationStack(root: {", "NavigationView(content: {", "NavigationStack(path: $steps, root: {"])
    func contentMayHaveItsLabel(stack: String) {
        ScannedApp(
            stack,
            [
                "App.swift": """
                import SwiftUI
                enum Floor: CaseIterable { case hall, loft }
                @main struct House: App { var body: some Scene { WindowGroup { HouseView() } } }
                struct HouseView: View {
                    @State private var floor = Floor.hall
                    @State private var steps: [Int] = []
                    var body: some View {
                        \(stack)
                            VStack(content: {
                                switch floor {
                                case .hall: HallView()
                                case .loft: LoftView()
                                }
                                Lift(floor: $floor)
                            })
                        })
                    }
                }
                struct Lift: View {
                    @Binding var floor: Floor
                    var body: some View { ForEach(Floor.allCases, id: \\.self) { one in Button("go") { floor = one } } }
                }
                struct HallView: View { var body: some View { Text("h") } }
                struct LoftView: View { var body: some View { Text("l") } }
                """
            ],
            has: [
                "HouseView -root!-> HallView : hall", "HouseView -root-> LoftView : loft",
                "HouseView ~root~> LoftView : HouseView.loft",
            ]
        ).check()
    }

    /// What a button makes as it is pressed is no container of the screen with the button.
    @Test(arguments: [
        "Button(\"guide\") { desk.present(NavigationStack { GuideView() }) }",
        "Button { desk.present(NavigationStack { GuideView() }) } label: { Text(\"guide\") }",
        "Button(action: { desk.present(NavigationStack { GuideView() }) }) { Text(\"guide\") }",
        "Text(\"guide\").onTapGesture { desk.show { NavigationStack { GuideView() } } }",
        "Button(\"guide\", action: { desk.present(NavigationStack { GuideView() }) })",
    ])
    func aContainerThatAnActionMakesIsShownElsewhere(_ button: String) {
        ScannedApp(
            button,
            [
                "App.swift": """
                import SwiftUI
                final class Desk: ObservableObject {
                    @Published var leaf: AnyView?
                    @Published var isOpen = false
                    func present<Leaf: View>(_ leaf: Leaf) { self.leaf = AnyView(leaf); isOpen = true }
                    func show<Leaf: View>(@ViewBuilder _ leaf: () -> Leaf) { present(leaf()) }
                }
                @main struct House: App { var body: some Scene { WindowGroup { HouseView() } } }
                struct HouseView: View {
                    @StateObject private var desk = Desk()
                    var body: some View {
                        NavigationStack { NavigationLink("hall") { HallView() } }
                            .sheet(isPresented: $desk.isOpen) { desk.leaf }
                            .environmentObject(desk)
                    }
                }
                struct HallView: View {
                    @EnvironmentObject private var desk: Desk
                    var body: some View { VStack { \(button); Text("hall") } }
                }
                struct GuideView: View { var body: some View { Text("g") } }
                """
            ],
            has: [
                "screen HallView", "HouseView -sheet-> GuideView : isOpen",
                "HallView ~sheet~> GuideView : HouseView.isOpen",
            ],
            hasNot: ["-root", "coordinator HallView"]
        ).check()
    }

    /// What stands in a stack in a frame of the app's own, beside another view, is the screen's own content.
    @Test func whatStandsInAFrameIsTheScreensOwn() {
        ScannedApp(
            "a house",
            [
                "App.swift": """
                import SwiftUI
                @main struct House: App {
                    var body: some Scene { WindowGroup { NavigationStack { NavigationLink("keys") { KeysView() } } } }
                }
                struct KeysView: View {
                    @State private var isLocked = true
                    @State private var isOpen = false
                    var body: some View {
                        NavigationStack {
                            if isLocked { LockedView { isLocked = false } } else { keys }
                        }
                        .sheet(isPresented: $isOpen) { KeyView() }
                    }
                    private var keys: some View {
                        KeyForm {
                            Section { ForEach(0..<3) { _ in KeyRow { isOpen = true } } }
                            NavigationLink("help") { HelpView() }
                        }
                    }
                }
                struct KeyForm<Content: View>: View {
                    @ViewBuilder let content: () -> Content
                    var body: some View { Form { content() } }
                }
                struct KeyRow: View { let onTap: () -> Void; var body: some View { Button("key", action: onTap) } }
                struct LockedView: View { let onTap: () -> Void; var body: some View { Button("open", action: onTap) } }
                struct KeyView: View { var body: some View { Text("key") } }
                struct HelpView: View { var body: some View { Text("help") } }
                """
            ],
            has: ["KeysView ~sheet~> KeyView : KeysView.isOpen", "KeysView ~push~> HelpView : NavigationLink"],
            hasNot: ["unresolved", "screen KeyRow"]
        ).check()
    }
}
