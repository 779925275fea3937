/// An element of an XML document, which can be written and nothing else.
struct MarkupElement {
    private let name: String
    private let attributes: [(name: String, value: String)]
    private let children: [MarkupElement]
    private let text: String

    /// Names must be names of XML; values and text may be anything.
    init(_ name: String, _ attributes: [String: String], _ children: [MarkupElement] = [], text: String = "") {
        self.name = name
        self.attributes = attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        self.children = children
        self.text = text
    }

    /// The document with this element as its root.
    var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + lines(indent: "") }

    private func lines(indent: String) -> String {
        let list = attributes.map { " \($0.name)=\"\($0.value.escapedForTerminal.escapedForXML)\"" }.joined()
        if children.isEmpty && text.isEmpty { return "\(indent)<\(name)\(list)/>\n" }
        if children.isEmpty { return "\(indent)<\(name)\(list)>\(text.escapedForXML)</\(name)>\n" }
        return "\(indent)<\(name)\(list)>\n" + children.map { $0.lines(indent: indent + "  ") }.joined()
            + "\(indent)</\(name)>\n"
    }
}
