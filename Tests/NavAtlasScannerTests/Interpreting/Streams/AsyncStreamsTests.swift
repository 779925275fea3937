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

    /// A method of `Publisher` makes a stream of its own for each publisher.
    private static let ofPublishers = ScannedApp(
        "streams of publishers",
        [
            "App.swift": """
            import Combine
            import SwiftUI
            extension Publisher where Failure == Never {
                func waves() -> AsyncStream<Output> { AsyncStream { end in _ = sink { end.yield($0) } } }
            }
            final class Air {
                let songs = PassthroughSubject<Int, Never>()
                let talks = PassthroughSubject<Int, Never>()
            }
            @main struct Radio: App {
                private let air = Air()
                var body: some Scene { WindowGroup { TabView { Music(air: air); Speech(air: air) } } }
            }
            struct Music: View {
                let air: Air
                @State private var isOn = false
                var body: some View {
                    Button("Play") { air.songs.send(1) }
                        .sheet(isPresented: $isOn) { Song() }
                        .task { for await _ in air.songs.waves() { isOn = true } }
                }
            }
            struct Speech: View {
                let air: Air
                @State private var isOn = false
                var body: some View {
                    Button("Play") { air.talks.send(1) }
                        .sheet(isPresented: $isOn) { Talk() }
                        .task { for await _ in air.talks.waves() { isOn = true } }
                }
            }
            struct Song: View { var body: some View { Text("Song") } }
            struct Talk: View { var body: some View { Text("Talk") } }
            """
        ], has: ["Music ~sheet~> Song : Music.isOn", "Speech ~sheet~> Talk : Speech.isOn"],
        hasNot: ["Music ~sheet~> Talk", "Speech ~sheet~> Song", "unresolved"])

    /// A dependency makes a stream of its own for each screen that asks for it.
    private static let ofDependencies = ScannedApp(
        "streams of a dependency",
        [
            "App.swift": """
            import Network
            import SwiftUI
            struct Air { var waves: () -> AsyncStream<Bool> }
            extension Air {
                static let live = Air(waves: {
                    let monitor = NWPathMonitor()
                    return AsyncStream<Bool> { end in
                        monitor.pathUpdateHandler = { path in end.yield(path.status == .satisfied) }
                    }
                })
            }
            @main struct Radio: App {
                private let air = Air.live
                var body: some Scene { WindowGroup { TabView { Music(air: air); Speech(air: air) } } }
            }
            struct Music: View {
                let air: Air
                @State private var isOn = false
                var body: some View {
                    Text("Music").opacity(isOn ? 1 : 0).task { for await isHeard in air.waves() { isOn = isHeard } }
                }
            }
            struct Speech: View {
                let air: Air
                @State private var isOn = false
                var body: some View {
                    Text("Speech")
                        .sheet(isPresented: $isOn) { Talk() }
                        .task { for await _ in air.waves() { isOn = true } }
                }
            }
            struct Talk: View { var body: some View { Text("Talk") } }
            """
        ], has: ["Speech ~sheet~> Talk : Speech.isOn"], hasNot: ["Music ~sheet~> Talk", "unresolved"])

    @Test(arguments: apps + [ofPublishers, ofDependencies]) func areListenedTo(_ app: ScannedApp) { app.check() }
}
