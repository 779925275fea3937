import NavAtlasDiagrams
import NavAtlasModel
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@testable import NavAtlasPages

@Suite struct FittedDrawingTests {
    private static func draw(_ room: FittedDrawing.Room, readable: Double) throws -> FittedDrawing {
        let chain = (1...6).map { "S\($0 - 1) ~push~> S\($0) : Main.s\($0)" }
        let graph = try Notation.parse((["entry Main", "Main -root!-> S0 : s0"] + chain).joined(separator: "\n"))
        let candidates = Diagram.eitherWay(of: graph) { Diagram(graph: graph, direction: $0) }
        return try #require(try FittedDrawing.draw(candidates, in: room, readable: readable, DrawingOptions()))
    }

    /// The first that can be read, else the one that can be read best.
    @Test(
        arguments: [
            (10_000.0, nil, 0.5, Diagram.Direction.leftToRight), (400.0, nil, 0.8, .topToBottom),
            (400.0, nil, 0.01, .leftToRight),
            (40.0, nil, 0.8, .topToBottom), (10_000.0, 40.0, 0.8, .leftToRight),
        ] as [(Double, Double?, Double, Diagram.Direction)])
    func whatCanBeReadIsTaken(width: Double, height: Double?, readable: Double, direction: Diagram.Direction) throws {
        let fitted = try Self.draw(FittedDrawing.Room(width: width, height: height), readable: readable)
        #expect(fitted.diagram.direction == direction)
    }

    @Test func theScaleIsThatAtWhichItFits() throws {
        let fitted = try Self.draw(FittedDrawing.Room(width: 300, height: 200), readable: 0.1)
        let size = try #require(fitted.drawn.size)
        #expect(abs(fitted.scale - min(300 / size.width, 200 / size.height)) < 1e-9)
    }

}
