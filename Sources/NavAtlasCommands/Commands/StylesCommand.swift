import Foundation
import NavAtlasModel

/// A style of navigation that a reader of source knows, as the command `styles` shows it.
package struct SourceStyle: Sendable {
    let id: String
    let title: String
    let example: String
    let graph: NavigationGraph

    /// Creates a style, with an example in Swift and the graph of that.
    package init(id: String, title: String, example: String, graph: NavigationGraph) {
        (self.id, self.title, self.example, self.graph) = (id, title, example, graph)
    }
}

/// `styles`: lists the styles of navigation that can be read from source, or shows an example of some of them.
enum StylesCommand: Command {
    static let name = "styles"
    static let summary = "List the styles of navigation that NavAtlas reads from source, or show examples of some"
    static let options: [any OptionDeclaration] = [format, SharedOptions.output]
    static let ownPositionals: Positionals? = Positionals(
        .text("STYLE"), least: 0, help: "the styles to show an example of (default: list all styles)")
    static let readsGraph = false

    static func examples(path: String) -> [Example] {
        [Example("styles", "List all styles."), Example("styles stinsen2", "Show an example and its graph.")]
    }

    private static let format = Option<Bool>.choice(
        "format", placeholder: "FORMAT",
        among: [.init("text", "for a terminal", false), .init("markdown", "for documentation", true)], absent: false,
        help: "The format of the styles (default: text)")

    static func run(_ invocation: Invocation) throws -> ExitCode {
        let all = try invocation.source.reader?.styles() ?? []
        let isMarkdown = invocation.arguments[format]
        let shown = try invocation.arguments.paths.map { id throws(UsageError) in
            guard let style = all.first(where: { $0.id == id }) else {
                throw .unknownStyle(id, known: all.map(\.id))
            }
            return style
        }
        let text =
            shown.isEmpty
            ? list(all, isMarkdown: isMarkdown)
            : shown.map { page($0, isMarkdown: isMarkdown) }.joined(separator: "\n")
        try invocation.deliver(Data(text.utf8))
        return .clean
    }

    private static func list(_ styles: [SourceStyle], isMarkdown: Bool) -> String {
        if isMarkdown {
            return "| style | is |\n| --- | --- |\n" + styles.map { "| `\($0.id)` | \($0.title) |\n" }.joined()
        }
        let width = (styles.map(\.id.count).max() ?? 0) + 2
        return styles.map { $0.id.padding(toLength: width, withPad: " ", startingAt: 0) + $0.title + "\n" }.joined()
    }

    private static func page(_ style: SourceStyle, isMarkdown: Bool) -> String {
        let facts = Notation.print(style.graph)
        return isMarkdown
            ? "## \(style.title)\n\nThis source:\n\n```swift\n\(style.example)\n```\n\nis this graph:\n\n```\n\(facts)```\n"
            : "\(style.title)\n\n\(style.example)\n\nThe graph:\n\n\(facts)"
    }
}
