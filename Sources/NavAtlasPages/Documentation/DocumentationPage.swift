/// A piece of text on a page of the documentation; a format decides how it is written.
indirect enum Inline {
    case text(String)
    case strong(String)
    /// A name or a place of the app's source.
    case code(String)
    /// A link inside the documentation, to a place on a page where there is one.
    case link(String, page: String, anchor: String?)
    /// A link elsewhere.
    case external(String, url: String)
}

/// A part of a page.
enum Block {
    /// What a link may lead to has an anchor.
    case heading(Int, [Inline], anchor: String?)
    case paragraph([Inline])
    case list([[Inline]])
    case steps([[Inline]])
    /// Cells may have several lines.
    case table(header: [String], rows: [[[[Inline]]]])
    /// A picture by its file's name without an ending, with what it shows in words.
    case picture(String, words: String)
    /// The pages under this one.
    case contents([String])
}

/// A page of the documentation.
struct DocumentationPage {
    /// The name of its file without an ending; empty for the first page.
    let name: String
    let title: String
    let blocks: [Block]
}
