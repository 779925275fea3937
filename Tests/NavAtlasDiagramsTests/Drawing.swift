import Foundation
import NavAtlasModel
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
        if let tooltip = values["xlink:title"] { tooltips.append(tooltip) }
        isInText = name == "text"
        if isInText { texts.append("") }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { isInText = false }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if isInText { texts[texts.count - 1] += string }
    }
}

/// Where labels and nodes stand.
struct Places {
    struct Box {
        let x0, y0, x1, y1: Double
        let name: String

        func covers(_ other: Box) -> Bool {
            min(x1, other.x1) - max(x0, other.x0) > 1 && min(y1, other.y1) - max(y0, other.y0) > 1
        }
    }

    var labels: [Box] = []
    var nodes: [Box] = []

    init(_ diagram: Diagram) throws {
        let data = try Graphviz.draw(diagram.dot(), as: "json").data
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        for object in json["objects"] as? [[String: Any]] ?? [] {
            guard let position = (object["pos"] as? String)?.split(separator: ",").compactMap({ Double($0) }),
                position.count == 2, let name = object["name"] as? String,
                let width = (object["width"] as? String).flatMap(Double.init).map({ $0 * 72 }),
                let height = (object["height"] as? String).flatMap(Double.init).map({ $0 * 72 })
            else { continue }
            nodes.append(
                Box(
                    x0: position[0] - width / 2, y0: position[1] - height / 2, x1: position[0] + width / 2,
                    y1: position[1] + height / 2, name: name))
        }
        for edge in json["edges"] as? [[String: Any]] ?? [] {
            for operation in edge["_ldraw_"] as? [[String: Any]] ?? [] where operation["op"] as? String == "T" {
                let point = try #require(operation["pt"] as? [Double])
                let width = try #require(operation["width"] as? Double)
                let left = operation["align"] as? String == "c" ? point[0] - width / 2 : point[0]
                labels.append(
                    Box(
                        x0: left, y0: point[1] - 2, x1: left + width, y1: point[1] + 7,
                        name: operation["text"] as? String ?? ""))
            }
        }
    }

    /// Pairs of names that stand on each other.
    var collisions: [String] {
        labels.enumerated().flatMap { place, label in
            labels[..<place].filter(label.covers).map { "\(label.name) on \($0.name)" }
                + nodes.filter(label.covers).map { "\(label.name) on \($0.name)" }
        }
    }
}
