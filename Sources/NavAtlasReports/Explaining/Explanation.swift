import NavAtlasModel

/// Why something is in the graph, or is not: the answer to one question, with what it rests on.
package struct Explanation: Hashable, Sendable {
    /// One statement, with the fact that it is about and where that stands.
    package struct Item: Hashable, Sendable {
        /// What is the case, in a sentence; empty where the fact says it all.
        package var text: String
        /// The fact in the text notation.
        package var fact: String?
        /// Where it stands.
        package var places: [SourceLocation]

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
    package struct Section: Hashable, Sendable {
        /// What the statements are.
        package var title: String
        /// The statements.
        package var items: [Item]
    }

    /// What was asked about: an edge, a node, two nodes, or a finding.
    package var subject: String
    /// The answer in short.
    package var answer: String
    /// What the answer rests on, and what a reader may ask next. No section is empty.
    package var sections: [Section]

    init(_ subject: String, _ answer: String, _ sections: [Section]) {
        self.subject = subject
        self.answer = answer
        self.sections = sections.filter { !$0.items.isEmpty }
    }

    /// All places that it names, sorted.
    package var places: [SourceLocation] { Set(sections.flatMap(\.items).flatMap(\.places)).sorted() }
}
