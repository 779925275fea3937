import Foundation
import Testing

@testable import NavAtlasIntrospection

// Enums of all the shapes that memory layout tells apart: what they carry lies in spare bits, in extra values of a
// pointer, behind a box, after a tag, or takes no room at all.

private final class Box<Value> { var value: Value? }
private actor Worker {}
private struct Nothing {}
private enum Nobody {}
private enum Failing: Error { case always }
private protocol Shape { associatedtype Side }
private struct Square: Shape { enum Side: Equatable { case short(Int), none } }
private struct Pack<each Value> { var values: (repeat each Value) }

private enum Words { case `default`, `self`, `init`(Int), `class`, größe, 日本, `case`(`switch`: Int) }
private enum Existentials {
    case any(Any), collection(any Collection<Int>), error(any Error), object((any AnyObject)?), none
}
private enum Uninhabited { case never(Never), pair(Never, Int), nobody(Nobody), nobodies([Never]), none }
private enum Recursive { case list([Recursive]), map([String: Recursive]), box(Box<Recursive>), none }
private indirect enum Tree<Value> { case leaf, node(Tree<Value>, Value, Tree<Value>) }
private enum Pointers { case raw(UnsafeRawPointer), opaque(OpaquePointer), unmanaged(Unmanaged<Box<Int>>), none }
private enum Functions {
    case plain(() -> Void), main(@MainActor () -> Void), throwing((inout Int) throws(Failing) -> Void), none
}
private enum Tuples { case one((Int, Int)), named((x: Int, y: (Int, Int))), empty(()), labelled(x: ()), mixed((), Int) }
private enum Types { case any(Any.Type), number(Int.Type), object(AnyClass), error(any Error.Type) }
private enum Optionals { case twice(Int??), flag(Bool??), deep(Box<Int>??), none }
private enum OneClass { case box(Box<Int>), first, second, third }
private enum TwoClasses { case number(Box<Int>), text(Box<String>), worker(Worker), first, second }
private enum NoRoom { case empty(()), nothing(Nothing), none }
private enum Large { case arrays([Int], [Int], String), texts(String, String), data(Data, URL?), first, second, third }
private enum Small { case byte(UInt8), flag(Bool), first, second }
private enum Raw: UInt8, CaseIterable { case three = 3, many = 200 }
private enum Packs { case two(Pack<Int, String>), none(Pack<>), plain }
private struct Outer<Value> { enum Inner { case value(Value), list([Value]), none } }
private struct Dependent<Kind: Shape> { enum Inner { case side(Kind.Side), sides([Kind.Side]), none } }
private enum Lonely { case only(Box<Int>) }
private enum Defaults { case number(x: Int = 3), text(y: String = "") }

@Suite struct EnumShapeTests {
    nonisolated(unsafe) fileprivate static let shapes: [(type: Any.Type, names: String, samples: [Any])] = [
        (Words.self, "case class default init self größe 日本", [Words.`init`(1), Words.`self`]),
        (Existentials.self, "any collection error none object", [Existentials.any(1), Existentials.object(nil)]),
        (Uninhabited.self, "never nobodies nobody none pair", [Uninhabited.nobodies([])]),
        (Recursive.self, "box list map none", [Recursive.list([.none]), Recursive.box(Box())]),
        (Tree<String>.self, "leaf node", [Tree.node(.leaf, "", .leaf)]),
        (Pointers.self, "none opaque raw unmanaged", [Pointers.unmanaged(.passUnretained(Box()))]),
        (Functions.self, "main none plain throwing", [Functions.plain {}, Functions.throwing { _ in }]),
        (Tuples.self, "empty labelled mixed named one", [Tuples.empty(()), Tuples.mixed((), 1), Tuples.one((1, 2))]),
        (Types.self, "any error number object", [Types.any(Int.self), Types.object(Box<Int>.self)]),
        (
            Optionals.self, "deep flag none twice",
            [Optionals.twice(nil), Optionals.flag(.some(nil)), Optionals.deep(nil)]
        ),
        (OneClass.self, "box first second third", [OneClass.box(Box())]),
        (TwoClasses.self, "first number second text worker", [TwoClasses.text(Box()), TwoClasses.worker(Worker())]),
        (NoRoom.self, "empty none nothing", [NoRoom.nothing(Nothing()), NoRoom.empty(())]),
        (Large.self, "arrays data first second texts third", [Large.texts("", "b"), Large.data(Data(), nil)]),
        (Small.self, "byte first flag second", [Small.byte(255), Small.flag(true)]),
        (Raw.self, "many three", []),
        (Packs.self, "none plain two", [Packs.two(Pack(values: (1, "")))]),
        (Outer<Any>.Inner.self, "list none value", [Outer<Any>.Inner.value(1)]),
        (Dependent<Square>.Inner.self, "none side sides", [Dependent<Square>.Inner.side(.short(1))]),
        (Lonely.self, "only", [Lonely.only(Box())]),
        (Defaults.self, "number text", [Defaults.number()]),
        (Nobody.self, "", []), (Never.self, "", []),
        (Result<Int, any Error>.self, "failure success", [Result<Int, any Error>.failure(Failing.always)]),
        (DecodingError.self, "dataCorrupted keyNotFound typeMismatch valueNotFound", []),
        (FloatingPointRoundingRule.self, "awayFromZero down toNearestOrAwayFromZero toNearestOrEven towardZero up", []),
    ]

    @Test(arguments: shapes.indices) func everyCaseIsKnown(place: Int) throws {
        let (type, names, samples) = Self.shapes[place]
        let cases = try RouteCases.of(type, samples: samples)
        #expect(cases.map(\.name).sorted() == names.split(separator: " ").map(String.init).sorted())
        for sample in samples {
            let name = RouteCases.name(of: sample)
            #expect(cases.first { $0.name == name }?.values.isEmpty == false)
        }
        for kind in cases {
            for value in kind.values { #expect(RouteCases.name(of: value) == kind.name) }
        }
    }

    /// A case that carries nothing is made; what is made is what its name says.
    @Test(arguments: shapes.indices) func whatIsMadePrintsItsName(place: Int) throws {
        for kind in try RouteCases.of(Self.shapes[place].type, samples: []) where kind.input == nil {
            #expect(kind.values.map { "\($0)" } == [kind.name])
        }
    }

    @Test func whatIsNoEnumIsOneKindOfValue() throws {
        let types: [Any.Type] = [
            Int.self, (Int, Int).self, (() -> Void).self, Any.self, (any Error).self, AnyObject.self, Int.Type.self,
            (any Error.Type).self, [Nobody].self, Box<Int>.self, Int?.self, Nobody??.self,
        ]
        for type in types { #expect(try RouteCases.of(type, samples: []).count == 1) }
    }

    @Test func anEnumOfAFunctionIsKnown() throws {
        enum Local { case carrying(Int), plain }
        #expect(try RouteCases.of(Local.self, samples: []).map(\.name) == ["carrying", "plain"])
        #expect(try RouteCases.of(Outer<Local>.Inner.self, samples: []).map(\.name) == ["list", "none", "value"])
    }
}
