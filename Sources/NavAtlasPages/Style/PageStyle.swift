/// How the page looks, light and dark, on a screen and on paper.
enum PageStyle {
    static let css = [base, map, drawing, print].joined(separator: "\n")

    /// The drawing's own rules, which are the legend's, too. Paper stays white.
    static func colors(of drawing: PageDrawing) -> String {
        drawing.style.replacing(/@media\s*\(/, with: "@media screen and (")
            .replacing("#navigation [", with: ":is(#navigation, #legend) [")
    }
}
