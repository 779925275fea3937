import Foundation
import NavAtlasModel

/// A link that is declared, with what its routes take.
struct DeclaredLink {
    let pattern: String
    /// The types of what the routes on its way take, the outermost first.
    let inputs: [String]

    /// Whether a URL is one of this link.
    func matches(_ url: String) -> Bool { url == pattern || DeepLink(pattern: pattern).parameters(of: url) != nil }

    /// A URL of this link; `nil` where its pattern asks for more than can be made up.
    ///
    /// The last parameters are taken for what the last routes take: of `shop://{shop}/item/{id}` the path is
    /// `shop(String)`, `item(Int)`.
    func url(_ texts: ParameterTexts) -> LinkToOpen? {
        if pattern.contains("*") { return nil }
        let pieces = pattern.split(separator: "{", omittingEmptySubsequences: false)
        let count = pieces.count - 1
        if count == 0 { return LinkToOpen(url: pattern) }
        guard inputs.count >= count else { return nil }
        var url = String(pieces[0])
        for (piece, input) in zip(pieces.dropFirst(), inputs.suffix(count)) {
            guard let end = piece.firstIndex(of: "}"), let text = texts.text(for: input) else { return nil }
            url += text + piece[piece.index(after: end)...]
        }
        return LinkToOpen(url: url, isMadeUp: true)
    }
}

/// Makes up what stands in a URL for a value.
struct ParameterTexts {
    private static let numbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    ]
    private static let others = [
        "String": "sample", "Substring": "sample", "Character": "s", "Bool": "true",
        "UUID": "00000000-0000-0000-0000-000000000001",
    ]

    private let known: [String: String]

    /// Uses the registered samples, and what those carry.
    init(samples: [Any]) {
        var known: [String: String] = [:]
        for sample in samples.map(RouteCases.unerased) {
            var values = [sample]
            for part in Reflection(sample).parts {
                values.append(part.value)
                values += Reflection(part.value).parts.map(\.value)
            }
            for value in values {
                guard let text = Self.text(of: value) else { continue }
                let name = TypeName(of: value).spelled
                if known[name] == nil { known[name] = text }
            }
        }
        self.known = known
    }

    /// What stands for a value of a type; `nil` where that is not known.
    func text(for type: String) -> String? {
        let text = known[type] ?? (Self.numbers.contains(type) ? "1" : Self.others[type])
        return text?.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", ".", "_", "~"]))
    }

    private static func text(of value: Any) -> String? {
        if let id = value as? UUID { return id.uuidString }
        return (value as? any LosslessStringConvertible)?.description
    }
}
