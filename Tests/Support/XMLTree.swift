import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of an XML document, as a real parser reads it.
public final class XMLTree {
    /// The element's name.
    public let name: String
    /// Its attributes.
    public let attributes: [String: String]
    /// The elements inside.
    public private(set) var children: [XMLTree] = []
    /// The text inside.
    public private(set) var text = ""

    private init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// All elements of a name, at any depth below this one, in order.
    public func elements(_ name: String) -> [XMLTree] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.elements(name) }
    }

    /// The root of a document.
    ///
    /// - Throws: the parser's error where the document is not well-formed.
    public static func parse(_ document: String) throws -> XMLTree {
        let reader = Reader()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = reader
        guard parser.parse(), let root = reader.root else {
            throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
        }
        return root
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: XMLTree?
        private var open: [XMLTree] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            let element = XMLTree(name: name, attributes: attributes)
            open.last?.children.append(element)
            if open.isEmpty { root = element }
            open.append(element)
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
    }
}
