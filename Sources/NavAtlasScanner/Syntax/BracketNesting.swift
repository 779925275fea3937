/// Follows the brackets of a source, and knows those that cost the parser too much.
///
/// The parser looks ahead at what may be the type of an array or a dictionary, once at each level: what stands inside so
/// many of them is read twice as often with each. Between them may stand names, parentheses and generic arguments. A
/// comma or a text in an array ends the type, and a brace ends any. Comments and texts are told apart from code only where
/// that is plain, which counts too much rather than too little.
struct BracketNesting {
    /// More brackets and `?` without their `:` open at once than any code that people write, and than the parser's stack
    /// can take.
    static let deepest = 256
    /// How deep `#if` may stand in `#if`: the parser reads what is in one once more for each around it.
    static let deepestCondition = 32
    /// What any file may cost, counted in tries of the parser; a larger one may cost as many as it has bytes.
    static let leastAllowance = 4096

    /// How many `<` may follow each other in what may be generic arguments.
    static let deepestGenerics = 64

    private struct Bracket {
        let byte: UInt8
        /// How many brackets the parser looks ahead through from here to the first.
        let run: Int
        /// Whether what follows is no type, so that the parser stops to look.
        var isBroken = false
        var hasAngle = false
        /// How many `?` wait for their `:`.
        var choices = 0
        /// Whether it stands in a text, as an interpolation does.
        var isInText = false
    }

    /// The first stands for the file.
    private var open = [Bracket(byte: 0, run: 0)]
    private var choices = 0
    private var conditions = 0
    private var generics = 0
    private var cost = 0
    private var words = WordRuns()
    private let allowance: Int
    private var previous: UInt8 = 0
    private var beforePrevious: UInt8 = 0
    private var isInText = false
    /// Whether the line has had a sign by which a quotation mark may not be one.
    private var isPlain = true
    private var mayBeLineComment = false
    private var mayBeBlockComment = false

    init(size: Int) { allowance = max(Self.leastAllowance, size) }

    /// Takes the next byte; the result is whether the parser can take it, too.
    mutating func take(_ byte: UInt8) -> Bool {
        defer { (beforePrevious, previous) = (previous, byte) }
        cost += words.take(byte, mayBeComment: mayBeLineComment || mayBeBlockComment)
        if byte == UInt8(ascii: "<") { generics += 1 } else if Self.endsGenerics(byte) { generics = 0 }
        switch byte {
        case UInt8(ascii: "["):
            let outer = open.last.map { $0.isBroken ? 0 : $0.run } ?? 0
            open.append(Bracket(byte: byte, run: outer + 1))
            cost += 1 << min(outer + 1, 32)
        case UInt8(ascii: "("):
            let outer = open.last.map { $0.isBroken ? 0 : $0.run } ?? 0
            let isInterpolation = isInText && previous == UInt8(ascii: "\\")
            open.append(Bracket(byte: byte, run: outer, isInText: isInterpolation))
            if isInterpolation { isInText = false }
        case UInt8(ascii: "{"): open.append(Bracket(byte: byte, run: 0))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            guard open.count > 1, let closed = open.popLast() else { break }
            choices -= closed.choices
            if closed.isInText { isInText = true }
        case UInt8(ascii: "<"): change { $0.hasAngle = true }
        case UInt8(ascii: ","), UInt8(ascii: "\""):
            if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isInText.toggle() }
            if mayBeLineComment || mayBeBlockComment { break }
            change { if $0.byte == UInt8(ascii: "["), !$0.hasAngle { $0.isBroken = true } }
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (mayBeLineComment, isInText, isPlain) = (false, false, true)
        case UInt8(ascii: "#"): isPlain = false
        case UInt8(ascii: "/"):
            isPlain = false
            if previous == UInt8(ascii: "/") { mayBeLineComment = true }
            if previous == UInt8(ascii: "*") { mayBeBlockComment = false }
        case UInt8(ascii: "*"): if previous == UInt8(ascii: "/") { mayBeBlockComment = true }
        case UInt8(ascii: "?"):
            if isInText, isPlain, !mayBeBlockComment { break }
            guard previous == UInt8(ascii: " ") || previous == UInt8(ascii: "\n") || previous == UInt8(ascii: "\t")
            else {
                break
            }
            change { $0.choices += 1 }
            choices += 1
        case UInt8(ascii: ":"):
            guard let last = open.last, last.choices > 0 else { break }
            change { $0.choices -= 1 }
            choices -= 1
        case UInt8(ascii: "f"):
            if beforePrevious == UInt8(ascii: "#"), previous == UInt8(ascii: "i") { conditions += 1 }
        case UInt8(ascii: "n"):
            if beforePrevious == UInt8(ascii: "#"), previous == UInt8(ascii: "e") {
                conditions = max(0, conditions - 1)
            }
        default: break
        }
        return open.count + choices <= Self.deepest && cost <= allowance && conditions <= Self.deepestCondition
            && generics <= Self.deepestGenerics
    }

    /// Whether no list of generic arguments goes on after the byte.
    private static func endsGenerics(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "\""): true
        default: false
        }
    }

    private mutating func change(_ body: (inout Bracket) -> Void) {
        if let last = open.indices.last { body(&open[last]) }
    }
}
