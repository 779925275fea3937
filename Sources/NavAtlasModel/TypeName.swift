/// A Swift type's name, taken apart: module, outer types, generic arguments.
///
/// It reads what the runtime prints for a type (`String(reflecting:)`), where the module comes first and nothing is
/// abbreviated.
public struct TypeName: Hashable, Sendable {
    /// The module that declares the type; `nil` for a tuple or a function.
    public let module: String?
    /// The type's own name after those of its outer types; for a tuple or a function one element, as it is spelled.
    public let path: [String]
    /// The generic arguments of the type and its outer types, in order.
    public let arguments: [TypeName]
    /// What tells the type from every other one of this process, generic arguments aside. Not stable between processes:
    /// the runtime names a file-private type's context by its address.
    public let key: String

    /// The name of a type.
    public init(_ type: Any.Type) { self.init(reflected: String(reflecting: type)) }

    /// Takes a name apart that the runtime printed.
    public init(reflected text: String) {
        var text = text[...]
        for prefix in ["any ", "some "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
        if text.hasPrefix("(extension in "), let colon = text.firstIndex(of: ":") {
            text = text[text.index(after: colon)...]
        }
        guard let pieces = Self.nominalPieces(of: text) else {
            module = nil
            path = [Self.withoutModules(text)]
            arguments = []
            key = String(text)
            return
        }
        let names = pieces.map(\.name)
        // `Any.Type`: the first is the type itself.
        let isQualified = names.count > 1 && names[0] != "Any"
        module = isQualified ? names[0] : nil
        path = isQualified ? names.dropFirst().filter { !$0.hasPrefix("(") } : names
        arguments = pieces.flatMap(\.arguments).map { TypeName(reflected: String($0)) }
        key = names.joined(separator: ".")
    }

    /// The name with its outer types, without module and generic arguments: a node's id where nothing collides.
    public var id: String { path.joined(separator: ".") }

    /// The type's own name.
    public var base: String { path.last ?? "" }

    /// As one would write it in source, without modules: `[Todo]`, `String?`, `Result<User, LoginError>`.
    public var spelled: String {
        guard module == "Swift" else { return id + argumentList }
        switch (base, arguments.count) {
        case ("Optional", 1): return arguments[0].spelled + "?"
        case ("Array", 1): return "[\(arguments[0].spelled)]"
        case ("Dictionary", 2): return "[\(arguments[0].spelled): \(arguments[1].spelled)]"
        default: return id + argumentList
        }
    }

    private var argumentList: String {
        arguments.isEmpty ? "" : "<" + arguments.map(\.spelled).joined(separator: ", ") + ">"
    }
}

extension TypeName {
    private typealias Piece = (name: String, arguments: [Substring])

    /// `Module.Outer<A>.Inner<B, C>` in its pieces; `nil` for a tuple, a function or a composition.
    private static func nominalPieces(of text: Substring) -> [Piece]? {
        var pieces: [Piece] = []
        var rest = text
        while true {
            let isContext = rest.hasPrefix("(unknown context")
            guard isContext || rest.unicodeScalars.first?.isIdentifierPart == true else { return nil }
            let nameEnd =
                isContext
                ? rest.firstIndex(of: ")").map { rest.index(after: $0) } ?? rest.endIndex
                : rest.unicodeScalars.firstIndex { !$0.isIdentifierPart } ?? rest.endIndex
            var piece: Piece = (String(rest[..<nameEnd]), [])
            rest = rest[nameEnd...]
            if rest.first == "<" {
                guard let (parts, end) = bracketed(rest) else { return nil }
                piece.arguments = parts
                rest = rest[end...]
            }
            pieces.append(piece)
            if rest.isEmpty { return pieces }
            guard rest.first == "." else { return nil }
            rest = rest.dropFirst()
        }
    }

    /// The parts between `<` and its `>`, and where the text goes on.
    private static func bracketed(_ text: Substring) -> ([Substring], Substring.Index)? {
        var depth = 0
        var parts: [Substring] = []
        var start = text.index(after: text.startIndex)
        var previous: Unicode.Scalar = " "
        let scalars = text.unicodeScalars
        for place in scalars.indices {
            switch scalars[place] {
            case "<", "(", "[": depth += 1
            case ">" where previous == "-": break
            case ">", ")", "]":
                depth -= 1
                if depth == 0 {
                    parts.append(text[start..<place])
                    return (parts, scalars.index(after: place))
                }
            case "," where depth == 1:
                parts.append(text[start..<place])
                start = scalars.index(place, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
            default: break
            }
            previous = scalars[place]
        }
        return nil
    }

    private static func withoutModules(_ text: Substring) -> String {
        var result = ""
        var word = ""
        func flush() {
            let parts = word.split(separator: ".")
            result += parts.count > 1 ? parts.dropFirst().joined(separator: ".") : word
            word = ""
        }
        for scalar in text.unicodeScalars {
            if scalar.isIdentifierPart || scalar == "." {
                word.unicodeScalars.append(scalar)
            } else {
                flush()
                result.unicodeScalars.append(scalar)
            }
        }
        flush()
        return result
    }
}

extension TypeName {
    /// Whether the type belongs to one of some libraries, rather than to an app. So does what belongs to no module.
    package func belongs(to libraries: Set<String>) -> Bool { module.map(libraries.contains) ?? true }

    /// The screens that a view of this type shows: the app's own views in it, from the outside in, looking through what
    /// view libraries wrap around them (containers, modifiers, the branches of an `if`). Empty where the type does not
    /// say: `AnyView`, or nothing but the libraries' own views.
    ///
    /// - Parameter libraries: the modules of the view libraries.
    package func screens(in libraries: Set<String>) -> [TypeName] {
        guard belongs(to: libraries) else { return [self] }
        let shown = base == "ModifiedContent" ? arguments.prefix(1) : arguments[...]
        var result: [TypeName] = []
        for screen in shown.flatMap({ $0.screens(in: libraries) }) where !result.contains(screen) {
            result.append(screen)
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Beyond ASCII, all that a type's name holds is part of an identifier.
    fileprivate var isIdentifierPart: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
        default: !isASCII
        }
    }
}
