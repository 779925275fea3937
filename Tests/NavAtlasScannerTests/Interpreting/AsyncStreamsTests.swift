import Testing

/// What is yielded to a stream comes to the loops that read it, for the screen that yields.
@Suite struct AsyncStreamsTests {
    private static func radio(_ name: String, _ making: String) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                enum Program: Hashable { case news, jazz }
                final class Air {
                    let waves: AsyncStream<Program>
                    private let mast: AsyncStream<Program>.Continuation
                    init() { \(making) }
                    func send(_ program: Program) { mast.yield(program) }
                }
                @main struct Radio: App { var body: some Scene { WindowGroup { Receiver() } } }
                struct Receiver: View {
                    @State private var air = Air()
                    @State private var path: [Program] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Dial(air: air).navigationDestination(for: Program.self) { program in
                                switch program {
                                case .news: News(air: air)
                                case .jazz: Jazz()
                                }
                            }
                        }
                        .task { for await program in air.waves { path.append(program) } }
                    }
                }
                struct Dial: View { let air: Air; var body: some View { Button("News") { air.send(.news) } } }
                struct News: View { let air: Air; var body: some View { Button("Jazz") { air.send(.jazz) } } }
                struct Jazz: View { var body: some View { Text("Jazz") } }
                """
            ], has: ["Dial ~push~> News : Receiver.news", "News ~push~> Jazz : Receiver.jazz"],
            hasNot: ["Dial ~push~> Jazz", "News ~push~> News", "unresolved"])
    }

    static let apps = [
        radio("both ends assigned", "(waves, mast) = AsyncStream.makeStream(of: Program.self)"),
        radio("both ends bound", "let (one, other) = AsyncStream<Program>.makeStream(); waves = one; mast = other"),
        radio(
            "ends by their names",
            "let air = AsyncStream<Program>.makeStream(); waves = air.stream; mast = air.continuation"),
        radio(
            "a continuation in a closure",
            "var end: AsyncStream<Program>.Continuation!; waves = AsyncStream { end = $0 }; mast = end"),
    ]

    @Test(arguments: apps) func areListenedTo(_ app: ScannedApp) { app.check() }
}
