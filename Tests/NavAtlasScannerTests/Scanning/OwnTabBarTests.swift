import Testing

/// Bars and lists of the app's own that choose among screens by a number or a case, handed on to who shows them.
struct OwnTabBarTests {
    private static let bar = """
        struct MillView: View {
            @State private var selected = 0
            var body: some View {
                ZStack {
                    Floors(selected: selected)
                    HStack {
                        Knob(title: "wheel") { selected = 0 }
                        Knob(title: "stone") { selected = 1 }
                    }
                }
            }
        }
        struct Knob: View {
            let title: String
            let press: () -> Void
            var body: some View { Button(title, action: press) }
        }
        struct Floors: View {
            let selected: Int
            var body: some View {
                Group {
                    switch selected {
                    case 1: StoneView()
                    default: WheelView()
                    }
                }
            }
        }
        """

    private static func views(_ titled: String) -> String {
        """
        struct WheelView: View {
            var body: some View { NavigationLink("sack") { SackView() }\(titled) }
        }
        struct StoneView: View { var body: some View { Text("stone")\(titled) } }
        struct SackView: View { var body: some View { Text("sack") } }
        """
    }

    @Test func aNumberThatIsHandedOnChooses() {
        let app = """
            import SwiftUI
            @main struct Mill: App { var body: some Scene { WindowGroup { MillView() } } }
            """
        ScannedApp(
            "a bar by which a person enters", ["App.swift": [app, Self.bar, Self.views("")].joined(separator: "\n")],
            has: [
                "MillView -root-> StoneView : stoneView", "MillView -root!-> WheelView : wheelView",
                "WheelView ~push~> SackView : NavigationLink",
            ], hasNot: ["Floors", "MillView ~push~>"]
        ).check()
    }

    /// What comes up instead of a bar and all its pages is a part of the view.
    @Test(arguments: [
        "if let failure { Failure(text: failure) { self.failure = nil } }", "if isBusy { ProgressView() }",
    ])
    func aBarMayStandInABranch(_ instead: String) {
        let app = """
            import SwiftUI
            @main struct Mill: App { var body: some Scene { WindowGroup { Door() } } }
            struct Door: View {
                @State private var isIn = false
                var body: some View {
                    NavigationStack { if isIn { MillView() } else { Button("Enter") { isIn = true } } }
                }
            }
            enum Floor: String, CaseIterable { case wheel, stone }
            struct MillView: View {
                @EnvironmentObject private var miller: Miller
                @State private var floor: Floor = .wheel
                @State private var failure: String?
                @State private var isBusy = false
                var body: some View {
                    VStack {
                        \(instead) else {
                            switch floor {
                            case .wheel: WheelView()
                            case .stone: StoneView()
                            }
                            HStack {
                                ForEach(Floor.allCases, id: \\.self) { one in
                                    Text(one.rawValue).onTapGesture { floor = one }
                                }
                            }
                        }
                    }
                    .onReceive(miller.$failure) { if let new = $0 { failure = new } }
                }
            }
            final class Miller: ObservableObject { @Published var failure: String? }
            struct Failure: View {
                let text: String
                let retry: () -> Void
                var body: some View { Button(text, action: retry) }
            }
            """
        ScannedApp(
            instead, ["App.swift": [app, Self.views("")].joined(separator: "\n")],
            has: [
                "MillView -root!-> WheelView : wheel", "MillView ~root~> StoneView : MillView.stone",
                "WheelView ~push~> SackView : NavigationLink",
            ], hasNot: ["Failure", "MillView ~push~>"]
        ).check()
    }

    /// Views that have titles are screens, where what stands around them has none.
    @Test(arguments: [true, false])
    func aBarBehindALoginIsOneIfItsViewsHaveTitles(_ areTitled: Bool) {
        let app = """
            import SwiftUI
            @main struct Mill: App { var body: some Scene { WindowGroup { DoorView() } } }
            struct DoorView: View {
                @State private var isOpen = false
                var body: some View {
                    NavigationStack {
                        Group { if isOpen { MillView() } else { BellView(ring: { isOpen = true }) } }
                    }
                }
            }
            struct BellView: View {
                let ring: () -> Void
                var body: some View { Button("ring", action: ring).navigationTitle("Bell") }
            }
            struct PostcardView: View {
                @State private var isTurned = false
                var body: some View {
                    if isTurned { MillView() } else { Text("mill").onAppear { isTurned = true }.navigationTitle("Card") }
                }
            }
            """
        let views = Self.views(areTitled ? ".navigationTitle(\"Mill\")" : "")
        ScannedApp(
            "a bar behind a login", ["App.swift": [app, Self.bar, views].joined(separator: "\n")],
            has: areTitled
                ? [
                    "MillView -root-> StoneView : stoneView", "MillView -root!-> WheelView : wheelView",
                    "WheelView ~push~> SackView : NavigationLink", "PostcardView -root-> MillView : millView",
                ] : ["MillView ~push~> SackView : NavigationLink"],
            hasNot: areTitled ? ["MillView ~push~>", "PostcardView ~push~>"] : ["WheelView", "StoneView"]
        ).check()
    }

    /// What a case shows if something more is known is shown by that case.
    @Test func aCaseOfASelectionShowsWhatAConditionInItShows() {
        let source = """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { ZooView() } } }
            enum House: Hashable { case map, lion(Int), owl(Int) }
            struct ZooView: View {
                @State private var house: House? = .map
                var body: some View {
                    NavigationSplitView {
                        HouseList(house: $house)
                    } detail: {
                        NavigationStack { detail(for: house) }
                    }
                }
                @ViewBuilder private func detail(for house: House?) -> some View {
                    switch house {
                    case .lion(let id):
                        if let lion = find(id) as? Lion { LionView(lion: lion) } else { Text("gone") }
                    case .owl: OwlView()
                    default: MapView()
                    }
                }
                private func find(_ id: Int) -> Any { Lion() }
            }
            struct Lion {}
            struct HouseList: View {
                @Binding var house: House?
                var body: some View {
                    List(selection: $house) {
                        NavigationLink("lion", value: House.lion(1))
                        NavigationLink("owl", value: House.owl(1))
                    }
                }
            }
            struct LionView: View { let lion: Lion; var body: some View { Text("lion") } }
            struct OwlView: View { var body: some View { Text("owl") } }
            struct MapView: View { var body: some View { Text("map") } }
            """
        ScannedApp(
            "a zoo by houses", ["App.swift": source],
            has: [
                "ZooView -root-> LionView : lion", "HouseList ~root~> LionView : ZooView.lion",
                "HouseList ~root~> OwlView : ZooView.owl",
            ], hasNot: ["unresolved"]
        ).check()
    }

    /// The bar's screens stand in one branch beside a screen without it, in the stack of the window, or of all that the window
    /// shows.
    @Test(arguments: [true, false]) func aBranchHoldsTheBar(_ isWindow: Bool) {
        ScannedApp(
            "a bar after signing in",
            [
                "App.swift": """
                import SwiftUI
                @main struct Mill: App { var body: some Scene { WindowGroup { \(isWindow ? "MillView" : "YardView")() } } }
                struct YardView: View { var body: some View { MillView().padding() } }
                struct MillView: View {
                    @State private var isOpen = false
                    @State private var selected = 0
                    var body: some View {
                        NavigationStack {
                            Group {
                                if isOpen {
                                    VStack {
                                        floors
                                        HStack { Knob(selected: $selected, number: 0); Knob(selected: $selected, number: 1) }
                                    }
                                } else {
                                    GateView { isOpen = true }
                                }
                            }
                        }
                    }
                    private var floors: some View {
                        ZStack {
                            if selected == 0 { WheelView() } else if selected == 1 { StoneView() }
                        }
                    }
                }
                struct Knob: View {
                    @Binding var selected: Int
                    let number: Int
                    var body: some View { Button("k") { selected = number } }
                }
                struct GateView: View { let open: () -> Void; var body: some View { Button("o", action: open) } }
                struct WheelView: View {
                    @State private var isShown = false
                    var body: some View { Button("s") { isShown = true }.sheet(isPresented: $isShown) { SackView() } }
                }
                struct StoneView: View { var body: some View { NavigationLink("s") { SackView() } } }
                struct SackView: View { var body: some View { Text("s") } }
                """
            ],
            has: [
                "MillView -root!-> GateView : \(isWindow ? "root" : "gateView")",
                "MillView -root-> StoneView : stoneView",
                "MillView -root-> WheelView : wheelView", "WheelView ~sheet~> SackView : WheelView.isShown",
                "StoneView ~push~> SackView : NavigationLink",
            ], hasNot: ["MillView ~sheet~>", "MillView ~push~>", "MillView -sheet->"]
        ).check()
    }

    /// A bar of the app's own that stands around `TabView` and is given the views: they are tabs of the view that gives them.
    @Test(arguments: ["TabView(selection: $selected) { content() }", "TabView(selection: $selected, content: content)"])
    func isGivenTabs(_ tabs: String) {
        ScannedApp(
            tabs,
            [
                "App.swift": """
                import SwiftUI
                enum Floor: Hashable { case wheel, stone }
                @main struct Mill: App { var body: some Scene { WindowGroup { MillView() } } }
                struct MillView: View {
                    @State private var floor = Floor.wheel
                    var body: some View {
                        Stairs(selected: $floor) {
                            WheelView(descend: { floor = .stone }).tag(Floor.wheel)
                            StoneView().tag(Floor.stone)
                        }
                    }
                }
                struct Stairs<Content: View>: View {
                    @Binding var selected: Floor
                    @ViewBuilder let content: () -> Content
                    var body: some View {
                        \(tabs).overlay(alignment: .bottom) { Button("w") { selected = .wheel } }
                    }
                }
                struct WheelView: View { let descend: () -> Void; var body: some View { Button("d", action: descend) } }
                struct StoneView: View { var body: some View { Text("s") } }
                """
            ],
            has: [
                "coordinator MillView tab [style=navigationStack]", "MillView -tab-> WheelView : wheel",
                "MillView -tab-> StoneView : stone", "WheelView ~tab~> StoneView : MillView.stone",
            ], hasNot: ["-root", "Stairs", "unresolved"]
        ).check()
    }
}
