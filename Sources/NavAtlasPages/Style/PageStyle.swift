import NavAtlasDiagrams

/// How the page looks, light and dark, on a screen and on paper.
enum PageStyle {
    static let css = [base, map, drawing, print].joined(separator: "\n")

    /// The drawing's own rules, which are the legend's, too. Paper stays white. Where no script makes the map smaller, it
    /// is as wide as the page, and scrolls where it could not be read so.
    static func rules(of drawing: PageDrawing) -> String {
        "\n:root { --least: \(Int(drawing.width * 0.65))px; }\n"
            + DiagramPieces.rules.replacing(/@media\s*\(/, with: "@media screen and (")
            .replacing("#navigation [", with: ":is(#navigation, #legend) [")
    }
}
