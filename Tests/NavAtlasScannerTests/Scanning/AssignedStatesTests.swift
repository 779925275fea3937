import Testing

/// What an assignment changes beside the property itself, and what it leaves as it was.
struct AssignedStatesTests {
    /// A model with a state of three steps, each of which shows another screen.
    private static func ferry(_ model: String, step: String = "model.step", changes: String = "") -> [String: String] {
        [
            "App.swift": """
            import Combine
            import SwiftUI
            enum Step { case quay, deck, cabin }
            enum Event { case boarded, slept, landed }
            final class Ferry: ObservableObject {
                \(model)
            }
            struct FerryView: View {
                @StateObject var model = Ferry()
                \(changes.isEmpty ? "" : "@State private var step = Step.quay")
                var body: some View {
                    Group {
                        switch \(step) {
                        case .quay: QuayView(model: model)
                        case .deck: DeckView(model: model)
                        case .cabin: CabinView()
                        }
                    }
                    \(changes)
                }
            }
            struct QuayView: View {
                let model: Ferry
                var body: some View { Button("board") { model.send(.boarded) } }
            }
            struct DeckView: View {
                let model: Ferry
                var body: some View { Button("sleep") { model.send(.slept) } }
            }
            struct CabinView: View { var body: some View { Text("cabin") } }
            @main struct Sea: App { var body: some Scene { WindowGroup { FerryView() } } }
            """
        ]
    }

    private static let reduce = """
        static func next(_ step: Step, _ event: Event) -> Step {
            switch (step, event) {
            case (.quay, .boarded): return .deck
            case (.deck, .slept): return .cabin
            case (_, .landed): return .quay
            default: return step
            }
        }
        """

    private static let transitions = [
        "QuayView ~root~> DeckView : FerryView.deck", "DeckView ~root~> CabinView : FerryView.cabin",
    ]
    private static let others = [
        "QuayView ~root~> CabinView", "~root~> QuayView", "FerryView ~root~>", "unresolved",
    ]

    /// `state = State(step: .deck)` changes the step.
    @Test func aRecordIsAssignedAsAWhole() {
        ScannedApp(
            "a record",
            Self.ferry(
                """
                struct State { let step: Step; let day = 1 }
                @Published var state = State(step: .quay)
                func send(_ event: Event) {
                    switch event {
                    case .boarded: state = State(step: .deck)
                    case .slept: state = State(step: .cabin)
                    case .landed: break
                    }
                }
                """, step: "model.state.step"),
            has: Self.transitions, hasNot: Self.others
        ).check()
    }

    /// A function that gives back the state that it was given changes nothing.
    @Test(arguments: ["step = Self.next(step, event)", "step = Self.next(self.step, event)"])
    func whatAFunctionGivesBackIsNoChange(_ assignment: String) {
        ScannedApp(
            assignment,
            Self.ferry(
                "@Published var step = Step.quay\nfunc send(_ event: Event) { \(assignment) }\n\(Self.reduce)"),
            has: Self.transitions, hasNot: Self.others
        ).check()
    }

    /// `scan` makes the next state of the last one, by whatever streams the events come.
    @Test(arguments: [
        "events.scan(step, Self.next)", "events.scan(step) { Self.next($0, $1) }.prepend(step)",
        "Publishers.Merge(events, events).receive(on: RunLoop.main).scan(step, Self.next)",
        "Deferred { [events] in events.scan(Step.quay, Self.next) }",
    ])
    func aStreamOfEventsMakesStates(_ stream: String) {
        ScannedApp(
            stream,
            Self.ferry(
                """
                @Published var step = Step.quay
                private let events = PassthroughSubject<Event, Never>()
                private var bag = Set<AnyCancellable>()
                init() { \(stream).assign(to: \\.step, on: self).store(in: &bag) }
                func send(_ event: Event) { events.send(event) }
                \(Self.reduce)
                """),
            has: Self.transitions, hasNot: Self.others
        ).check()
    }

    /// A subject is told what another sends: `sink(receiveValue: subject.send)`.
    @Test func aSubjectListens() {
        ScannedApp(
            "a subject",
            Self.ferry(
                """
                @Published var step = Step.quay
                private let events = PassthroughSubject<Event, Never>(), heard = PassthroughSubject<Event, Never>()
                private var bag = Set<AnyCancellable>()
                init() {
                    events.sink(receiveValue: heard.send).store(in: &bag)
                    heard.sink { self.step = $0 == .boarded ? .deck : .cabin }.store(in: &bag)
                }
                func send(_ event: Event) { events.send(event) }
                """),
            has: Self.transitions, hasNot: ["~root~> QuayView", "FerryView ~root~>", "unresolved"]
        ).check()
    }

    /// A view that copies what it receives does not choose by itself: whoever changes it does.
    @Test(arguments: [
        ".onReceive(model.$step) { step = $0 }", ".onReceive(model.$step.dropFirst()) { new in step = new }",
        ".onChange(of: model.step) { _, new in step = new }", ".onChange(of: model.step) { step = $0 }",
    ])
    func whoChangesWhatIsCopiedLeadsOn(_ changes: String) {
        ScannedApp(
            changes,
            Self.ferry(
                """
                @Published var step = Step.quay
                func send(_ event: Event) {
                    switch event {
                    case .boarded: step = .deck
                    case .slept: step = .cabin
                    case .landed: break
                    }
                }
                """, step: "step", changes: changes),
            has: Self.transitions, hasNot: Self.others
        ).check()
    }

    /// What the view itself changes, it chooses itself.
    @Test func aViewFollowsItsOwnChange() {
        ScannedApp(
            "a change as the view appears",
            Self.ferry(
                """
                @Published var step = Step.quay
                func send(_ event: Event) {
                    switch event {
                    case .landed: step = .deck
                    case .slept: step = .cabin
                    case .boarded: break
                    }
                }
                """, step: "step",
                changes: ".onAppear { model.send(.landed) }.onReceive(model.$step) { step = $0 }"),
            has: ["FerryView ~root~> DeckView : FerryView.deck", "DeckView ~root~> CabinView : FerryView.cabin"],
            hasNot: ["QuayView ~root~>", "FerryView ~root~> CabinView", "FerryView ~root~> QuayView"]
        ).check()
    }

    /// A screen that is shown by a choice does not lead to what is chosen already.
    @Test func aChoiceOfWhatIsThereLeadsNowhere() {
        ScannedApp(
            "a harbour",
            [
                "App.swift": """
                import SwiftUI
                final class Pass: ObservableObject { @Published var isGiven = false }
                struct GateView: View {
                    @StateObject var pass = Pass()
                    var body: some View {
                        if pass.isGiven { NavigationStack { HarbourView(pass: pass) } } else { DeskView(pass: pass) }
                    }
                }
                struct DeskView: View {
                    let pass: Pass
                    var body: some View { Button("in") { pass.isGiven = true } }
                }
                struct HarbourView: View {
                    let pass: Pass
                    var body: some View { NavigationLink("dock") { DockView(pass: pass) } }
                }
                struct DockView: View {
                    let pass: Pass
                    var body: some View {
                        Button("renew") { pass.isGiven = true }
                        Button("out") { pass.isGiven = false }
                    }
                }
                @main struct Port: App { var body: some Scene { WindowGroup { GateView() } } }
                """
            ],
            has: ["DeskView ~root~> HarbourView : GateView.root", "DockView ~root~> DeskView : GateView.deskView"],
            hasNot: ["DockView ~root~> HarbourView"]
        ).check()
    }

    /// What is given a parameter that is always there is not nothing, whatever else is set back.
    @Test func whatIsGivenIsThere() {
        ScannedApp(
            "whatIsGivenIsThere",
            [
                "App.swift": """
                import SwiftUI
                @main struct Sea: App { var body: some Scene { WindowGroup { DeskView() } } }
                struct Boat: Identifiable { let id: Int }
                @Observable final class Desk {
                    var boat: Boat?
                    var number: Int?
                    var page: URL?
                    func show(_ boat: Boat) { page = nil; self.boat = boat; number = boat.id }
                    func find(_ number: Int) { page = nil; boat = nil; self.number = number }
                    func open(_ page: URL) { boat = nil; self.page = page }
                    func take(_ boat: Boat?) { number = nil; page = nil; self.boat = boat }
                }
                struct DeskView: View {
                    @State private var desk = Desk()
                    var body: some View {
                        NavigationSplitView { ListView(desk: desk) } detail: {
                            if let page = desk.page { PageView(page: page, desk: desk) }
                            else if let boat = desk.boat { BoatView(boat: boat, desk: desk) }
                            else if let number = desk.number { FindView(number: number) }
                            else { NothingView() }
                        }
                    }
                }
                struct ListView: View {
                    let desk: Desk
                    var body: some View {
                        Button("boat") { desk.show(Boat(id: 1)) }
                        Button("find") { desk.find(2) }
                    }
                }
                struct BoatView: View {
                    let boat: Boat
                    let desk: Desk
                    var body: some View { Button("page") { desk.open(URL(string: "a")!) } }
                }
                struct PageView: View {
                    let page: URL
                    let desk: Desk
                    var body: some View { Button("take") { desk.take(nil) } }
                }
                struct FindView: View { let number: Int; var body: some View { Text("f") } }
                struct NothingView: View { var body: some View { Text("n") } }
                """
            ],
            has: [
                "ListView ~root~> BoatView : DeskView.root", "ListView ~root~> FindView : DeskView.root",
                "BoatView ~root~> PageView : DeskView.root", "PageView ~root~> NothingView : DeskView.root",
            ],
            hasNot: [
                "ListView ~root~> NothingView", "BoatView ~root~> NothingView", "BoatView ~root~> FindView",
                "ListView ~root~> PageView",
            ]
        ).check()
    }

    /// A step that is counted on may be any, also where the code names what stands for none: that is said.
    @Test func aValueThatIsNotKnownStandsBesideOthers() {
        ScannedApp(
            "a form",
            [
                "App.swift": """
                import SwiftUI
                @main struct Form: App { var body: some Scene { WindowGroup { FormView() } } }
                enum Step: Int { case name, address, done }
                final class Model: ObservableObject {
                    @Published var step: Step = .name
                    func next() { step = Step(rawValue: UserDefaults.standard.integer(forKey: "step")) ?? .done }
                }
                struct FormView: View {
                    @StateObject private var model = Model()
                    var body: some View {
                        switch model.step {
                        case .name: NameView(model: model)
                        case .address: AddressView()
                        case .done: DoneView()
                        }
                    }
                }
                struct NameView: View { let model: Model; var body: some View { Button("next") { model.next() } } }
                struct AddressView: View { var body: some View { Text("address") } }
                struct DoneView: View { var body: some View { Text("done") } }
                """
            ],
            has: [
                "NameView ~root~> DoneView : FormView.done",
                "unresolved \"step =\" : \"which destination it means is decided while the app runs\" "
                    + "[from=NameView candidate=AddressView]",
            ]
        ).check()
    }
}
