/// What the page does. All that it shows is set as text, never as markup; its state is in the URL's fragment.
enum PageScript {
    /// The parts, in the order in which they run, in a scope of their own.
    static let javaScript =
        "\"use strict\";\n(() => {\n"
        + [elements, state, ways, selection, filters, marks, view, panel, keyboard, search, start].joined(
            separator: "\n")
        + "\n})();\n"
}
