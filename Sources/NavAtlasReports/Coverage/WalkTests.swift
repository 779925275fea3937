import NavAtlasAnalysis
import NavAtlasModel

/// Writes walks as a file of tests to fill in: a function for each walk, a comment for each step.
package enum WalkTests: String, Sendable, CaseIterable {
    /// XCTest, which has what drives an app's user interface.
    case xctest
    /// Swift Testing.
    case swiftTesting = "swift-testing"

    /// What it is for, in a few words.
    package var summary: String {
        switch self {
        case .xctest: "XCTest, for UI tests"
        case .swiftTesting: "Swift Testing"
        }
    }

    /// The file.
    ///
    /// - Parameters:
    ///   - listing: the walks.
    ///   - wanted: the steps that the walks are for; each is named at the first walk that takes it.
    package func text(_ listing: PathListing, taking wanted: Set<Edge.Identity>) -> String {
        var rest = wanted
        let functions = listing.paths.enumerated().map { number, path in
            let new = path.steps.filter { rest.remove($0.identity) != nil }
            return function(number + 1, path, new)
        }
        let notes =
            (listing.untaken.map { "cannot be taken: \(Notation.print($0))" } + listing.notes.map { "note: \($0)" })
            .map { "// \($0.escapedForTerminal)\n" }.joined()
        return head(Self.capitalized(listing.title)) + functions.joined(separator: "\n") + "}\n"
            + (notes.isEmpty ? "" : "\n" + notes)
    }

    private func head(_ title: String) -> String {
        switch self {
        case .xctest:
            """
            import XCTest

            /// \(title.escapedForTerminal)
            final class NavigationWalks: XCTestCase {

            """
        case .swiftTesting:
            """
            import Testing

            /// \(title.escapedForTerminal)
            @Suite struct NavigationWalks {

            """
        }
    }

    private func function(_ number: Int, _ path: GraphPath, _ new: [Edge]) -> String {
        let name = "walk\(number)To" + Self.identifier(path.steps.last?.to ?? path.start)
        let takes = new.map { "    /// - \(Notation.print($0).escapedForTerminal)\n" }.joined()
        let about = takes.isEmpty ? "" : "    /// Takes\n" + takes
        let steps = path.sentences.enumerated().map {
            "        // \($0 + 1). \($1).".escapedForTerminal + "\n"
        }.joined()
        switch self {
        case .xctest:
            return about + """
                    @MainActor func test\(Self.capitalized(name))() throws {
                        let app = XCUIApplication()
                        app.launch()
                \(steps)        throw XCTSkip("The steps are still to be written.")
                    }

                """
        case .swiftTesting:
            return about + """
                    @Test(.disabled("The steps are still to be written.")) func \(name)() {
                \(steps)    }

                """
        }
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// The part of an id that may stand in a name.
    private static func identifier(_ id: String) -> String {
        let parts = id.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return parts.map { capitalized(String($0)) }.joined()
    }
}
