import Testing

@testable import NavAtlasScanner

/// What becomes of very many values in one place.
@Suite struct ValueTests {
    private let program = Program([
        FileFacts(
            of: Array("enum Outer { case of(Inner) }; enum Inner { case number(String) }".utf8), path: "A.swift",
            platform: Platform())
    ])
    private func nominal(_ name: String) throws -> Nominal {
        try #require(program.nominals.first { $0.name == name })
    }

    /// A value in another's case: both are joined with those of their kind.
    private func value(_ number: Int) throws -> Value {
        let text = ArgumentValues([ArgumentValue(label: nil, values: [.text("\(number)")])])
        let inner = Value.enumCase(try nominal("Inner"), "number", text)
        return .enumCase(try nominal("Outer"), "of", ArgumentValues([ArgumentValue(label: nil, values: [inner])]))
    }

    @Test func casesThatWereJoinedAreNotNewAgain() throws {
        let all = Values(try (0..<40).map(value) + [.text("beside")])
        var values: Values = []
        #expect(values.insertUnknown(all, Limits()).isSome)
        let joined = values
        #expect(joined.count == 2)
        #expect(!values.insertUnknown(all, Limits()).isSome)
        #expect(values == joined)
    }

    @Test func veryManyTextsAreOne() {
        let texts = Values((0..<101).map { .text("\($0)") })
        #expect(texts.holdManyTexts)
        #expect(texts.withAnyText == [.external("String", [], member: nil, [])])
        #expect(!Values((0..<100).map { .text("\($0)") }).holdManyTexts)
        #expect(Values([.null]).withAnyText == [.null])
    }
}
