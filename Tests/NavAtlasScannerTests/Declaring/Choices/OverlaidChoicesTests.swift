import Testing

/// Views that are there under conditions of their own, beside others that always are.
struct OverlaidChoicesTests {
    private static func garden(_ layout: String, _ second: String) -> String {
        """
        import SwiftUI
        @main struct Garden: App { var body: some Scene { WindowGroup { BedView() } } }
        struct BedView: View {
            @State var isPlanting = false
            @State var isDark = false
            @State var harvest: Int?
            var body: some View {
                \(layout)
                    if !isDark { RoundButton(image: "plus") { isPlanting = true } }
                    \(second)
                }
                .sheet(isPresented: $isPlanting) { SeedView() }
            }
        }
        struct RoundButton: View {
            let image: String
            let action: () -> Void
            var body: some View { Button { action() } label: { Image(systemName: image) }.padding() }
        }
        struct Badge: View { let count: Int; var body: some View { Text("\\(count)") } }
        struct SeedView: View { var body: some View { Text("seeds") } }
        struct NightView: View { var body: some View { Text("night") } }
        """
    }

    @Test(arguments: ["ZStack { Color.green", "VStack { Text(\"bed\")", "ZStack { MapOfBeds { Mark() }"])
    func buttonsAndBadgesBesideOthersAreParts(layout: String) {
        let app = ScannedSource(
            "", Self.garden(layout, "if let harvest { Badge(count: harvest) }"),
            gives: """
                BedView -sheet-> SeedView : isPlanting
                BedView ~sheet~> SeedView : BedView.isPlanting
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// One state decides which of them is there.
    @Test func whatOneStateChoosesIsNoPart() {
        let app = ScannedSource(
            "", Self.garden("ZStack { Color.green", "if isDark { NightView() }"),
            gives: """
                BedView -root!-> RoundButton : roundButton
                BedView -root-> NightView : nightView
                BedView -sheet-> SeedView : isPlanting
                RoundButton ~sheet~> SeedView : BedView.isPlanting
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// A menu that comes later, and is given what chooses the page beside it, lies on the pages.
    @Test func aMenuLiesOnThePagesThatItChooses() {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            enum Bed { case herbs, roses }
            @main struct Garden: App { var body: some Scene { WindowGroup { Beds() } } }
            struct Beds: View {
                @State private var bed = Bed.herbs
                @State private var isChoosing = false
                var body: some View {
                    ZStack {
                        switch bed {
                        case .herbs: Herbs(isChoosing: $isChoosing)
                        case .roses: Roses()
                        }
                        if isChoosing { Menu(choose: { bed = $0; isChoosing = false }) }
                    }
                }
            }
            struct Herbs: View { @Binding var isChoosing: Bool; var body: some View { Button("beds") { isChoosing = true } } }
            struct Roses: View { var body: some View { Text("roses") } }
            struct Menu: View {
                let choose: (Bed) -> Void
                var body: some View { Button("roses") { choose(.roses) } }
            }
            """,
            gives: """
                Beds -root!-> Herbs : herbs
                Beds -root-> Roses : roses
                Beds ~root~> Roses : Beds.roses
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    private static func shop(_ destination: String) -> String {
        """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { ShelfView() } } }
        enum Page { case item, cart }
        struct ShelfView: View {
            @State var path: [Page] = []
            @State var saved: String?
            var body: some View {
                NavigationStack(path: $path) {
                    Button("item") { path.append(.item) }
                        .navigationDestination(for: Page.self) { page in
                            \(destination)
                        }
                }
            }
        }
        struct ItemView: View { let page: Page; var body: some View { Text("item") } }
        struct CartView: View { let page: Page; var body: some View { Text("cart") } }
        struct Paper: View { var body: some View { Color.white } }
        struct SavedNote: View {
            let action: () -> Void
            var body: some View { Button("to the cart") { action() } }
        }
        """
    }

    private static let pages = """
        switch page {
        case .item: ItemView(page: page)
        case .cart: CartView(page: page)
        }
        """

    /// What lies for a while on all that a stack shows belongs to the view that says what the stack shows.
    @Test func notesLieOnWhatAStackShows() {
        let note = "if saved != nil { SavedNote { path.append(.cart) } }"
        let app = ScannedSource(
            "", Self.shop("ZStack(alignment: .bottom) { \(Self.pages); \(note) }"),
            gives: """
                ShelfView -push-> CartView : cart
                ShelfView -push-> ItemView : item
                ShelfView ~push~> CartView : ShelfView.cart
                ShelfView ~push~> ItemView : ShelfView.item
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// What looks the same for each page is not the screen.
    @Test func pagesLieOnPaper() {
        let app = ScannedSource(
            "", Self.shop("ZStack { Paper(); if saved != nil { ItemView(page: page) } }"),
            gives: """
                ShelfView -push-> inline:ZStack#ShelfView.Page : Page
                ShelfView ~push~> inline:ZStack#ShelfView.Page : ShelfView.Page
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// A state holds the screen that is always there: what comes later lies on it, and does what it does for the view around both.
    @Test(arguments: ["if isOpen { Shed(close: close) }", "if isOpen { ZStack { Color.black; Shed(close: close) } }"])
    func whatLiesOnAHeldScreenIsAPart(_ shed: String) {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Garden: App { var body: some Scene { WindowGroup { GateView(paths: Paths()) } } }
            final class Paths: ObservableObject {
                @Published var shown = AnyView(LawnView())
                func walk(to place: String) {
                    switch place {
                    case "lawn": shown = AnyView(LawnView())
                    default: shown = AnyView(PondView())
                    }
                }
            }
            struct GateView: View {
                @ObservedObject var paths: Paths
                @State private var isOpen = false
                @State private var isSeeding = false
                var body: some View {
                    GeometryReader { _ in
                        VStack {
                            paths.shown.frame(maxHeight: .infinity)
                            Button("Lawn") { paths.walk(to: "lawn") }
                            Button("Pond") { paths.walk(to: "pond") }
                            Button("Shed") { isOpen = true }
                        }
                        \(shed)
                    }
                    .sheet(isPresented: $isSeeding) { SeedView() }
                }
                func close() {
                    isOpen = false
                    isSeeding = true
                }
            }
            struct Shed: View { let close: () -> Void; var body: some View { VStack { Button("Seeds", action: close) } } }
            struct LawnView: View { var body: some View { Text("lawn") } }
            struct PondView: View { var body: some View { Text("pond") } }
            struct SeedView: View { var body: some View { Text("seeds") } }
            """,
            gives: """
                GateView -root!-> LawnView : lawnView
                GateView -root-> PondView : pondView
                GateView -sheet-> SeedView : isSeeding
                GateView ~root~> LawnView : GateView.lawnView
                GateView ~root~> PondView : GateView.pondView
                GateView ~sheet~> SeedView : GateView.isSeeding
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    private static func harbor(_ deck: String) -> String {
        """
        import SwiftUI
        @main struct Harbor: App { var body: some Scene { WindowGroup { GateView() } } }
        final class Ship: ObservableObject {
            enum State { case waiting, ashore, aboard }
            @Published var state = State.waiting
            @Published var isLoading = false
        }
        struct GateView: View {
            @StateObject var ship = Ship()
            var body: some View {
                switch ship.state {
                case .waiting: ProgressView()
                case .ashore: QuayView(ship: ship)
                case .aboard: \(deck)
                }
            }
        }
        struct Fog: View { let text: String; var body: some View { Text(text) } }
        struct QuayView: View { let ship: Ship; var body: some View { Button("board") { ship.state = .aboard } } }
        struct DeckView: View { let ship: Ship; var body: some View { Button("leave") { ship.state = .ashore } } }
        """
    }

    /// What comes and goes above the screen of one branch, or only draws there, leaves the screen what it is.
    @Test(arguments: [
        "ZStack { DeckView(ship: ship); if ship.isLoading { Fog(text: \"…\") } }",
        "ZStack { DeckView(ship: ship); if ship.isLoading { Color.black; Fog(text: \"…\") } }",
        "ZStack { Fog(text: \"…\"); DeckView(ship: ship) }",
        "VStack { DeckView(ship: ship); if ship.isLoading { Fog(text: \"…\") } }",
    ])
    func whatLiesOnOneBranchIsNoPartOfTheChoice(_ deck: String) {
        let app = ScannedSource(
            "", Self.harbor(deck),
            gives: """
                DeckView ~root~> QuayView : GateView.ashore
                GateView -root-> DeckView : aboard
                GateView -root-> QuayView : ashore
                QuayView ~root~> DeckView : GateView.aboard
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// So do tabs that one branch shows.
    @Test func whatLiesOnTheTabsOfOneBranchLeavesThemTabs() {
        let tabs =
            "TabView { DeckView(ship: ship).tabItem { Text(\"deck\") }; Fog(text: \"…\").tabItem { Text(\"fog\") } }"
        let app = ScannedSource(
            "", Self.harbor("ZStack { \(tabs); if ship.isLoading { Fog(text: \"…\") } }"),
            gives: """
                DeckView ~root~> QuayView : GateView.ashore
                QuayView ~root~> DeckView : GateView.deck
                """)
        #expect(app.found.sorted().filter { $0.contains("~root~>") } == app.wanted)
    }

    /// Nothing says what the states of a model that is given begin with.
    @Test(arguments: [("List(model.names, id: \\.self) { Text($0) }", true), ("TabView { Text(\"fields\") }", false)])
    func whatOnlyDrawsOnContentIsAPart(content: String, isPart: Bool) {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Farm: App { var body: some Scene { WindowGroup { FieldsView(model: FarmModel()) } } }
            protocol Loading: ObservableObject {
                var names: [String] { get }
                var isLoading: Bool { get }
                var problem: String? { get }
                func retry()
            }
            final class FarmModel: Loading {
                @Published var names: [String] = []
                @Published var isLoading: Bool
                @Published var problem: String?
                init() { isLoading = Store.isEmpty }
                func retry() { problem = nil }
            }
            struct FieldsView<Model: Loading>: View {
                @ObservedObject var model: Model
                var body: some View {
                    ZStack {
                        \(content)
                        if model.isLoading { Waiting() }
                        if let problem = model.problem { ProblemView(text: problem, onRetry: model.retry) }
                    }
                }
            }
            struct Waiting: View { var body: some View { ProgressView() } }
            struct ProblemView: View {
                let text: String
                let onRetry: () -> Void
                var body: some View { VStack { Text(text); Button("Again", action: onRetry) } }
            }
            """, gives: "")
        #expect(app.found.isEmpty == isPart, "\(app.found)")
    }

    /// What is added to a choice that always shows a screen takes no screen's place: it comes over it, or stands beside it in a line.
    @Test(arguments: [
        ("VStack", nil), ("HStack", nil), ("ZStack", "InView ~overlay~> BannerView : House.bannerView"),
        ("Group", "InView ~overlay~> BannerView : House.bannerView"),
    ]) func whatIsAddedToAChoiceReplacesNothing(_ layout: String, _ way: String?) {
        ScannedApp(
            "a banner beside a choice",
            [
                "App.swift": """
                import SwiftUI
                final class Session: ObservableObject {
                    @Published var isIn = false
                    @Published var isOffline = false
                }
                @main struct House: App {
                    @StateObject private var session = Session()
                    var body: some Scene {
                        WindowGroup {
                            \(layout) {
                                if session.isOffline { BannerView(session: session) }
                                if session.isIn { InView(session: session) } else { DoorView(session: session) }
                            }
                        }
                    }
                }
                struct BannerView: View {
                    let session: Session
                    var body: some View { Button("Hide") { session.isOffline = false } }
                }
                struct DoorView: View {
                    let session: Session
                    var body: some View { Button("Come in") { session.isIn = true } }
                }
                struct InView: View {
                    let session: Session
                    var body: some View {
                        Button("Go out") { session.isIn = false }
                        Button("Cut the line") { session.isOffline = true }
                    }
                }
                """
            ],
            has: ["DoorView ~root~> InView : House.inView"] + (way.map { [$0] } ?? []),
            hasNot: ["~root~> BannerView", "-root-> BannerView"] + (way == nil ? ["~> BannerView"] : [])
        ).check()
    }
}
