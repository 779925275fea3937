import NavAtlasDiagrams

/// The page's style and script, which SwiftPM embeds in the program from the files in `Web`.
enum PageAssets {
    /// How the page looks, light and dark, on a screen and on paper.
    static let style = joined([
        PackageResources.base_css, PackageResources.map_css, PackageResources.drawing_css, PackageResources.print_css,
    ])

    /// What the page does: the files in the order in which they run, in a scope of their own. All that they show is set as
    /// text, never as markup.
    static let script = "\"use strict\";\n(() => {\n" + withoutComments(joined(scripts)) + "\n})();\n"

    /// Comments are for whoever works on the files, and would be a fifth of a small page.
    private static func withoutComments(_ script: String) -> String {
        script.replacing(/(?m)^ *\/\*\*(?:[^*]|\*(?!\/))*\*\/\n/, with: "").replacing(/(?m)^ *\/\/.*\n/, with: "")
    }

    private static let scripts = [
        PackageResources.data_js, PackageResources.elements_js, PackageResources.state_js, PackageResources.ways_js,
        PackageResources.selection_js, PackageResources.filters_js, PackageResources.columns_js,
        PackageResources.routing_js, PackageResources.layout_js, PackageResources.scene_js, PackageResources.showing_js,
        PackageResources.camera_js,
        PackageResources.names_js, PackageResources.minimap_js, PackageResources.marks_js, PackageResources.copying_js,
        PackageResources.panel_js, PackageResources.panels_js, PackageResources.search_js,
        PackageResources.pointer_js, PackageResources.keyboard_js, PackageResources.compare_js,
        PackageResources.export_js, PackageResources.paper_js, PackageResources.start_js,
    ]

    /// The layout alone, for tests that hold it against the one in Swift.
    static let layoutScript = joined([
        PackageResources.columns_js, PackageResources.routing_js, PackageResources.layout_js,
    ])

    /// The drawing's own rules, which are the legend's, too. Paper stays white. Where no script makes the map smaller, it
    /// is as wide as the page, and scrolls where it could not be read so.
    static func rules(of drawing: PageDrawing) -> String {
        "\n:root { --least: \(Int(drawing.width * 0.65))px; }\n"
            + DiagramPieces.rules.replacing(/@media\s*\(/, with: "@media screen and (")
            .replacing("#navigation [", with: ":is(#navigation, .navigation, #legend) [")
    }

    private static func joined(_ files: [[UInt8]]) -> String {
        files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }
}
