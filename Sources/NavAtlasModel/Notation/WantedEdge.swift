/// An edge as somebody asks for it: in the text notation, of which the presentation and the name may be left out.
///
///     TodosScreen ~push~> TodoScreen : TodosCoordinator.todo
///     TodosScreen ~> TodoScreen
///     TodosCoordinator -> TodoScreen
package struct WantedEdge: Hashable, Sendable {
    /// The name of the node that it leaves, as it was written.
    package let from: String
    /// The name of the node that it leads to, as it was written.
    package let to: String
    /// Whether it is a declared edge, or a transition.
    package let isDeclared: Bool
    /// The kind; `nil` where the arrow leaves it open.
    package let kind: Edge.Kind?
    /// The presentation; `nil` where the arrow leaves it open.
    package let presentation: Presentation?
    /// The name; `nil` where it is left out.
    package let name: String?

    /// Reads a line; `nil` where it is none of an edge. What follows the name is passed over, such as the place that a
    /// finding adds.
    package init?(_ text: String) {
        var scanner = NotationScanner(text.unicodeScalars[...])
        guard let from = try? scanner.name("a node") else { return nil }
        scanner.skipSpaces()
        if scanner.take("->") {
            (isDeclared, kind, presentation) = (true, nil, nil)
        } else if scanner.take("~>") {
            (isDeclared, kind, presentation) = (false, .transition, nil)
        } else {
            guard let arrow = try? scanner.arrow() else { return nil }
            (isDeclared, kind, presentation) = (arrow.kind.isDeclared, arrow.kind, arrow.presentation)
        }
        guard let to = try? scanner.name("the destination") else { return nil }
        name = scanner.takeSeparator(":") ? try? scanner.name("the route") : nil
        (self.from, self.to) = (from, to)
    }

    /// Whether an edge between the nodes that were meant is what was asked for.
    package func matches(_ edge: Edge) -> Bool {
        edge.kind.isDeclared == isDeclared && (kind.map { $0 == edge.kind } ?? true)
            && (presentation.map(edge.isShown) ?? true) && (name.map { $0 == edge.name } ?? true)
    }
}
