/// Finds the names, strings and calls of an Objective-C file. It knows comments, strings and names, and no grammar.
struct ObjectiveCReader {
    /// A property that shows a view controller where it is set.
    private static let property = "rootViewController"

    private let bytes: [UInt8]
    private var index = 0
    private var line: Int32 = 1
    private var lineStart = 0
    private var names: [String: Position] = [:]
    private var texts: [String: Position] = [:]
    private var calls: [ObjectiveCFacts.Word] = []

    /// The facts of a file, whatever its encoding: names are ASCII.
    static func facts(of bytes: [UInt8]) -> ObjectiveCFacts {
        var reader = Self(bytes: bytes)
        reader.read()
        return ObjectiveCFacts(names: sorted(reader.names), texts: sorted(reader.texts), calls: reader.calls)
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private static func sorted(_ words: [String: Position]) -> [ObjectiveCFacts.Word] {
        words.map { ObjectiveCFacts.Word(name: $0.key, position: $0.value) }.sorted { $0.name < $1.name }
    }

    private var position: Position { Position(line: line, column: Int32(index - lineStart + 1)) }

    private func byte(at offset: Int = 0) -> UInt8? {
        index + offset < bytes.count ? bytes[index + offset] : nil
    }

    private mutating func read() {
        while let next = byte() {
            switch (next, byte(at: 1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "/")): skip { $0 == UInt8(ascii: "\n") }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipComment()
            case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _): readString(endingWith: next)
            case _ where Self.isOfName(next): readName()
            default: advance()
            }
        }
    }

    private mutating func advance() {
        if byte() == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        index += 1
    }

    private mutating func skip(to isEnd: (UInt8) -> Bool) {
        while let next = byte(), !isEnd(next) { advance() }
    }

    private mutating func skipComment() {
        index += 2
        while byte() != nil {
            if byte() == UInt8(ascii: "*"), byte(at: 1) == UInt8(ascii: "/") {
                index += 2
                return
            }
            advance()
        }
    }

    /// A string ends with its line at the latest, so that an apostrophe hides no code.
    private mutating func readString(endingWith end: UInt8) {
        let place = position
        index += 1
        let start = index
        while let next = byte(), next != end, next != UInt8(ascii: "\n") {
            if next == UInt8(ascii: "\\"), byte(at: 1) != UInt8(ascii: "\n") { index += 1 }
            if byte() != nil { advance() }
        }
        let text = String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
        if end == UInt8(ascii: "\""), texts[text] == nil { texts[text] = place }
        if byte() == end { index += 1 }
    }

    private mutating func readName() {
        let (place, start) = (position, index)
        while let next = byte(), Self.isOfName(next) { index += 1 }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        if names[name] == nil { names[name] = place }
        if UIKitNames.callsInObjectiveC.contains(name) && isCalled || name == Self.property && isSet {
            calls.append(ObjectiveCFacts.Word(name: name, position: place))
        }
    }

    /// `[self presentViewController:next …]`
    private var isCalled: Bool { byte() == UInt8(ascii: ":") }

    /// `window.rootViewController = first`
    private var isSet: Bool {
        let rest = bytes[index...].drop { $0 == UInt8(ascii: " ") }
        return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte < 128 && byte.isOfIdentifier || byte == UInt8(ascii: "$")
    }
}
