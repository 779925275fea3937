import Testing

/// Views whose pages turn one another.
@Suite struct TurningPagesTests {
    private static func club(_ desk: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Club: App {
                @State private var isIn = false
                var body: some Scene { WindowGroup { if isIn { Hall() } else { Desk(entered: { isIn = true }) } } }
            }
            \(desk)
            struct Enter: View {
                @State private var name = ""
                var join: () -> Void = {}
                var entered: () -> Void = {}
                var body: some View {
                    TextField("name", text: $name)
                    Button("join", action: join)
                    Button("enter") { entered() }
                }
            }
            struct Join: View {
                @State private var mail = ""
                var sent: (String) -> Void = { _ in }
                var body: some View { TextField("mail", text: $mail); Button("send") { sent(mail) } }
            }
            struct Forgot: View {
                @State private var mail = ""
                var back: () -> Void = {}
                var body: some View { TextField("mail", text: $mail); Button("back") { back() } }
            }
            struct Sent: View { let mail: String; var body: some View { Text(mail) } }
            struct Hall: View { var body: some View { Text("hall") } }
            """
        ]
    }

    /// Each of the forms of a sign-in is a screen, though one carries something, in a view that is shown for a while only.
    @Test func areScreens() {
        let desk = """
            struct Desk: View {
                enum Page: Equatable { case enter, join, forgot, sent(mail: String) }
                @State private var page: Page = .enter
                var entered: () -> Void
                var body: some View {
                    ZStack {
                        if page == .enter { Enter(join: { page = .join }, entered: entered).transition(.opacity) }
                        if page == .join { Join(sent: { mail in withAnimation { page = .sent(mail: mail) } }) }
                        if page == .forgot { Forgot(back: { page = .enter }) }
                        if case .sent(let mail) = page { Sent(mail: mail) }
                    }
                }
            }
            """
        ScannedApp(
            "a sign-in", Self.club(desk),
            has: [
                "Desk -root!-> Enter : enter", "Desk -root-> Sent : sent", "Enter ~root~> Join : Desk.join",
                "Join ~root~> Sent : Desk.sent", "Forgot ~root~> Enter : Desk.enter",
            ], hasNot: ["Desk ~root~>"]
        ).check()
    }

    /// What a bar beside them turns, and what a model does, are parts of one screen.
    @Test(arguments: [
        "@State private var page: Page = .enter",
        "@StateObject private var model = DeskModel()",
    ]) func areNoScreensWhereOthersTurnThem(_ state: String) {
        let page = state.contains("model") ? "model.page" : "page"
        let desk = """
            enum Page { case enter, join, forgot, sent(mail: String) }
            final class DeskModel: ObservableObject { @Published var page: Page = .enter; func load() { page = .join } }
            struct Bar: View { let turn: () -> Void; var body: some View { Button("join") { turn() } } }
            struct Desk: View {
                \(state)
                var entered: () -> Void
                var body: some View {
                    VStack {
                        Bar(turn: { \(state.contains("model") ? "model.load()" : "page = .join") })
                        switch \(page) {
                        case .enter: Enter()
                        case .join: Join()
                        case .forgot: Forgot()
                        case .sent(let mail): Sent(mail: mail)
                        }
                    }
                }
            }
            """
        ScannedApp(state, Self.club(desk), has: ["screen Desk"], hasNot: ["Desk -root-> Join", "~> Join"]).check()
    }

    private static func market(_ hall: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            enum Aisle: CaseIterable { case fruit, bread }
            @main struct Market: App { var body: some Scene { WindowGroup { Door() } } }
            struct Door: View {
                @State private var isOpen = false
                var body: some View { if isOpen { Hall() } else { Closed(isOpen: $isOpen) } }
            }
            struct Closed: View { @Binding var isOpen: Bool; var body: some View { Button("open") { isOpen = true } } }
            \(hall)
            struct Bar: View {
                @Binding var aisle: Aisle
                var body: some View { ForEach(Aisle.allCases, id: \\.self) { next in Button("turn") { aisle = next } } }
            }
            struct Fruit: View {
                @State private var isCut = false
                var body: some View { Button("cut") { isCut = true }.sheet(isPresented: $isCut) { Knife() } }
            }
            struct Bread: View { var body: some View { Text("bread") } }
            struct Knife: View { var body: some View { Text("knife") } }
            """
        ]
    }

    private static func hall(_ modifiers: String = "") -> String {
        """
        struct Hall: View {
            @State private var aisle = Aisle.fruit
            var body: some View {
                VStack {
                    switch aisle {
                    case .fruit: Fruit()
                    case .bread: Bread()
                    }
                    Bar(aisle: $aisle)
                }\(modifiers)
            }
        }
        """
    }

    /// A bar of the app's own selects one of the first screens, after a person has come in.
    @Test func aBarSelectsScreens() {
        ScannedApp(
            "a bar", Self.market(Self.hall()),
            has: [
                "Door -root-> Hall : hall", "Hall -root!-> Fruit : fruit", "Hall -root-> Bread : bread",
                "Hall ~root~> Bread : Hall.bread", "Fruit ~sheet~> Knife : Fruit.isCut",
            ], hasNot: ["Hall ~sheet~>", "screen Bar"]
        ).check()
    }

    /// In a screen that has a title, it selects one of its parts.
    @Test func aBarSelectsParts() {
        ScannedApp(
            "a bar in a screen", Self.market(Self.hall(".navigationTitle(\"Hall\")")),
            has: ["screen Hall", "Hall ~sheet~> Knife : Hall.isCut"], hasNot: ["Hall -root", "screen Fruit"]
        ).check()
    }

    private static func plainHall(
        _ state: String, _ cases: String, _ button: String, _ modifiers: String = ""
    ) -> String {
        """
        struct Hall: View {
            @State private var aisle\(state)
            var body: some View {
                NavigationStack {
                    VStack {
                        switch aisle {
                        \(cases)
                        }
                        bar
                    }\(modifiers)
                }
            }
            private var bar: some View { HStack { \(button) } }
        }
        """
    }

    private static let byNumber = (
        " = 0", "case 0: Fruit()\ndefault: Bread()",
        "ForEach(0..<2, id: \\.self) { place in Button(\"turn\") { aisle = place } }"
    )

    /// The bar may be written in the view itself, and count.
    @Test(arguments: [
        byNumber,
        (
            " = Aisle.fruit", "case .fruit: Fruit()\ncase .bread: Bread()",
            "ForEach(Aisle.allCases, id: \\.self) { next in Button(\"turn\") { withAnimation { aisle = next } } }"
        ),
    ]) func anOwnBarSelectsScreens(_ state: String, _ cases: String, _ button: String) {
        ScannedApp(
            state, Self.market(Self.plainHall(state, cases, button)),
            has: [
                "Door -root-> Hall : hall", "Hall -root!-> Fruit : fruit", "Hall -root-> Bread : bread",
                "Fruit ~sheet~> Knife : Fruit.isCut",
            ], hasNot: ["Hall ~sheet~>", "Hall -sheet->"]
        ).check()
    }

    /// The state may be a model's that the view and the buttons of its bar hold. A model that loads what is shown selects nothing.
    @Test(arguments: [
        "Turn(shelf: shelf, aisle: .fruit); Turn(shelf: shelf, aisle: .bread)",
        "ForEach(Aisle.allCases, id: \\.self) { next in Button(\"turn\") { shelf.aisle = next } }",
    ]) func aBarOfAModelSelectsScreens(_ bar: String) {
        let hall = """
            final class Shelf: ObservableObject { @Published var aisle = Aisle.fruit }
            struct Hall: View {
                @StateObject private var shelf = Shelf()
                var body: some View {
                    NavigationStack {
                        VStack {
                            switch shelf.aisle {
                            case .fruit: Fruit()
                            case .bread: Bread()
                            }
                            HStack { \(bar) }
                        }
                    }
                }
            }
            struct Turn: View {
                @ObservedObject var shelf: Shelf
                let aisle: Aisle
                var body: some View { Text("turn").onTapGesture { shelf.aisle = aisle } }
            }
            """
        Self.checkBar(bar, Self.market(hall))
    }

    /// The hall chooses among its aisles, which are screens.
    private static func checkBar(_ title: String, _ files: [String: String]) {
        ScannedApp(
            title, files,
            has: [
                "Door -root-> Hall : hall", "Hall -root!-> Fruit : fruit", "Hall -root-> Bread : bread",
                "Hall ~root~> Bread : Hall.bread", "Fruit ~sheet~> Knife : Fruit.isCut",
            ], hasNot: ["Hall ~sheet~>", "Hall -sheet->"]
        ).check()
    }

    private static func shelved(_ action: String) -> [String: String] {
        market(
            """
            final class Shelf: ObservableObject {
                struct State { var aisle = Aisle.fruit; var count = 0 }
                enum Action { case turned(Aisle), counted(Int), cleared }
                @Published var state = State()
                func turn(to aisle: Aisle) { state.aisle = aisle }
                func receive(_ action: Action) {
                    switch action {
                    case .turned(let aisle): withAnimation { state.aisle = aisle }
                    case .counted(let count): state.count = count
                    case .cleared: break
                    }
                }
                func stock(_ aisle: Aisle) async { let found = await Store().load(aisle); state.aisle = found }
            }
            struct Store { func load(_ aisle: Aisle) async -> Aisle { aisle } }
            struct Hall: View {
                @StateObject private var shelf: Shelf
                init(shelf: Shelf) { _shelf = StateObject(wrappedValue: shelf) }
                var body: some View { ZStack { content; bar } }
                @ViewBuilder private var content: some View {
                    switch shelf.state.aisle {
                    case .fruit: Fruit()
                    case .bread: Bread()
                    }
                }
                private var bar: some View {
                    ForEach(Aisle.allCases, id: \\.self) { next in Button("turn") { \(action) } }
                }
            }
            """
        ).mapValues { $0.replacing("Hall()", with: "Hall(shelf: Shelf())") }
    }

    /// The model may keep the state in a value, and be told what to select.
    @Test(arguments: ["shelf.state.aisle = next", "shelf.turn(to: next)", "shelf.receive(.turned(next))"])
    func aModelSelectsWhatItIsHanded(_ action: String) {
        Self.checkBar(action, Self.shelved(action))
    }

    /// A model that is handed something else, or shows what it has loaded for it, selects nothing.
    @Test(arguments: ["shelf.receive(.cleared)", "Task { await shelf.stock(next) }"])
    func aModelThatLoadsSelectsNothing(_ action: String) {
        ScannedApp(
            action, Self.shelved(action), has: ["screen Hall", "Hall ~sheet~> Knife : Hall.isCut"],
            hasNot: ["Hall -root", "screen Fruit"]
        ).check()
    }

    /// In a screen that has a title, that chooses among its parts as well.
    @Test func anOwnBarSelectsParts() {
        let (state, cases, button) = Self.byNumber
        ScannedApp(
            "an own bar in a screen",
            Self.market(Self.plainHall(state, cases, button, ".navigationTitle(\"Hall\")")),
            has: ["Hall ~sheet~> Knife : Hall.isCut"], hasNot: ["Hall -root", "screen Fruit"]
        ).check()
    }

    /// Where one of the screens holds a stack of its own, the others are not drawn by the view around them as well.
    @Test func screensBesideAStackAreNoParts() {
        let (state, cases, button) = Self.byNumber
        let hall = Self.plainHall(state, cases, button.replacing("aisle = place", with: "aisle = 1 - aisle"))
        var app = Self.market(hall)
        app["App.swift"] = app["App.swift"]?
            .replacing("{ Text(\"bread\") }", with: "{ NavigationStack { Text(\"bread\") } }")
        ScannedApp(
            "a bar of stacks", app, has: ["Hall -root-> Bread : bread", "Fruit ~sheet~> Knife : Fruit.isCut"],
            hasNot: ["Hall ~sheet~>", "Hall -sheet->"]
        ).check()
    }

    private static func tour(_ body: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Park: App { var body: some Scene { WindowGroup { Gate() } } }
            struct Gate: View {
                @State private var isOn = false
                var body: some View { Button("tour") { isOn = true }.sheet(isPresented: $isOn) { Tour() } }
            }
            struct Tour: View {
                enum Stop { case pond, hill }
                @State private var stop = Stop.pond
                var body: some View { \(body) }
                private func climb() { withAnimation { stop = .hill } }
                private func load() async { stop = .hill }
            }
            struct Pond: View {
                var next: () -> Void = {}
                var body: some View { Button("next") { next() } }
            }
            struct Lake: View { @Binding var stop: Tour.Stop; var body: some View { Button("next") { stop = .hill } } }
            struct Hill: View { var body: some View { Text("hill") } }
            """
        ]
    }

    /// Steps that do nothing but lead to the next are screens, whatever stands around the choice, and the sheet shows the view
    /// that holds them.
    @Test(arguments: [
        "switch stop { case .pond: Pond(next: { stop = .hill }) case .hill: Hill() }",
        "Group { switch stop { case .pond: Pond { climb() } case .hill: Hill() } }",
        "ZStack { Color.green; switch stop { case .pond: Pond(next: climb) case .hill: Hill() } }",
        "NavigationStack { VStack { switch stop { case .pond: Pond(next: climb) case .hill: Hill() } } }",
    ])
    func stepsAreScreens(_ body: String) {
        ScannedApp(
            "steps", Self.tour(body),
            has: [
                "Gate ~sheet~> Tour : Gate.isOn", "Tour -root!-> Pond : pond", "Tour -root-> Hill : hill",
                "Pond ~root~> Hill : Tour.hill",
            ], hasNot: ["Gate -sheet-> Pond", "Tour ~root~>"]
        ).check()
    }

    /// A step that is given the binding of the state leads on as well.
    @Test func aStepThatIsBoundLeadsOn() {
        ScannedApp(
            "a binding", Self.tour("switch stop { case .pond: Lake(stop: $stop) case .hill: Hill() }"),
            has: ["Gate ~sheet~> Tour : Gate.isOn", "Lake ~root~> Hill : Tour.hill"], hasNot: ["Gate ~sheet~> Hill"]
        ).check()
    }

    /// What a view shows while it loads, and after that, are parts of one screen.
    @Test(arguments: [
        "switch stop { case .pond: Pond().task { await load() } case .hill: Hill() }",
        "switch stop { case .pond: ProgressView().task { await load() } case .hill: Pond(next: { stop = .pond }) }",
    ])
    func whatIsLoadedIsOneScreen(_ body: String) {
        ScannedApp(
            "a loading view", Self.tour(body), has: ["Gate ~sheet~> Tour : Gate.isOn", "screen Tour"],
            hasNot: ["Tour -root", "screen Hill"]
        ).check()
    }
}
