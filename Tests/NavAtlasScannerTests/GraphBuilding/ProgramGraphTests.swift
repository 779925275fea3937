import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// The graph of several programs that share files.
struct ProgramGraphTests {
    private static let untaken = UnresolvedCall(
        what: "hall", reason: UnresolvedCall.untaken, candidates: ["Hall"],
        location: SourceLocation(file: "Club.swift", line: 3, column: 5))

    /// A program that has the file `Club.swift`, in which the entry shows the hall as a root, or only declares it.
    private static func program(entry: String, _ kind: Edge.Kind, _ unresolved: [UnresolvedCall]) throws -> ProgramGraph
    {
        let place = SourceLocation(file: "Club.swift", line: 1, column: 1)
        let graph = try NavigationGraph(
            entries: [entry],
            nodes: [
                Node(id: "Club", kind: .coordinator, location: place), Node(id: "Hall", kind: .screen, location: place),
                Node(id: "Bar", kind: .screen, location: place), Node(id: "Yard", kind: .screen, location: place),
            ],
            edges: [
                Edge(
                    from: "Club", to: "Hall", kind: kind, name: "hall", presentation: .root, initial: kind == .root,
                    locations: [place])
            ],
            unresolved: unresolved)
        return ProgramGraph(graph: graph, ends: [:], uses: [:])
    }

    /// A demo app that has a coordinator and does not start it says nothing of how that begins.
    @Test func whoShowsACoordinatorSaysWhichOfItsRoutesAreTaken() throws {
        let app = try Self.program(entry: "Club", .root, [])
        let demo = try Self.program(entry: "Bar", .route, [Self.untaken])
        #expect(try NavigationGraph(uniting: [app, demo]).unresolved == [])
        #expect(try NavigationGraph(uniting: [demo, app]).unresolved == [])
    }

    @Test func whatNobodyShowsIsNotTaken() throws {
        let demos = try ["Bar", "Yard"].map { try Self.program(entry: $0, .route, [Self.untaken]) }
        #expect(try NavigationGraph(uniting: demos).unresolved == [Self.untaken])
        let app = try Self.program(entry: "Club", .route, [Self.untaken])
        #expect(try NavigationGraph(uniting: demos + [app]).unresolved == [Self.untaken])
    }
}
