import Testing

/// What a property begins with, where code that is run before anything is drawn gives it another value.
@Suite struct InitialValueTests {
    private static func kiln(_ first: String) -> [String: String] {
        [
            "Kiln.swift": """
            import Combine
            import Stinsen
            import SwiftUI
            @main struct Kiln: App { var body: some Scene { WindowGroup { KilnCoordinator().view() } } }
            final class KilnCoordinator: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\KilnCoordinator.door)
                @Root var door = makeDoor
                @Root var fire = makeFire
                let lit = PassthroughSubject<Void, Never>()
                var bag: Set<AnyCancellable> = []
                init() { lit.sink { [weak self] in self?.root(\\.fire) }.store(in: &bag) }
                @ViewBuilder func makeDoor() -> some View {
                    let model = DoorModel(lit: lit)
                    DoorView(model: model)
                }
                func makeFire() -> some View { FireView() }
            }
            struct FireView: View { var body: some View { Text("fire") } }
            enum Heat { case cold(Int), rising, broken }
            final class DoorModel: ObservableObject {
                let lit: PassthroughSubject<Void, Never>
                struct Gauge { var heat\(first) }
                @Published var gauge = Gauge()
                init(lit: PassthroughSubject<Void, Never>) {
                    self.lit = lit
                    listen()
                }

                func listen() { Task { [self] in heatUp() } }
                func heatUp() { gauge.heat = .rising }
            }
            struct DoorView: View {
                @StateObject var model: DoorModel
                init(model: DoorModel) { _model = StateObject(wrappedValue: model) }
                var body: some View {
                    switch model.gauge.heat {
                    case .cold: Button("light") { model.lit.send() }
                    case .rising: Text("wait")
                    case .broken: Text("broken")
                    }
                }
            }
            """
        ]
    }

    @Test(arguments: [": Heat = .cold(0)", " = Heat.cold(0)"]) func isShownStill(first: String) {
        ScannedApp(
            first, Self.kiln(first), has: ["DoorView ~root~> FireView : KilnCoordinator.fire"],
            hasNot: ["KilnCoordinator ~"]
        ).check()
    }
}
