import NavAtlasDiagrams

/// The page's style and script, from the files in `Web`.
enum PageAssets {
    /// How the page looks, light and dark, on a screen and on paper.
    static let style = joined([WebFiles.base_css, WebFiles.map_css, WebFiles.drawing_css, WebFiles.print_css])

    /// What the page does: the files in the order in which they run, in a scope of their own. All that they show is set as
    /// text, never as markup.
    static let script = "\"use strict\";\n(() => {\n" + withoutComments(joined(scripts)) + "\n})();\n"

    /// By which the page's policy names the script.
    static let scriptHash = SHA256.base64(of: script)

    /// Comments are for whoever works on the files, and would be a fifth of a small page.
    private static func withoutComments(_ script: String) -> String {
        script.replacing(/(?m)^ *\/\*\*(?:[^*]|\*(?!\/))*\*\/\n/, with: "").replacing(/(?m)^ *\/\/.*\n/, with: "")
    }

    private static let scripts = [
        WebFiles.data_js, WebFiles.elements_js, WebFiles.state_js, WebFiles.ways_js, WebFiles.selection_js,
        WebFiles.filters_js, WebFiles.columns_js, WebFiles.routing_js, WebFiles.layout_js, WebFiles.scene_js,
        WebFiles.showing_js, WebFiles.camera_js, WebFiles.names_js, WebFiles.minimap_js, WebFiles.marks_js,
        WebFiles.copying_js, WebFiles.panel_js, WebFiles.panels_js, WebFiles.search_js, WebFiles.pointer_js,
        WebFiles.keyboard_js, WebFiles.compare_js, WebFiles.export_js, WebFiles.paper_js, WebFiles.start_js,
    ]

    /// The layout alone, for tests that hold it against the one in Swift.
    static let layoutScript = joined([WebFiles.columns_js, WebFiles.routing_js, WebFiles.layout_js])

    /// The drawing's own rules, which are the legend's, too. Paper stays white. Where no script makes the map smaller, it
    /// is as wide as the page, and scrolls where it could not be read so.
    static func rules(of drawing: PageDrawing) -> String {
        "\n:root { --least: \(Int(drawing.width * 0.65))px; }\n"
            + DiagramPieces.rules.replacing(/@media\s*\(/, with: "@media screen and (")
            .replacing("#navigation [", with: ":is(#navigation, .navigation, #legend) [")
    }

    private static func joined(_ files: [String]) -> String { files.joined(separator: "\n") }
}
