import Foundation
import NavAtlasDiagrams
import NavAtlasModel

/// The options that all commands share which draw.
enum DrawingChoices {
    static let theme = Option<Theme?>.choice(
        "theme", placeholder: "THEME",
        among: [
            .init("light", "on white", .light), .init("dark", "on black", .dark),
            .init("auto", "follows the reader's system, in SVG", .auto),
        ], absent: nil, help: "The colours of the diagram")
    static let sourceURL = Option<String?>.text(
        "source-url", kind: .text("URL"),
        help: """
            Link to the source by a URL with {file}, {line}, {column} and {revision}, such as \
            'https://github.com/me/app/blob/{revision}/{file}#L{line}'
            """)
    static let thumbnails = Option<String?>.text(
        "thumbnails", kind: .folder,
        help: "Show PNG files of this folder on the screens that they are named after, such as 'HomeScreen.png'")
    static let fit = Option<Diagram.Fit?>(
        "fit", letter: nil, kind: .text("WIDTHxHEIGHT"),
        help: "The size to draw for, in CSS pixels (default: 900x1333, a page)", absent: nil
    ) { text, _ throws(InvalidValue) in
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ 100...100_000 ~= $0 }) else {
            throw InvalidValue(expected: "a width and a height in pixels, as in 900x600")
        }
        // Browsers show 96 pixels an inch, and pictures are measured in points.
        return Diagram.Fit(width: sides[0] * 0.75, height: sides[1] * 0.75)
    }
    static let all: [any OptionDeclaration] = [theme, sourceURL, thumbnails]

    /// How places in the source become links, where the command line says so.
    ///
    /// - Throws: ``SourceLinkError`` where the pattern is none, ``GitError`` where there is no revision to link to.
    static func sourceLinks(_ arguments: Arguments) throws -> SourceLinks? {
        guard let pattern = arguments[sourceURL] else { return nil }
        let revision = SourceLinks.needsRevision(pattern) ? try Git.line(["rev-parse", "HEAD"]) : nil
        return try SourceLinks(pattern: pattern, revision: revision)
    }

    /// The screenshots that belong to screens of a graph, by node id.
    static func thumbnails(_ invocation: Invocation, for graph: NavigationGraph) throws -> [String: Thumbnail] {
        guard let folder = invocation.arguments[thumbnails] else { return [:] }
        let found = try ThumbnailFolder(folder).thumbnails(for: graph.nodes.filter { $0.kind == .screen }.map(\.id))
        if found.isEmpty {
            invocation.console.say(
                "note: no PNG in \(folder.quoted) is named after a screen, as 'HomeScreen.png' would be")
        }
        return found
    }
}
