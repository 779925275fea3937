import Testing

@testable import NavAtlasScanner

/// Links, tabs and modals of SwiftUI in their rarer spellings.
struct SwiftUINavigationLinksTests {
    @Test(arguments: cases)
    func leads(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    private static let screens = """
        struct LionView: View { let number: Int; var body: some View { Text("l") } }
        struct SealView: View { var body: some View { Text("s") } }
        struct OwlView: View { var body: some View { Text("o") } }
        """

    static let cases = [
        ScannedSource(
            "what a link shows without a type of its own does what it is modified with",
            """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { NavigationStack { GateView() } } } }
            struct GateView: View {
                @State private var isFeeding = false
                var body: some View {
                    NavigationLink {
                        List { Text("otter") }.toolbar { ToolbarItem { FeedButton { isFeeding = true } } }
                    } label: {
                        Text("otters")
                    }
                    .sheet(isPresented: $isFeeding) { SealView() }
                }
            }
            struct FeedButton: View {
                let action: () -> Void
                var body: some View { Button("feed", action: action) }
            }
            \(screens)
            """,
            gives: """
                GateView -sheet-> SealView : isFeeding
                GateView ~push~> inline:List#GateView.NavigationLink : NavigationLink
                inline:List#GateView.NavigationLink ~sheet~> SealView : GateView.isFeeding
                """),
        ScannedSource(
            "numbers that are pushed, written out or out of a range, and an initialiser as destination",
            """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
            struct GateView: View {
                @State private var path = NavigationPath()
                var body: some View {
                    NavigationStack(path: $path) {
                        PathView(path: $path)
                            .navigationDestination(for: Int.self, destination: LionView.init(number:))
                            .navigationDestination(for: String.self) { _ in SealView() }
                    }
                }
            }
            struct PathView: View {
                @Binding var path: NavigationPath
                var body: some View {
                    ForEach(0..<3) { number in NavigationLink("lion", value: number) }
                    HerdView()
                    Button("seal") { path.append("seal") }
                }
            }
            struct HerdView: View { var body: some View { NavigationLink("first", value: 1) } }
            \(screens)
            """,
            gives: """
                GateView -root!-> PathView : root
                GateView -push-> LionView : Int
                GateView -push-> SealView : String
                PathView ~push~> LionView : GateView.Int
                PathView ~push~> SealView : GateView.String
                """),
        ScannedSource(
            "links for one value of a model's state each",
            """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
            enum Way: Hashable { case seals, owls }
            final class GateModel: ObservableObject {
                @Published var way: Way?
                func seals() { way = .seals }
            }
            struct GateView: View {
                @StateObject var model = GateModel()
                var body: some View {
                    NavigationView {
                        VStack {
                            NavigationLink(tag: .seals, selection: $model.way, destination: makeSeals) { EmptyView() }
                            NavigationLink(destination: OwlView(), tag: Way.owls, selection: $model.way) { EmptyView() }
                            DoorView(model: model)
                        }
                    }
                }
                private func makeSeals() -> some View { SealView() }
            }
            struct DoorView: View {
                @ObservedObject var model: GateModel
                var body: some View { Button("seals", action: model.seals); Button("owls") { model.way = .owls } }
            }
            \(screens)
            """,
            gives: """
                GateView -push-> OwlView : owls
                GateView -push-> SealView : seals
                GateView ~push~> OwlView : GateView.owls
                GateView ~push~> SealView : GateView.seals
                """),
        ScannedSource(
            "tabs that are made for the cases of an enum, and an inspector",
            """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
            enum House: CaseIterable { case seals, owls }
            struct GateView: View {
                @State private var house = House.seals
                @State private var isOpen = false
                var body: some View {
                    TabView(selection: $house) {
                        ForEach(House.allCases, id: \\.self) { house in
                            NavigationStack { view(of: house) }.tabItem { Text("house") }
                        }
                    }
                    .inspector(isPresented: $isOpen) { LionView(number: 1) }
                    Button("lion") { isOpen = true }
                }
                @ViewBuilder private func view(of house: House) -> some View {
                    switch house {
                    case .seals: SealView()
                    case .owls: OwlView()
                    }
                }
            }
            \(screens)
            """,
            gives: """
                GateView -tab-> OwlView : owls
                GateView -tab-> SealView : seals
                GateView -inspector-> LionView : isOpen
                GateView ~inspector~> LionView : GateView.isOpen
                """),
        ScannedSource(
            "sections that are made for the cases of an enum name none of their tabs",
            """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
            enum Wing: CaseIterable { case north, south }
            struct GateView: View {
                var body: some View {
                    TabView {
                        ForEach(Wing.allCases, id: \\.self) { wing in
                            TabSection("wing") {
                                Tab { SealView() }
                                Tab { OwlView() }
                            }
                        }
                    }
                }
            }
            \(screens)
            """,
            gives: """
                GateView -tab-> OwlView : owlView
                GateView -tab-> SealView : sealView
                """),
        ScannedSource(
            "links that cannot be tapped lead on where their state is set",
            """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
            struct GateView: View {
                @State private var isSealOpen = false
                @State private var isOwlOpen = false
                @State private var isLionOpen = false
                var body: some View {
                    NavigationView {
                        VStack {
                            Button("seal") { isSealOpen = true }
                                .background(NavigationLink(destination: SealView(), isActive: $isSealOpen) { EmptyView() })
                            BellView(isOwlOpen: $isOwlOpen)
                                .background(NavigationLink(destination: OwlView(), isActive: $isOwlOpen, label: {}))
                            NavigationLink(destination: LionView(number: 1), isActive: $isLionOpen) { Text("lion") }
                        }
                    }
                }
            }
            struct BellView: View {
                @Binding var isOwlOpen: Bool
                var body: some View { Button("owl") { isOwlOpen.toggle() } }
            }
            \(screens)
            """,
            gives: """
                GateView -push-> OwlView : isOwlOpen
                GateView -push-> SealView : isSealOpen
                GateView ~push~> LionView : NavigationLink
                GateView ~push~> OwlView : GateView.isOwlOpen
                GateView ~push~> SealView : GateView.isSealOpen
                """),
        ScannedSource(
            "links that can be tapped lead on where other code sets their state, too",
            """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
            struct GateView: View {
                @State private var isSealOpen = false
                @State private var isOwlOpen = false
                @State private var lion: Int?
                let lions: [Int]
                var body: some View {
                    NavigationView {
                        VStack {
                            Button("close") { isOwlOpen = false }
                            NavigationLink(destination: SealView(), isActive: $isSealOpen) { Text("seal") }
                            NavigationLink(destination: OwlView(), isActive: $isOwlOpen) { Text("owl") }
                            ForEach(lions, id: \\.self) { number in
                                NavigationLink(destination: LionView(number: number), tag: number, selection: $lion) { Text("l") }
                            }
                            NavigationLink("bell") { BellView(isSealOpen: $isSealOpen, lion: $lion) }
                        }
                    }
                }
            }
            struct BellView: View {
                @Binding var isSealOpen: Bool
                @Binding var lion: Int?
                let next: Int
                var body: some View { Button("seal") { isSealOpen = true }; Button("lion") { lion = next } }
            }
            \(screens)
            """,
            gives: """
                GateView -push-> LionView : lion
                GateView -push-> SealView : isSealOpen
                BellView ~push~> LionView : GateView.lion
                BellView ~push~> SealView : GateView.isSealOpen
                GateView ~push~> BellView : NavigationLink
                GateView ~push~> LionView : NavigationLink
                GateView ~push~> OwlView : NavigationLink
                GateView ~push~> SealView : NavigationLink
                """),
        ScannedSource(
            "values that an extension of Hashable makes",
            """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
            enum House { struct Lions: Hashable { let number: Int }; struct Seals: Hashable {} }
            extension Hashable {
                static func lions(_ number: Int) -> House.Lions { .init(number: number) }
            }
            extension Hashable where Self == House.Seals {
                static var seals: Self { House.Seals() }
            }
            struct GateView: View {
                @State private var path = NavigationPath()
                var body: some View {
                    NavigationStack(path: $path) {
                        VStack {
                            NavigationLink(value: .lions(3)) { Text("lions") }
                            Button("seals") { path.append(.seals) }
                        }
                        .navigationDestination(for: House.Lions.self) { LionView(number: $0.number) }
                        .navigationDestination(for: House.Seals.self) { _ in SealView() }
                    }
                }
            }
            \(screens)
            """,
            gives: """
                GateView -push-> LionView : House.Lions
                GateView -push-> SealView : House.Seals
                GateView ~push~> LionView : GateView.House.Lions
                GateView ~push~> SealView : GateView.House.Seals
                """),
        ScannedSource(
            "a link that is drawn for its arrow",
            """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
            struct GateView: View {
                @State private var isOpen = false
                var body: some View {
                    NavigationStack {
                        Button { isOpen = true } label: { NavigationLink {} label: { Text("in") } }
                    }
                    .sheet(isPresented: $isOpen) { SealView() }
                }
            }
            struct SealView: View { var body: some View { Text("s") } }
            """,
            gives: """
                GateView -sheet-> SealView : isOpen
                GateView ~sheet~> SealView : GateView.isOpen
                """),
        ScannedSource(
            "a link in a list with a selection of another type goes to the destination of its own",
            """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
            struct Pen: Hashable, Identifiable { let id: Int }
            final class Keeper: ObservableObject { @Published var pens: [Pen] = []; @Published var pen: Pen? }
            struct GateView: View {
                @StateObject private var keeper = Keeper()
                var body: some View {
                    NavigationSplitView {
                        PensView(keeper: keeper).navigationDestination(for: String.self) { word in screen(word) }
                    } detail: {
                        NavigationStack { if keeper.pen != nil { SealView() } }
                    }
                }
                @ViewBuilder private func screen(_ word: String) -> some View { if word == "owls" { OwlView() } }
            }
            struct PensView: View {
                @ObservedObject var keeper: Keeper
                var body: some View {
                    List(selection: $keeper.pen) {
                        ForEach(keeper.pens) { pen in NavigationLink(value: pen) { Text("pen") } }
                        NavigationLink(value: "owls") { Text("owls") }
                    }
                }
            }
            \(screens)
            """,
            gives: """
                GateView -push-> OwlView : String
                GateView -root!-> PensView : root
                GateView -root!-> SealView : root
                PensView ~push~> OwlView : GateView.String
                PensView ~root~> SealView : GateView.root
                """),
    ]

    /// A link without a text is there for its state alone.
    @Test(arguments: [
        #"NavigationLink("", destination: DeckView(), isActive: $isOut)"#,
        #"NavigationLink(destination: DeckView(), isActive: $isOut) { Text("") }"#,
    ])
    func aLinkWithoutTextIsNotTapped(_ link: String) {
        ScannedApp(
            link,
            [
                "App.swift": """
                import SwiftUI
                @main struct Ship: App { var body: some Scene { WindowGroup { NavigationView { CabinView() } } } }
                struct CabinView: View {
                    @State private var isOut = false
                    var body: some View {
                        VStack {
                            \(link)
                            DoorView(isOpen: $isOut)
                        }
                    }
                }
                struct DoorView: View {
                    @Binding var isOpen: Bool
                    var body: some View { Image("door") }
                }
                struct DeckView: View { var body: some View { Text("d") } }
                """
            ],
            has: ["CabinView -push-> DeckView : isOut"], hasNot: ["CabinView ~push~> DeckView"]
        ).check()
    }

    /// A state that chooses what a link shows brings up another screen in its place later.
    @Test func aStateTurnsWhatALinkShows() {
        let source = ScannedSource(
            "a shop behind a link",
            """
            import SwiftUI
            @Observable final class Session { var isSignedIn = false }
            @main struct Shop: App {
                @State private var session = Session()
                var body: some Scene { WindowGroup { HallView(session: session) } }
            }
            struct HallView: View {
                let session: Session
                var body: some View {
                    NavigationStack {
                        NavigationLink("shop") {
                            if session.isSignedIn { ShelfView() } else { SignInView(session: session) }
                        }
                    }
                }
            }
            struct SignInView: View {
                let session: Session
                var body: some View { Button("sign in") { session.isSignedIn = true } }
            }
            struct ShelfView: View { var body: some View { Text("shelf") } }
            """,
            gives: """
                HallView ~push~> ShelfView : NavigationLink
                HallView ~push~> SignInView : NavigationLink
                SignInView ~root~> ShelfView : HallView.NavigationLink
                """)
        #expect(source.found == source.wanted)
    }
}
