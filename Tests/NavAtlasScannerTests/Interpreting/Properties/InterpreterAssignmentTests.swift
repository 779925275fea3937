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
}
