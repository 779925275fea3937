/// One pattern of a `.gitignore` file, or of `--exclude`.
///
/// The rules are those of `gitignore(5)`, and where that page is silent those of git itself, which the tests ask. A
/// pattern is matched byte by byte as a nondeterministic automaton, so that no pattern takes more than
/// (length of the pattern) times (length of the path) steps.
struct IgnorePattern: Sendable, Hashable {
    /// Whether the pattern takes back what an earlier one ignored (`!pattern`).
    let isNegated: Bool
    /// Whether only folders match (`pattern/`).
    let matchesOnlyFolders: Bool
    /// Whether the pattern is compared with the last name of a path alone.
    let matchesName: Bool

    private let prefix: [UInt8]
    private let elements: [Element]

    private enum Element: Sendable, Hashable {
        case byte(UInt8)
        case oneByte
        case anyInName
        case anyInPath
        /// Stands before `.anyInPath` and a slash, and takes nothing: from here both can be left out.
        case optionalFolders
        case set(ByteSet)
    }

    /// The pattern in a line of a `.gitignore` file, without its line break; `nil` for blank lines, comments and
    /// patterns that can match nothing.
    init?(line: some Sequence<UInt8>) {
        var line = Array(line)
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        if line.first == UInt8(ascii: "#") { return nil }
        Self.trimTrailingSpaces(&line)
        self.init(pattern: line[...])
    }

    /// A pattern alone: there are no comments, and spaces at the end count.
    init?(pattern: ArraySlice<UInt8>) {
        let slash = UInt8(ascii: "/")
        var rest = pattern
        isNegated = rest.first == UInt8(ascii: "!")
        if isNegated { rest.removeFirst() }
        matchesOnlyFolders = rest.last == slash
        if matchesOnlyFolders { rest.removeLast() }
        matchesName = !rest.contains(slash)
        if rest.first == slash { rest.removeFirst() }
        guard !rest.isEmpty else { return nil }
        prefix = Array(rest.prefix { !Self.specialBytes.contains($0) })
        guard let elements = Self.elements(of: rest.dropFirst(prefix.count)) else { return nil }
        self.elements = elements
    }

    /// Whether a path matches.
    ///
    /// - Parameters:
    ///   - path: relative to the folder that the pattern is anchored at, without a slash at either end.
    ///   - isFolder: whether a folder stands there; a link to one is none.
    func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
        if matchesOnlyFolders && !isFolder { return false }
        var text = path
        if matchesName, let slash = path.lastIndex(of: UInt8(ascii: "/")) { text = path[(slash + 1)...] }
        guard text.starts(with: prefix) else { return false }
        text = text.dropFirst(prefix.count)
        return Self.match(elements, text)
    }

    // MARK: - Reading

    private static let specialBytes = Array("*?[\\".utf8)

    private static func trimTrailingSpaces(_ line: inout [UInt8]) {
        var (index, kept) = (0, 0)
        while index < line.count {
            let byte = line[index]
            index += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte != UInt8(ascii: " ") { kept = min(index, line.count) }
        }
        line.removeLast(line.count - kept)
    }

    private static func elements(of pattern: ArraySlice<UInt8>) -> [Element]? {
        var elements: [Element] = []
        var rest = pattern
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "?"):
                elements.append(.oneByte)
            case UInt8(ascii: "\\"):
                guard let escaped = rest.popFirst() else { return nil }
                elements.append(.byte(escaped))
            case UInt8(ascii: "["):
                guard let set = ByteSet(readingFrom: &rest) else { return nil }
                elements.append(.set(set))
            case UInt8(ascii: "*"):
                let stars = 1 + rest.prefix { $0 == byte }.count
                rest = rest.dropFirst(stars - 1)
                let startsPart = elements.isEmpty || elements.last == .byte(UInt8(ascii: "/"))
                let endsPart = rest.isEmpty || rest.first == UInt8(ascii: "/")
                if stars > 1 && startsPart && endsPart {
                    if !rest.isEmpty { elements.append(.optionalFolders) }
                    elements.append(.anyInPath)
                } else {
                    elements.append(.anyInName)
                }
            default:
                elements.append(.byte(byte))
            }
        }
        return elements
    }

    // MARK: - Matching

    private static func match(_ elements: [Element], _ text: ArraySlice<UInt8>) -> Bool {
        if elements.isEmpty { return text.isEmpty }
        if elements == [.anyInPath] { return true }
        if elements == [.anyInName] { return !text.contains(UInt8(ascii: "/")) }
        var states = [Bool](repeating: false, count: elements.count + 1)
        states[0] = true
        skip(elements, &states)
        for byte in text {
            var next = [Bool](repeating: false, count: elements.count + 1)
            var isAlive = false
            for (index, element) in elements.enumerated() where states[index] {
                let target: Int
                switch element {
                case .byte(let expected): target = byte == expected ? index + 1 : -1
                case .oneByte: target = byte != UInt8(ascii: "/") ? index + 1 : -1
                case .set(let set): target = byte != UInt8(ascii: "/") && set.contains(byte) ? index + 1 : -1
                case .anyInName: target = byte != UInt8(ascii: "/") ? index : -1
                case .anyInPath: target = index
                case .optionalFolders: target = -1
                }
                if target >= 0 {
                    next[target] = true
                    isAlive = true
                }
            }
            guard isAlive else { return false }
            skip(elements, &next)
            states = next
        }
        return states[elements.count]
    }

    /// Follows the steps that take no byte: a star may stand for nothing, and `**/` for no folder.
    private static func skip(_ elements: [Element], _ states: inout [Bool]) {
        for (index, element) in elements.enumerated() where states[index] {
            switch element {
            case .anyInName, .anyInPath: states[index + 1] = true
            case .optionalFolders: (states[index + 1], states[index + 3]) = (true, true)
            default: break
            }
        }
    }
}
