import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads a storyboard or a nib: the XML that Interface Builder writes.
///
/// The XML is read by Foundation's parser. Interface Builder writes no document type, so that a file with one, which may
/// declare entities, is not read at all; and one that is nested deeper than any storyboard is read no further.
final class StoryboardReader: NSObject {
    /// The deepest that elements may be nested.
    static let deepestElement = 200

    private var facts = StoryboardFacts()
    /// How many elements are open.
    private var depth = 0
    private var scene: SceneFact?
    /// How deep the controller of the scene is nested.
    private var controllerDepth: Int?
    /// The segues of what stands in a scene before its controller or after it, such as gesture recognizers.
    private var segues: [SegueFact] = []
    /// The objects that stand in a scene before its controller or after it, and how deep the last one is nested.
    private var objects: [SceneObjectFact] = []
    private var objectDepth: Int?
    private var isNib = false

    private let bytes: [UInt8]
    /// Where each line starts.
    private let lineStarts: [Int]

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The facts of a file's bytes.
    static func facts(of bytes: [UInt8]) -> StoryboardFacts {
        if let place = documentType(in: bytes) {
            return StoryboardFacts(problem: StoryboardProblem(kind: .declaresEntities, position: place))
        }
        let parser = XMLParser(data: Data(bytes))
        let reader = StoryboardReader(bytes)
        parser.delegate = reader
        let isRead = parser.parse()
        if !isRead || parser.parserError != nil || !reader.hasStarted, reader.facts.problem == nil {
            reader.note(.malformed, parser)
        }
        return reader.facts
    }

    private var hasStarted = false

    private static func documentType(in bytes: [UInt8]) -> Position? {
        guard let place = Data(bytes).range(of: Data("<!DOCTYPE".utf8))?.lowerBound else { return nil }
        let before = bytes[..<place]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return Position(
            line: Int32(before.count { $0 == UInt8(ascii: "\n") } + 1), column: Int32(place - start + 1))
    }

    private func note(_ kind: StoryboardProblem.Kind, _ parser: XMLParser) {
        facts.problem = StoryboardProblem(kind: kind, position: Self.position(parser))
    }

    /// Where the tag begins that the parser stands behind: Interface Builder writes each in a line of its own.
    private func start(_ parser: XMLParser) -> Position {
        let line = Self.position(parser).line
        guard lineStarts.indices.contains(Int(line) - 1) else { return Position(line: line, column: 1) }
        let indent = bytes[lineStarts[Int(line) - 1]...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return Position(line: line, column: Int32(clamping: indent.count + 1))
    }

    /// Where the parser stands.
    private static func position(_ parser: XMLParser) -> Position {
        Position(
            line: Int32(clamping: max(1, parser.lineNumber)), column: Int32(clamping: max(1, parser.columnNumber)))
    }
}

extension StoryboardReader: XMLParserDelegate {
    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        depth += 1
        hasStarted = true
        guard depth <= Self.deepestElement else {
            note(.nestedTooDeep, parser)
            parser.abortParsing()
            return
        }
        let position = start(parser)
        switch element {
        case "document":
            facts.initial = attributes["initialViewController"]
            facts.isLaunchScreen = attributes["launchScreen"] == "YES"
            isNib = attributes["type"]?.hasSuffix(".XIB") == true && !(attributes["type"] ?? "").contains("Storyboard")
        case "scene": (scene, segues, objects) = (nil, [], [])
        case "segue": read(attributes, at: position)
        case "tableViewCell", "collectionViewCell", "collectionReusableView":
            if let name = attributes["customClass"] { scene?.cellClasses.append(name) }
        case "customObject":
            guard let id = attributes["id"], let name = attributes["customClass"] else { return }
            objects.append(SceneObjectFact(id: id, className: name, position: position))
            objectDepth = depth
        case "outlet": connect(attributes)
        case "navigationItem", "tabBarItem":
            // Its own bar's, and no other's inside it: Interface Builder calls the scene so, too.
            if depth == controllerDepth.map({ $0 + 1 }), scene?.title == nil { scene?.title = title(in: attributes) }
        default:
            guard controllerDepth == nil, let id = attributes["id"], isController(element, attributes) else { return }
            controllerDepth = depth
            scene = SceneFact(
                id: id, element: element, className: attributes["customClass"],
                identifier: attributes["storyboardIdentifier"],
                title: title(in: attributes) ?? attributes["userLabel"],
                presentationStyle: attributes["modalPresentationStyle"], storyboardName: attributes["storyboardName"],
                referencedIdentifier: attributes["referencedIdentifier"], position: position)
        }
    }

    /// The title that is written down. A tab that shows only an image has an empty one, which names nothing.
    private func title(in attributes: [String: String]) -> String? {
        attributes["title"].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if depth == controllerDepth {
            controllerDepth = nil
            if isNib { endScene() }
        }
        if depth == objectDepth { objectDepth = nil }
        depth -= 1
        if element == "scene" { endScene() }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        if facts.problem == nil { note(.malformed, parser) }
    }

    private func endScene() {
        if var scene {
            scene.segues = segues
            scene.objects = objects
            facts.scenes.append(scene)
        }
        (scene, segues, objects) = (nil, [], [])
    }

    /// Whether an element is the scene's controller, rather than a part of it.
    private func isController(_ element: String, _ attributes: [String: String]) -> Bool {
        if isNib { return depth == 3 && element.hasSuffix("iewController") }
        return ["viewController", "windowController"].contains(attributes["sceneMemberID"])
    }

    /// Reads what the controller of the scene, or an object beside it, is connected to; its connections are children of its own.
    private func connect(_ attributes: [String: String]) {
        guard let property = attributes["property"], let destination = attributes["destination"] else { return }
        let outlet = OutletFact(property: property, destination: destination)
        if let objectDepth, depth == objectDepth + 2 {
            objects[objects.count - 1].outlets.append(outlet)
        } else if let controllerDepth, depth == controllerDepth + 2 {
            scene?.outlets.append(outlet)
        }
    }

    private func read(_ attributes: [String: String], at position: Position) {
        guard let kind = attributes["kind"], let destination = attributes["destination"] else { return }
        // A segue that only code performs is a connection of the controller itself.
        let isManual = controllerDepth.map { depth == $0 + 2 } ?? false
        segues.append(
            SegueFact(
                kind: kind, destination: destination, identifier: attributes["identifier"],
                relationship: attributes["relationship"], presentationStyle: attributes["modalPresentationStyle"],
                action: attributes["destinationCreationSelector"], isManual: isManual, position: position))
    }
}
