import NavAtlasAnalysis
import NavAtlasModel

/// Paths, with what was asked: what ``PathFormat`` writes.
package struct PathListing: Sendable {
    /// What the paths are, for a heading: `paths to TodoScreen`.
    package let title: String
    /// The paths.
    package let paths: [GraphPath]
    /// Steps that were asked for and that no path takes.
    package let untaken: [Edge]
    /// Whether the paths belong together, and are numbered: they are all that was asked for, rather than a choice.
    package let isNumbered: Bool
    /// What a reader must know beside the paths, each a sentence without a full stop.
    package let notes: [String]

    /// Creates a listing.
    package init(
        title: String, paths: [GraphPath], untaken: [Edge] = [], isNumbered: Bool = false, notes: [String]
    ) {
        (self.untaken, self.isNumbered) = (untaken, isNumbered)
        self.title = title
        self.paths = paths
        self.notes = notes
    }
}

/// A way to write paths. An open list, of which ``all`` holds what there is.
package struct PathFormat: Sendable {
    /// The name on the command line.
    package let id: String
    /// What it is for, in a few words.
    package let summary: String
    /// The paths as text that ends with a newline.
    package let render: @Sendable (PathListing) throws -> String

    /// Every format, in the order in which help lists them.
    package static let all: [PathFormat] = [text, steps, json]

    /// A block for each path, with a step a line in the text notation.
    package static let text = PathFormat(id: "text", summary: "a block for each path, a step a line") { listing in
        func block(_ head: String, _ steps: [Edge], isNumbered: Bool) -> String {
            let lines = steps.enumerated().map { number, step in
                let places = step.locations.sorted().map { "\($0)" }.joined(separator: ", ")
                return "    " + (isNumbered ? "\(number + 1). " : "") + Notation.print(step)
                    + (listing.isNumbered && !places.isEmpty ? " (\(places))" : "")
            }
            return ([head] + lines).map { $0.escapedForTerminal + "\n" }.joined()
        }
        var blocks = listing.paths.enumerated().map { number, path in
            let place = listing.isNumbered ? "\(number + 1) of \(listing.paths.count): " : ""
            let link = path.link.map { " by \($0.pattern)" } ?? ""
            return block(
                "\(place)\(path.start)\(link): \(path.steps.count.counted("step"))", path.steps,
                isNumbered: listing.isNumbered)
        }
        if !listing.untaken.isEmpty {
            blocks.append(
                block(
                    "cannot be taken: \(listing.untaken.count.counted("step"))", listing.untaken, isNumbered: false))
        }
        let notes = listing.notes.map { "note: \($0.escapedForTerminal)\n" }.joined()
        return (["\(listing.title.escapedForTerminal)\n"] + blocks + (notes.isEmpty ? [] : [notes]))
            .joined(separator: "\n")
    }

    /// What a person, or a test of the user interface, does one after the other.
    package static let steps = PathFormat(id: "steps", summary: "what to do one after the other, for a UI test") {
        listing in
        let blocks = listing.paths.enumerated().map { number, path in
            let lines = path.sentences.enumerated().map { "\($0 + 1). \($1).".escapedForTerminal + "\n" }
            return "# \(listing.title.escapedForTerminal)"
                + (listing.paths.count > 1 ? ", \(number + 1) of \(listing.paths.count)" : "") + "\n\n" + lines.joined()
        }
        let untaken = listing.untaken.map { "# cannot be taken: \(Notation.print($0).escapedForTerminal)\n" }
        let notes = (untaken + listing.notes.map { "# note: \($0.escapedForTerminal)\n" }).joined()
        return (blocks + (notes.isEmpty ? [] : [notes])).joined(separator: "\n")
    }

    /// For other programs.
    package static let json = PathFormat(id: "json", summary: "for other programs") { try Payload($0).jsonText() }
}

extension GraphPath {
    /// What a person does one after the other, each a sentence without a full stop.
    var sentences: [String] {
        [link.map { "Open \($0.pattern), which shows \(start)" } ?? "Start at \(start)"] + steps.map(\.sentence)
    }
}

extension Edge {
    /// What a person does to take it, as a sentence without a full stop.
    fileprivate var sentence: String {
        switch kind {
        case .root where initial: return "\(from) shows \(to)"
        case .tab: return "Choose the tab \(name), which shows \(to)"
        case .root, .route: return "Have \(from) take \(name), which \(verb) \(to)"
        case .transition:
            // Of a modifier and the action that sets its state, the action.
            let place = (locations.intersection(triggers).min() ?? locations.min()).map { " (\($0))" } ?? ""
            return "On \(from), trigger \(name)\(place), which \(verb) \(to)"
        }
    }
}

private struct Payload: Encodable {
    struct Place: Encodable { let file: String, line: Int, column: Int }
    struct Step: Encodable {
        let from: String, to: String, kind: String, route: String, presentation: String?, locations: [Place]

        init(_ edge: Edge) {
            (from, to, kind) = (edge.from, edge.to, edge.kind.rawValue)
            route = edge.kind == .transition ? edge.name : "\(edge.from).\(edge.name)"
            presentation = edge.presentation?.rawValue
            locations = edge.locations.sorted().map { Place(file: $0.file, line: $0.line, column: $0.column) }
        }
    }
    struct Path: Encodable { let start: String, link: String?, steps: [Step] }

    let title: String, paths: [Path], untaken: [Step]?, notes: [String]

    init(_ listing: PathListing) {
        (title, notes) = (listing.title, listing.notes)
        untaken = listing.isNumbered ? listing.untaken.map(Step.init) : nil
        paths = listing.paths.map {
            Path(start: $0.start, link: $0.link?.pattern, steps: $0.steps.map(Step.init))
        }
    }
}
