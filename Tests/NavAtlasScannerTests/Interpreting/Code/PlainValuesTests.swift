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
        #expect(Values([outer, .null]).distinguished(insideType: "Int") == [made("Int64"), .null])
        #expect(Values([outer]).distinguished(insideType: "Int64") == [made("Int64")])
        #expect(Values([outer]).distinguished(insideType: "String") == [outer])
    }

    @Test func whatHoldsSomethingOfTheAppsIsToldApart() {
        let holder = made("Group", of: made("Group", of: .closure(ClosureID(index: 0))))
        #expect(Values([holder]).distinguished(insideType: "Group") == [holder])
    }

    @Test func recordsAreToldApartByNoPartsOfNumbers() {
        let computed = made("Double", of: made("Int", of: .number("1")))
        let view = made("Group", of: .closure(ClosureID(index: 0)))
        #expect(Values([computed, .null, view]).withoutPlainParts == [made("Double"), .null, view])
    }

    /// A record that is edited on a sheet, and made anew of its own numbers.
    @Test func whatIsEditedAgainAndAgainEnds() {
        let graph = Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            @main struct Gym: App { var body: some Scene { WindowGroup { LiftsView() } } }
            struct Lift: Identifiable { let id = UUID(); var turn: Int; var weight: Double; var count: Int }
            struct LiftsView: View {
                @State private var lifts: [Lift] = []
                @State private var isAdding = false
                @State private var edited: Lift?
                var body: some View {
                    VStack {
                        Button("add") { isAdding = true }
                        ForEach(lifts.sorted { $0.turn < $1.turn }) { lift in Button("\\(lift.turn)") { edit(lift.turn - 1) } }
                    }
                    .sheet(isPresented: $isAdding) { LiftForm(turn: lifts.count + 1) { lifts.append($0) } }
                    .sheet(item: $edited) { lift in
                        LiftForm(turn: lift.turn, weight: lift.weight, count: Double(lift.count)) { change($0) }
                    }
                }
                func edit(_ index: Int) { edited = lifts[safe: index] }
                func remove(_ index: Int) {
                    lifts.remove(at: index)
                    lifts = lifts.enumerated().map { index, lift in
                        var new = lift
                        new.turn = index + 1
                        return new
                    }
                }
                func change(_ lift: Lift) {
                    guard let index = lifts.firstIndex(where: { $0.turn == lift.turn }) else { return }
                    lifts[index].weight = lift.weight
                    lifts[index].count = lift.count
                }
            }
            struct LiftForm: View {
                let turn: Int
                @State var weight: Double?
                @State var count: Double?
                let save: (Lift) -> Void
                var body: some View {
                    Button("save") {
                        guard let weight, let count else { return }
                        save(Lift(turn: turn, weight: weight, count: Int(count)))
                    }
                }
            }
            """
        ])
        #expect(graph.bounds.isEmpty, "\(graph.bounds)")
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
