import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import NavAtlasDiagrams

/// What an XML parser finds in an SVG.
final class Drawing: NSObject, XMLParserDelegate {
    private(set) var elements: Set<String> = []
    private(set) var attributes: Set<String> = []
    /// The classes of the elements that have an id.
    private(set) var classes: [String: String] = [:]
    private(set) var tooltips: [String] = []
    private(set) var texts: [String] = []

    private var isInText = false
    private var isInTitle = false

    init(svg: Data) throws {
        super.init()
        let parser = XMLParser(data: svg)
        parser.delegate = self
        guard parser.parse() else { throw try #require(parser.parserError) }
    }

    func ids(of kind: String) -> Set<String> { Set(classes.filter { $0.value == kind }.keys) }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes values: [String: String]
    ) {
        elements.insert(name)
        attributes.formUnion(values.keys)
        if let id = values["id"], let kind = values["class"] { classes[id] = kind }
        isInText = name == "text"
        isInTitle = name == "title"
        if isInText { texts.append("") }
        if isInTitle { tooltips.append("") }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { (isInText, isInTitle) = (false, false) }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if isInText { texts[texts.count - 1] += string }
        if isInTitle { tooltips[tooltips.count - 1] += string }
    }
}
