/// Follows the brackets of a source, and knows those that cost the parser too much.
///
/// The parser looks ahead at what may be the type of an array or a dictionary, once at each level: what stands inside so
/// many of them is read twice as often with each. Between them may stand names, parentheses and generic arguments. A
/// comma or a text in an array ends the type, and a brace ends any. Comments and texts are not told apart from code, which
/// counts too many brackets rather than too few.
struct BracketNesting {
    /// More brackets open at once than any code that people write, and than the parser's stack can take.
    static let deepest = 256
    /// What any file may cost, counted in tries of the parser; a larger one may cost as many as it has bytes.
    static let leastAllowance = 4096

    private struct Bracket {
        let byte: UInt8
        /// How many brackets the parser looks ahead through from here to the first.
        let run: Int
        /// Whether what follows is no type, so that the parser stops to look.
        var isBroken = false
        var hasAngle = false
    }

    private var open: [Bracket] = []
    private var cost = 0
    private let allowance: Int
    private var previous: UInt8 = 0
    private var mayBeLineComment = false
    private var mayBeBlockComment = false

    init(size: Int) { allowance = max(Self.leastAllowance, size) }

    /// Takes the next byte; the result is whether the parser can take it, too.
    mutating func take(_ byte: UInt8) -> Bool {
        defer { previous = byte }
        switch byte {
        case UInt8(ascii: "["):
            let outer = open.last.map { $0.isBroken ? 0 : $0.run } ?? 0
            open.append(Bracket(byte: byte, run: outer + 1))
            cost += 1 << min(outer + 1, 32)
        case UInt8(ascii: "("):
            open.append(Bracket(byte: byte, run: open.last.map { $0.isBroken ? 0 : $0.run } ?? 0))
        case UInt8(ascii: "{"): open.append(Bracket(byte: byte, run: 0))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
        case UInt8(ascii: "<"): change { $0.hasAngle = true }
        case UInt8(ascii: ","), UInt8(ascii: "\""):
            if mayBeLineComment || mayBeBlockComment { break }
            change { if $0.byte == UInt8(ascii: "["), !$0.hasAngle { $0.isBroken = true } }
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): mayBeLineComment = false
        case UInt8(ascii: "/"):
            if previous == UInt8(ascii: "/") { mayBeLineComment = true }
            if previous == UInt8(ascii: "*") { mayBeBlockComment = false }
        case UInt8(ascii: "*"): if previous == UInt8(ascii: "/") { mayBeBlockComment = true }
        default: break
        }
        return open.count <= Self.deepest && cost <= allowance
    }

    private mutating func change(_ body: (inout Bracket) -> Void) {
        if let last = open.indices.last { body(&open[last]) }
    }
}
