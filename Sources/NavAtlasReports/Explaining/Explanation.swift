import NavAtlasModel

/// Why something is in the graph, or is not: the answer to one question, with what it rests on.
public struct Explanation: Hashable, Sendable {
    /// One statement, with the fact that it is about and where that stands.
    public struct Item: Hashable, Sendable {
        /// What is the case, in a sentence; empty where the fact says it all.
        public var text: String
        /// The fact in the text notation.
        public var fact: String?
        /// Where it stands.
        public var places: [SourceLocation]

        init(_ text: String = "", fact: String? = nil, at places: some Sequence<SourceLocation> = []) {
            self.text = text
            self.fact = fact
            self.places = Set(places).sorted()
        }

        init(_ edge: Edge, _ text: String = "") {
            self.init(text, fact: Notation.print(edge), at: edge.locations)
        }
    }

    /// Statements of one kind.
    public struct Section: Hashable, Sendable {
        /// What the statements are.
        public var title: String
        /// The statements.
        public var items: [Item]
    }

    /// What was asked about: an edge, a node, two nodes, or a finding.
    public var subject: String
    /// The answer in short.
    public var answer: String
    /// What the answer rests on, and what a reader may ask next. No section is empty.
    public var sections: [Section]

    init(_ subject: String, _ answer: String, _ sections: [Section]) {
        self.subject = subject
        self.answer = answer
        self.sections = sections.filter { !$0.items.isEmpty }
    }

    /// All places that it names, sorted.
    public var places: [SourceLocation] { Set(sections.flatMap(\.items).flatMap(\.places)).sorted() }
}
