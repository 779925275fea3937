/// The cards of a diagram, or of an overview of it where it has many nodes, with what is told of them.
struct DrawnCards {
    /// What is drawn: an overview has coordinators alone.
    let diagram: Diagram
    let facts: DiagramFacts
    let map: CardMap

    init(_ whole: Diagram) {
        let isOverview = whole.isOverview
        diagram = isOverview ? whole.collapsed : whole
        facts = DiagramFacts(diagram, screensIn: isOverview ? whole.graph : nil)
        map = CardMap(diagram.graph, marks: diagram.marks, highlights: diagram.highlights, isOverview: isOverview)
    }
}
