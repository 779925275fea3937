import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A node, an edge or a frame in an SVG, with its colours and words.
struct SVGElement {
    var id = ""
    var kind = ""
    /// The fill of its first shape, as `#rrggbb`.
    var fill: String?
    var texts: [(words: String, color: String)] = []
    var links: [String] = []
}

/// The elements of an SVG in the order in which they are drawn.
final class SVGElements: NSObject, XMLParserDelegate {
    private(set) var elements: [SVGElement] = []
    /// What `image` elements refer to.
    private(set) var images: [String] = []
    private var isInText = false
    private static let kinds: Set<String> = ["graph", "node", "edge", "cluster"]

    init(_ svg: Data) throws {
        super.init()
        let parser = XMLParser(data: svg)
        parser.delegate = self
        guard parser.parse() else { throw try #require(parser.parserError) }
    }

    func element(_ id: String) throws -> SVGElement { try #require(elements.first { $0.id == id }) }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes values: [String: String]
    ) {
        if name == "g", let kind = values["class"], Self.kinds.contains(kind) {
            elements.append(SVGElement(id: values["id"] ?? "", kind: kind))
        }
        if name == "image", let file = values["xlink:href"] { images.append(file) }
        guard !elements.isEmpty else { return }
        let last = elements.count - 1
        if name == "a", let link = values["xlink:href"] { elements[last].links.append(link) }
        if let fill = values["fill"], fill.hasPrefix("#") {
            if name == "text" {
                elements[last].texts.append(("", fill))
            } else if elements[last].fill == nil {
                elements[last].fill = fill
            }
        } else if name == "text" {
            // Black, where nothing is said.
            elements[last].texts.append(("", "#000000"))
        }
        isInText = name == "text"
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        isInText = false
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard isInText, let last = elements.indices.last, let text = elements[last].texts.indices.last else { return }
        elements[last].texts[text].words += string
    }
}
