import NavAtlasModel
import NavAtlasScanner
import Testing

/// Handlers of URLs: each branch is a link of its own, by the parts of the URL that it compares.
@Suite struct DeepLinkHandlerTests {
    static let apps = [
        ScannedApp(
            "links that branches tell apart, by their own comparisons, conditions and the cases that they carry",
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                enum Page: Hashable { case barn, field }
                enum Step: Hashable { case hen(String), cow(String), gate }
                enum Way {
                    case page(Page)
                    case gate
                    init?(url: URL) {
                        guard url.scheme == "farm", let host = url.host() else { return nil }
                        let parts = url.pathComponents.filter { $0 != "/" }
                        switch host {
                        case "barn": self = .page(.barn)
                        case "field": self = .page(.field)
                        case "yard" where parts.first == "gate": self = .gate
                        default: return nil
                        }
                    }
                }
                @Observable final class Guide {
                    var page = Page.barn
                    var path: [Step] = []
                    func follow(_ url: URL) {
                        if let way = Way(url: url) {
                            switch way {
                            case .page(let page): self.page = page
                            case .gate: path = [.gate]
                            }
                        }
                    }
                    func call(_ url: URL) {
                        guard let host = url.host else { return }
                        if host == "hen" {
                            path.append(.hen(url.lastPathComponent))
                        } else if host == "cow" {
                            path.append(.cow(url.lastPathComponent))
                        }
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
                                    case .cow: CowView()
                                    case .gate: GateView()
                                    }
                                }
                        }
                        .onOpenURL { url in
                            guide.follow(url)
                            guide.call(url)
                        }
                    }
                }
                struct BarnView: View { var body: some View { Text("b") } }
                struct FieldView: View { var body: some View { Text("f") } }
                struct HenView: View { var body: some View { Text("h") } }
                struct CowView: View { var body: some View { Text("c") } }
                struct GateView: View { var body: some View { Text("g") } }
                """
            ],
            has: [
                "Yard ~push~> HenView : Yard.hen", "Yard ~push~> CowView : Yard.cow",
                "link farm://barn => BarnView : Yard.barn", "link farm://field => FieldView : Yard.field",
                "link farm://yard/gate => GateView : Yard.gate",
            ],
            hasNot: ["HenView ~push~> CowView"]),
        ScannedApp(
            "branches exclude one another, and both parts of a condition are asked for",
            [
                "App.swift": handler(
                    """
                    guard url.scheme == "zoo" && url.host == "cage" else { return }
                    let parts = url.pathComponents
                    if parts.count == 2 { path.append(.lion) } else if parts.count == 3 { path.append(.seal) }
                    """)
            ],
            has: ["link zoo://cage/{*} => Lion : Zoo.lion", "link zoo://cage/{*}/{*} => Seal : Zoo.seal"],
            hasNot: [" / "]),
        ScannedApp(
            "what is no part of the link says nothing of it",
            [
                "App.swift": handler(
                    """
                    guard url.host == "cage" else { return }
                    switch Quality(rawValue: UserDefaults.standard.string(forKey: "q") ?? "") {
                    case .low: print("low")
                    case .high: print("high")
                    case nil: break
                    }
                    path.append(.lion)
                    """)
            ],
            has: ["link cage => Lion : Zoo.lion"], hasNot: ["low", "high"]),
        ScannedApp(
            "nor does what an object holds, or an answer",
            [
                "App.swift": handler(
                    """
                    guard url.host == "cage" else { return }
                    let answer = Keeper.ask(), record = Record()
                    if let quality = Quality(rawValue: answer[1]) { print(quality) }
                    if record.quality == .low { print("dim") }
                    path.append(.lion)
                    """)
                    + "final class Record { var text = \"\"; var quality: Quality? { Quality(rawValue: text) } }"
            ],
            has: ["link cage => Lion : Zoo.lion"], hasNot: ["low", "high"]),
        ScannedApp(
            "a property that gives a part of the link",
            [
                "App.swift": handler(
                    """
                    switch Visit(url: url).quality {
                    case .low: path.append(.lion)
                    case .high: path.append(.seal)
                    case nil: break
                    }
                    """)
                        + """
                        struct Visit {
                            let url: URL
                            var first: String { url.pathComponents[1] }
                            var quality: Quality? { Quality(rawValue: first) }
                        }
                        """
            ],
            has: ["link low => Lion : Zoo.lion", "link high => Seal : Zoo.seal"]),
        ScannedApp(
            "an activity's type is no link",
            [
                "App.swift": handler("path.append(.lion)").replacing(
                    ".onOpenURL { open($0) }",
                    with:
                        ".onContinueUserActivity(Zoo.viewing) { if $0.activityType == Zoo.viewing { path.append(.lion) } }"
                )
            ],
            has: ["Zoo ~push~> Lion : Zoo.lion"], hasNot: ["link "]),
        ScannedApp(
            "nor is it where a guard asks for it",
            [
                "App.swift": handler("path.append(.lion)").replacing(
                    ".onOpenURL { open($0) }",
                    with: """
                        .onContinueUserActivity(Zoo.viewing) { activity in
                            guard activity.activityType == Zoo.viewing else { return }
                            path.append(.lion)
                        }
                        """)
            ],
            has: ["Zoo ~push~> Lion : Zoo.lion"], hasNot: ["link "]),
        ScannedApp(
            "nor its title",
            [
                "App.swift": handler("path.append(.lion)").replacing(
                    ".onOpenURL { open($0) }",
                    with: """
                        .onContinueUserActivity(Zoo.viewing) { (activity: NSUserActivity) in
                            if activity.title == "lion" { path.append(.lion) }
                        }
                        """)
            ],
            has: ["Zoo ~push~> Lion : Zoo.lion"], hasNot: ["link "]),
    ]

    @Test(arguments: apps)
    func isRead(_ app: ScannedApp) { app.check() }

    /// What a branch does that leaves the handler is not done before what follows it.
    @Test func aBranchLeavesTheHandler() {
        ScannedApp(
            "an invitation, or a note",
            [
                "App.swift": """
                import SwiftUI
                enum Stop: Hashable { case door, bell }
                @main struct House: App { var body: some Scene { WindowGroup { Hall() } } }
                struct Hall: View {
                    @State private var path: [Stop] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("h").navigationDestination(for: Stop.self) { stop in
                                switch stop {
                                case .door: DoorView()
                                case .bell: BellView()
                                }
                            }
                        }
                        .onOpenURL { url in
                            if let code = code(in: url) {
                                path.append(.door)
                                return
                            }
                            if url.host == "bell" { path.append(.bell) }
                        }
                    }
                    func code(in url: URL) -> String? { url.path == "/code" ? url.query : nil }
                }
                struct DoorView: View { var body: some View { Text("d") } }
                struct BellView: View { var body: some View { Text("b") } }
                """
            ], has: ["link bell => BellView : Hall.bell"], hasNot: ["Hall.door / Hall.bell"]
        ).check()
    }

    static let sources = [
        ScannedSource(
            "a link whose handler looks for a part of the URL",
            """
            import Stinsen
            import SwiftUI
            @main struct Post: App {
                let office = Office()
                var body: some Scene {
                    WindowGroup { office.view().onOpenURL { office.open($0) } }
                }
            }
            final class Office: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\Office.hall)
                @Root var hall = makeHall
                @Route(.push) var letter = makeLetter
                func open(_ url: URL) {
                    guard url.pathComponents.contains(where: { $0 == "letter" }) else { return }
                    route(to: \\.letter)
                }
                func makeHall() -> some View { HallView() }
                func makeLetter() -> some View { LetterView() }
            }
            struct HallView: View { var body: some View { Text("h") } }
            struct LetterView: View { var body: some View { Text("l") } }
            """,
            gives: """
                Office -push-> LetterView : letter
                Office -root!-> HallView : hall
                Office ~push~> LetterView : Office.letter
                link letter => LetterView : Office.letter
                """)
    ]

    @Test(arguments: sources)
    func isFoundInTheURL(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    /// A link may be read as an enum whose cases carry others of it, and without end.
    @Test func aLinkThatCarriesLinksEnds() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "A.swift": """
            import SwiftUI
            @main struct Garden: App { var body: some Scene { WindowGroup { BedView() } } }
            indirect enum Plant {
                case twig(Plant), grafted(Graft), bud
                init?(_ url: URL) { if url.host() == "twig" { self = .twig(.bud) } else { return nil } }
            }
            indirect enum Graft {
                case on(Plant)
                init?(_ url: URL) { self = .on(.bud) }
            }
            struct BedView: View {
                @State private var isShown = false
                var body: some View {
                    Text("").sheet(isPresented: $isShown) { TwigView() }.onOpenURL { url in
                        switch Plant(url) {
                        case .twig, .grafted: isShown = true
                        case .bud, nil: break
                        }
                    }
                }
            }
            struct TwigView: View { var body: some View { Text("Twig") } }
            """
        ])
        #expect(graph.edges.contains { $0.kind == .transition && $0.to == "TwigView" })
    }

    private static func handler(_ body: String) -> String {
        """
        import SwiftUI
        enum Cage: Hashable { case lion, seal }
        enum Quality: String { case low, high }
        @main struct TheApp: App { var body: some Scene { WindowGroup { Zoo() } } }
        struct Zoo: View {
            static let viewing = "org.example.zoo.viewing"
            @State private var path: [Cage] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Text("z").navigationDestination(for: Cage.self) { cage in
                        switch cage {
                        case .lion: Lion()
                        case .seal: Seal()
                        }
                    }
                }
                .onOpenURL { open($0) }
            }
            private func open(_ url: URL) {
                \(body)
            }
        }
        struct Lion: View { var body: some View { Text("l") } }
        struct Seal: View { var body: some View { Text("s") } }
        """
    }

    /// A variable that is made of a property of its name: its first value is not the variable.
    @Test func aVariableIsMadeOfAPropertyOfItsName() {
        ScannedApp(
            "a variable in the place of a property",
            [
                "App.swift": """
                import SwiftUI
                @main struct Mill: App {
                    @State private var model = MillModel()
                    var body: some Scene { WindowGroup { WheelView(model: model).onOpenURL { model.open($0) } } }
                }
                @Observable final class MillModel {
                    var host = ""
                    var showsGrain = false
                    func open(_ url: URL) {
                        host = url.host ?? ""
                        follow()
                    }
                    func follow() {
                        let host = host.lowercased()
                        if host == "grain" { showsGrain = true }
                    }
                }
                struct WheelView: View {
                    @Bindable var model: MillModel
                    var body: some View { Text("w").sheet(isPresented: $model.showsGrain) { GrainView() } }
                }
                struct GrainView: View { var body: some View { Text("g") } }
                """
            ],
            has: ["link grain => GrainView : WheelView.showsGrain"]
        ).check()
    }

    /// A handler that compares nothing opens whatever comes. Where others compare links, it is said that its own are not known.
    @Test(arguments: [
        ("open = Mail(url: url)", "", "link {url} => MailView : Desk.open"),
        ("guard let mail = Mail(url) else { return }; open = mail", "", "link {url} => MailView : Desk.open"),
        (
            "if Known.links.contains(url) { open = Mail(url: url) }", "",
            "unresolved \".onOpenURL\" : \"the pattern of the links that it opens is not known\" [candidate=MailView]"
        ),
        (
            "open = Mail(url: url)", "if url.host == \"pen\" { isWriting = true }",
            "unresolved \".onOpenURL\" : \"the pattern of the links that it opens is not known\" [candidate=MailView]"
        ),
        (
            "if isWriting { open = Mail(url: url) } else { isWriting = true }", "",
            "unresolved \".onOpenURL\" : \"the pattern of the links that it opens is not known\" "
                + "[candidate=MailView candidate=PenView]"
        ),
        ("if url.host == \"mail\" { open = Mail(url: url) }", "", "link mail => MailView : Desk.open"),
    ])
    func whatEveryLinkOpensIsSaid(handler: String, other: String, line: String) {
        ScannedApp(
            handler,
            [
                "App.swift": """
                import SwiftUI
                @main struct Post: App { var body: some Scene { WindowGroup { Desk() } } }
                struct Mail: Identifiable { let url: URL; var id: URL { url } }
                struct Desk: View {
                    @State var open: Mail?
                    @State var isWriting = false
                    var body: some View {
                        Text("d").onOpenURL { url in \(handler) }.sheet(item: $open) { _ in MailView() }
                            .onOpenURL { url in \(other) }.sheet(isPresented: $isWriting) { PenView() }
                    }
                }
                struct MailView: View { var body: some View { Text("m") } }
                struct PenView: View { var body: some View { Text("p") } }
                """
            ], has: [line], hasNot: line.hasPrefix("link mail") ? ["the pattern of"] : []
        ).check()
    }
}
