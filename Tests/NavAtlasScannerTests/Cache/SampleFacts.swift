@testable import NavAtlasScanner

/// A tree with all that facts can be made of.
struct SampleFacts: FactsCodable, Hashable, Sendable {
    enum Kind: String, FactsCodable, CaseIterable { case screen, coordinator }
    enum Target: FactsCodable, Hashable { case none, type(String), choice([SampleFacts]) }

    var name: String
    var line: Int
    var isInitial: Bool
    var kind: Kind
    var input: String?
    var target: Target

    func write(to writer: inout FactsWriter) {
        writer.write(name, line, isInitial, kind, input, target)
    }

    static func random(depth: Int, _ random: inout SplitMix) -> SampleFacts {
        let targets = [
            Target.none, .type("Screen\(Int.random(in: 0..<9, using: &random))"),
            .choice((0..<3).map { _ in depth == 0 ? SampleFacts(name: "leaf") : .random(depth: depth - 1, &random) }),
        ]
        return SampleFacts(
            name: "größe\(Int.random(in: 0..<99, using: &random))", line: .random(in: -9...9999, using: &random),
            isInitial: .random(using: &random), kind: Kind.allCases.randomElement(using: &random) ?? .screen,
            input: Bool.random(using: &random) ? "UUID" : nil, target: targets.randomElement(using: &random) ?? .none)
    }
}

extension SampleFacts {
    init(name: String) {
        self.init(name: name, line: 1, isInitial: false, kind: .screen, input: nil, target: .none)
    }

    init(from reader: inout FactsReader) throws(MalformedFacts) {
        (name, line, isInitial, kind, input, target) = try reader.readAll()
    }
}

extension SampleFacts.Target {
    func write(to writer: inout FactsWriter) {
        switch self {
        case .none: writer.write(tag: 0)
        case .type(let name): writer.write(tag: 1, name)
        case .choice(let facts): writer.write(tag: 2, facts)
        }
    }

    init(from reader: inout FactsReader) throws(MalformedFacts) {
        switch try reader.readTag() {
        case 0: self = .none
        case 1: self = .type(try reader.read())
        case 2: self = .choice(try reader.read())
        default: throw MalformedFacts()
        }
    }
}
