import Testing

@testable import NavAtlasScanner

/// Values that hold data alone belong to nobody: many of them that one place makes are one for all screens.
@Suite struct DataTypesTests {
    private static let types = """
        enum Kind { case plain, dated(Date) }
        struct Point { let x: Double; var tags = [String](); var count = 0 }
        final class Item { var kind: Kind = .plain; var point: Point?; var children: [Item] = [] }
        class Stored { @objc dynamic var name: String = "" }
        final class Saved: Stored { let items: [String: Item] = [:] }
        struct Answer { let text: String; let action: () -> Void }
        struct Shown { let view: Row }
        struct Row: View { var body: some View { Text("") } }
        protocol Told {}
        class Model { weak var listener: Told?; var name = "" }
        final class Watched { @Published var name: String = "" }
        class Later: Model {}
        final class Latest: Later {}
        struct Held<Value> { let value: Value }
        enum Step { case next(Answer) }
        final class Path { var step: Step? }
        """

    private let interpreter: Interpreter

    init() {
        let program = Program([FileLowering.facts(of: Self.types, path: "Types.swift")])
        interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
    }

    private func type(_ name: String) throws -> Nominal {
        try #require(interpreter.program.nominal(named: name, in: LookupPlace(file: 0, nominal: nil)))
    }

    @Test(arguments: ["Kind", "Point", "Item", "Stored", "Saved"])
    func textsNumbersAndRecordsOfThemAreData(name: String) throws {
        #expect(interpreter.holdsDataAlone(try type(name)))
    }

    @Test(arguments: ["Answer", "Shown", "Row", "Model", "Watched", "Later", "Latest", "Held", "Step", "Path", "Told"])
    func whatMayDoOrShowSomethingIsNoData(name: String) throws {
        #expect(!interpreter.holdsDataAlone(try type(name)))
    }

    private static func shop(_ property: String) -> String {
        let calls = (0..<40).map { "make(\"\($0)\")" }.joined(separator: "; ")
        return """
            final class Item { var name: String; \(property); init(name: String) { self.name = name } }
            func make(_ name: String) -> Item { let item = Item(name: name); print(item); let other = item; return other }
            func fill() { \(calls) }
            """
    }

    /// How many objects of a class one place makes for two screens.
    private func objects(with property: String) throws -> Int {
        let program = Program([FileLowering.facts(of: Self.shop(property), path: "Shop.swift")])
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let fill = try #require(program.globalFunctions["fill"]?.first)
        for screen in ["Home", "Cart"] {
            interpreter.with(owner: Owner(node: .undeclared(screen))) {
                _ = interpreter.invoke(fill, receiver: nil, arguments: [])
            }
        }
        return interpreter.heap.objects.count
    }

    @Test func manyObjectsOfDataAreOneForAllScreens() throws {
        #expect(try objects(with: "var count = 0") == Limit.objectsOfPlace.most + 1)
    }

    @Test func manyOthersAreToldApartByTheirScreens() throws {
        #expect(try objects(with: "var action: (() -> Void)?") == Limit.objectsOfPlace.most + 2)
    }
}
