import NavAtlasTestSupport
import Foundation
import NavAtlasModel
import Testing
@testable import NavAtlasIntrospection

private struct Item { let name: String }
private enum Empty: Equatable { case one, two, three }
private enum Mixed {
    case none
    case id(UUID)
    case labelled(number: Int)
    case several(Int, [String: Item?])
    case closure((Int) -> Void)
    case nested(Empty)
    case other
}
private enum Carrying: Equatable {
    case empty(Empty)
    case labelled(kind: Empty)
    case flag(Bool)
    case single(Single)
    case two(Empty, Empty)
    case number(Int)
    case open(Open)
    indirect case indirect(Empty)
}
private enum Open: Equatable { case plain, carrying(Int) }
private enum OneCase: Equatable { case flag(Bool) }
private enum Small: Equatable { case some(Empty), none }
private enum Listed: CaseIterable, Equatable {
    case plain
    case carrying(Empty)
    static var allCases: [Listed] { [.plain, .carrying(.one), .carrying(.two)] }
}
private indirect enum Tree { case leaf, branch(Tree, Tree) }
private enum Generic<Value> { case value(Value), nothing }
private enum Single { case only }
private enum Never0 {}
private struct Misleading: CustomStringConvertible { var description: String { "id" } }
private enum Describing: CustomStringConvertible {
    case real, carrying(Int)
    var description: String { "a lie" }
}

@Suite struct RouteCaseTests {
    private func names(_ type: Any.Type) throws -> [String] {
        try RouteCases.of(type, samples: []).map { $0.name + ($0.input.map { "(\($0))" } ?? "") }
    }

    @Test func namesAndInputsAreRead() throws {
        #expect(
            try names(Mixed.self)
                == [
                    "closure((Int) -> ())", "id(UUID)", "labelled(Int)", "nested(RouteCaseEmpty)", "none", "other",
                    "several(Int, [String: Item?])",
                ].map { $0.replacing("RouteCaseEmpty", with: "Empty") })
        #expect(try names(Generic<[Int]>.self) == ["nothing", "value([Int])"])
        #expect(try names(Tree.self) == ["branch(Tree, Tree)", "leaf"])
        #expect(try names(Single.self) == ["only"])
        #expect(try names(Never0.self).isEmpty)
        #expect(try names(Int.self) == ["Int"])
    }

    @Test func whatCarriesNothingIsMade() throws {
        let cases = try RouteCases.of(Mixed.self, samples: [])
        #expect(cases.filter { !$0.values.isEmpty }.map(\.name) == ["nested", "none", "other"])
        let made = try RouteCases.of(Empty.self, samples: []).flatMap(\.values).compactMap { $0 as? Empty }
        #expect(made == [.one, .three, .two])
        guard case .other? = cases.first(where: { $0.name == "other" })?.values.first as? Mixed else {
            Issue.record("another case was made")
            return
        }
        let tree = try RouteCases.of(Tree.self, samples: []).first { $0.name == "leaf" }?.values.first as? Tree
        guard case .leaf? = tree else {
            Issue.record("another case was made")
            return
        }
    }

    @Test func listedValuesAndSamplesAreUsed() throws {
        let listed = try RouteCases.of(Listed.self, samples: [])
        #expect(
            listed.map { $0.values.compactMap { $0 as? Listed } } == [[.carrying(.one), .carrying(.two)], [.plain]])
        let samples: [Any] = [Mixed.labelled(number: 2), AnyHashable("other"), Empty.one, Mixed.labelled(number: 3)]
        let cases = try RouteCases.of(Mixed.self, samples: samples)
        #expect(cases.first { $0.name == "labelled" }?.values.count == 2)
        #expect(cases.first { $0.name == "id" }?.values.isEmpty == true)
    }

    @Test func whatCarriesOneOfAFewValuesIsMade() throws {
        let cases = try RouteCases.of(Carrying.self, samples: [])
        func values(_ name: String) -> [Carrying] {
            cases.first { $0.name == name }?.values.compactMap { $0 as? Carrying } ?? []
        }
        #expect(values("empty") == [.empty(.one), .empty(.two), .empty(.three)])
        #expect(values("labelled") == [.labelled(kind: .one), .labelled(kind: .two), .labelled(kind: .three)])
        #expect(values("flag") == [.flag(false), .flag(true)])
        #expect(values("single") == [.single(.only)])
        for unknown in ["two", "number", "open", "indirect"] {
            #expect(values(unknown).isEmpty, "\(unknown)")
        }
        let only = try RouteCases.of(OneCase.self, samples: []).flatMap(\.values)
        #expect(only.compactMap { $0 as? OneCase } == [.flag(false), .flag(true)])
        let optional = try RouteCases.of(Small.self, samples: []).flatMap(\.values)
        #expect(optional.compactMap { $0 as? Small } == [.none, .some(.one), .some(.two), .some(.three)])
    }

    @Test func theCaseInsideIsNamed() {
        #expect(RouteCases.innerName(of: Carrying.empty(.two)) == "two")
        #expect(RouteCases.innerName(of: Carrying.labelled(kind: .three)) == "three")
        #expect(RouteCases.innerName(of: Carrying.number(2)) == nil)
        #expect(RouteCases.innerName(of: Empty.one) == nil)
        #expect(RouteCases.innerName(of: 3) == nil)
    }

    @Test func aNameIsTheCaseAndNotTheDescription() {
        #expect(RouteCases.name(of: Describing.real) == "real")
        #expect(RouteCases.name(of: Describing.carrying(3)) == "carrying")
        #expect(RouteCases.name(of: Misleading()) == "Misleading")
        #expect(RouteCases.name(of: AnyHashable(Empty.two)) == "two")
    }
}

@Suite struct ManyCasesTests {
    @Test func tenThousandCasesAreReadInOneWalk() throws {
        let cases = (0..<10_000).map { "case screen\($0)" + ($0 % 10 == 0 ? "(Int)" : "") }.joined(separator: "\n")
        let program = """
            import NavAtlasIntrospection
            import NavAtlasModel
            enum Big { \(cases) }
            struct Pane {}
            final class Model: DestinationProviding {
                var path: [Big] = []
                func view(for route: Big) -> Pane { Pane() }
            }
            var registry = CoordinatorRegistry()
            registry.register(Model())
            registry.entry(Model.self)
            let graph = try registry.graph()
            print(graph.edges.count, graph.edges.count { $0.input == "Int" }, graph.nodes.count)
            """
        let outcome = try Compiler.run(program, linking: ["NavAtlasModel", "NavAtlasIntrospection"], flags: [])
        #expect(outcome.output == "10000 1000 2\n")
    }
}
