import Testing

/// What is assigned, where only the type of what it is assigned to says what is meant.
struct InterpreterAssignmentTests {
    /// `guide = .init(path: $path)`, of a variable of a file and of one of a type itself.
    @Test(arguments: [
        ("var guide: Guide?", "guide"), ("enum Guides { static var current: Guide? }", "Guides.current"),
    ])
    func aVariableOfNoObjectHasAType(_ declaration: String, _ guide: String) {
        ScannedApp(
            "a zoo with one guide",
            [
                "App.swift": """
                import SwiftUI
                @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
                enum Stop: Hashable { case lions, seals }
                \(declaration)
                final class Guide {
                    @Binding private var path: [Stop]
                    init(path: Binding<[Stop]>) { _path = path }
                    func lead(to stop: Stop) { path.append(stop) }
                }
                struct GateView: View {
                    @State private var path: [Stop] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Button("lions") { \(guide)?.lead(to: .lions) }
                                .navigationDestination(for: Stop.self) { stop in
                                    switch stop {
                                    case .lions: LionView()
                                    case .seals: SealView()
                                    }
                                }
                        }
                        .onAppear { if \(guide) == nil { \(guide) = .init(path: $path) } }
                    }
                }
                struct LionView: View { var body: some View { Button("seals") { \(guide)?.lead(to: .seals) } } }
                struct SealView: View { var body: some View { Text("s") } }
                """
            ],
            has: ["GateView ~push~> LionView : GateView.lions", "LionView ~push~> SealView : GateView.seals"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// A model that a stack holds assigns through a binding: the state that this is bound to changes.
    @Test func anyObjectOfATypeAssignsThroughItsBinding() {
        ScannedApp(
            "a club whose door tells by a binding who came in",
            [
                "App.swift": """
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { ClubView(model: ClubModel()) } } }
                enum Outcome: Equatable { case entered(Int) }
                enum Room: Hashable { case door(DoorModel), bar }
                struct ClubView: View {
                    @State private var model: ClubModel
                    @State private var outcome: Outcome?
                    init(model: ClubModel) { self.model = model }
                    var body: some View {
                        NavigationStack(path: $model.path) {
                            Text("Club").navigationDestination(for: Room.self) { room in
                                switch room {
                                case .door(let model): DoorView(model: model)
                                case .bar: BarView()
                                }
                            }
                        }
                        .onAppear { model.start(outcome: $outcome) }
                        .onChange(of: outcome) { _, new in new.map(model.handle) }
                    }
                }
                @Observable final class ClubModel {
                    var path: [Room] = []
                    func start(outcome: Binding<Outcome?>) { path.append(.door(DoorModel(outcome: outcome))) }
                    func handle(_ outcome: Outcome) { switch outcome { case .entered: path.append(.bar) } }
                }
                final class DoorModel: Hashable {
                    @Binding private var outcome: Outcome?
                    init(outcome: Binding<Outcome?>) { self._outcome = outcome }
                    func enter() { outcome = .entered(1) }
                    static func == (left: DoorModel, right: DoorModel) -> Bool { left === right }
                    func hash(into hasher: inout Hasher) {}
                }
                struct DoorView: View { let model: DoorModel; var body: some View { Button("Enter") { model.enter() } } }
                struct BarView: View { var body: some View { Text("Bar") } }
                """
            ],
            has: ["DoorView ~push~> BarView : ClubView.bar"], hasNot: ["unresolved"]
        ).check()
    }
}
