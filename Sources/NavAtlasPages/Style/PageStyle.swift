/// How the page looks, light and dark, on a screen and on paper.
enum PageStyle {
    static let css = [base, map, drawing, print].joined(separator: "\n")

    /// The drawing's colours in the dark: its own, where it brings some. Paper stays white.
    static func colors(of drawing: PageDrawing) -> String {
        if !drawing.style.isEmpty {
            return drawing.style.replacing(/@media\s*\(/, with: "@media screen and (")
                .replacing("#navigation [", with: ":is(#navigation, #legend) [")
        }
        let rules = drawing.colors.sorted().compactMap { color in
            DarkColor.of(color).map { dark in
                "svg [fill=\"\(color)\"] { fill: \(dark) } svg [stroke=\"\(color)\"] { stroke: \(dark) }"
            }
        }
        return "\n@media screen and (prefers-color-scheme: dark) {\n\(rules.joined(separator: "\n"))\n}\n"
    }
}
