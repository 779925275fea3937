import Testing

@testable import NavAtlasScanner

/// Where it is not known which object's stream is listened to, one stream stands for those of all objects.
@Suite struct StreamsOfAnyObjectTests {
    private static func radio(_ name: String, listening: String) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import Aerials
                import Combine
                import SwiftUI
                enum Program: Hashable { case news, jazz }
                struct Channel { let programs: AnyPublisher<Program, Never> }
                final class Station {
                    private let subject = PassthroughSubject<Program, Never>()
                    lazy var channel = Channel(programs: subject.eraseToAnyPublisher())
                    func send(_ program: Program) { subject.send(program) }
                }
                final class Tuner: ObservableObject {
                    @Published var path: [Program] = []
                    private var listening: Set<AnyCancellable> = []
                    func tune(_ channel: Channel) { \(listening) }
                }
                @main struct Radio: App { var body: some Scene { WindowGroup { Receiver() } } }
                struct Receiver: View {
                    @StateObject private var tuner = Tuner()
                    var body: some View {
                        NavigationStack(path: $tuner.path) {
                            Dial().navigationDestination(for: Program.self) { program in
                                switch program {
                                case .news: News()
                                case .jazz: Jazz()
                                }
                            }
                        }
                        .onAppear { Aerial.shared.found { tuner.tune($0) } }
                    }
                }
                struct Dial: View {
                    private let station = Station()
                    var body: some View { Button("News") { station.send(.news) }.onAppear { Aerial.shared.add(station.channel) } }
                }
                struct News: View {
                    private let station = Station()
                    var body: some View { Button("Jazz") { station.send(.jazz) }.onAppear { Aerial.shared.add(station.channel) } }
                }
                struct Jazz: View { var body: some View { Text("Jazz") } }
                """
            ], has: ["Dial ~push~> News : Receiver.news", "News ~push~> Jazz : Receiver.jazz"],
            hasNot: ["Dial ~push~> Jazz", "News ~push~> News", "unresolved"])
    }

    private static let append = "sink { [weak self] in self?.path.append($0) }.store(in: &listening)"

    @Test(arguments: [
        radio("any object's stream", listening: "channel.programs.\(append)"),
        radio(
            "a stream that another object keeps",
            listening: "Channel(programs: channel.programs.removeDuplicates().eraseToAnyPublisher()).programs.\(append)"
        ),
        radio(
            "a stream that is changed and kept again",
            listening: """
                let louder = Channel(programs: channel.programs.map { $0 }.eraseToAnyPublisher())
                Aerial.shared.add(louder)
                channel.programs.\(append)
                """),
    ])
    func hearWhatAnyOfThemSends(_ app: ScannedApp) { app.check() }

    /// Each of many objects has a stream of its own, and code listens to that of any.
    @Test func oneListenerHearsAllObjects() throws {
        let makings = (0..<40).map { "let channel\($0) = Channel()" }.joined(separator: "\n")
        let program = Program([
            FileLowering.facts(
                of: """
                    import Combine
                    final class Channel { let programs = PassthroughSubject<Int, Never>() }
                    final class Tuner {
                        \(makings)
                        func tune(_ channel: Channel) { _ = channel.programs.sink { print($0) } }
                    }
                    """, path: "Tuner.swift")
        ])
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let tuner = try #require(program.nominals.first { $0.name == "Tuner" })
        let channel = try #require(program.nominals.first { $0.name == "Channel" })
        let tune = try #require(tuner.functions["tune"]?.first)
        let made = try #require(interpreter.values(of: .nominal(tuner, [])).first)
        for number in 0..<40 { _ = interpreter.read("channel\(number)", of: made) }
        for object in interpreter.heap.objects(of: channel) { _ = interpreter.read("programs", of: .object(object)) }
        interpreter.with(owner: Owner(node: .undeclared("Home"))) {
            _ = interpreter.invoke(tune, receiver: made, arguments: [[.instance(channel, [])]])
        }
        #expect(interpreter.heap.objects(of: channel).count == 40)
        let stream = try #require(interpreter.streams.listeners.keys.first)
        #expect(interpreter.streams.listeners.values.map(\.count) == [1])
        let members = interpreter.streams.ofAnyObject.members(of: stream)
        #expect(members.count == 40)
        #expect(members.allSatisfy { interpreter.streams.subscribers(on: $0.id).count == 1 })
    }
}
