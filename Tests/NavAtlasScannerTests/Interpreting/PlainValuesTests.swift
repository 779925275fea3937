import Testing

@testable import NavAtlasScanner

/// What libraries make of texts and numbers is told apart only as far as anybody asks.
@Suite struct PlainValuesTests {
    private func made(_ type: String, of parts: Value...) -> Value {
        .external(
            type, [], member: nil,
            ArgumentValues(parts.isEmpty ? [] : [ArgumentValue(label: nil, values: Values(parts))]))
    }

    @Test func aLibrarysValueIsPlainIfItsPartsAre() {
        #expect(made("Int", of: .text("1"), .null).isPlain)
        #expect(made("Int", of: made("Int64", of: .number("1"))).isPlain)
        #expect(!made("Button", of: made("Group", of: .closure(ClosureID(index: 0)))).isPlain)
        #expect(!Value.object(ObjectID(index: 0)).isPlain)
    }

    @Test func insideItsOwnKindAValueIsOneOfItsType() {
        let outer = made("Int64", of: made("Int", of: .text("1")))
        #expect(Values([outer, .null]).toldApart(insideType: "Int") == [made("Int64"), .null])
        #expect(Values([outer]).toldApart(insideType: "Int64") == [made("Int64")])
        #expect(Values([outer]).toldApart(insideType: "String") == [outer])
    }

    @Test func whatHoldsSomethingOfTheAppsIsToldApart() {
        let holder = made("Group", of: made("Group", of: .closure(ClosureID(index: 0))))
        #expect(Values([holder]).toldApart(insideType: "Group") == [holder])
    }

    /// A record that is stored as other numbers and read again, round after round.
    @Test func whatIsStoredAndReadAgainEnds() throws {
        let program = Program([
            FileLowering.facts(
                of: """
                    struct Record { var count: Int }
                    final class Row { var count: Int64 = 0 }
                    final class Store {
                        let row = Row()
                        var record = Record(count: 1)
                        func turn() {
                            row.count = Int64(record.count)
                            record = Record(count: Int(row.count))
                        }
                    }
                    """, path: "Store.swift")
        ])
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let store = try #require(program.nominals.first { $0.name == "Store" })
        let turn = try #require(store.functions["turn"]?.first)
        let versions = (0..<12).map { _ in
            interpreter.beginRound()
            _ = interpreter.invoke(turn, receiver: .instance(store, []), arguments: [])
            return interpreter.heap.version
        }
        #expect(versions[11] == versions[8])
    }
}
