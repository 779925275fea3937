import NavAtlasReports

// The documentation as articles of a DocC catalogue.

extension DocumentationFormat {
    /// Articles and images for a DocC catalogue.
    package static let docc = DocumentationFormat(
        id: "docc", summary: "articles and images to be put into a DocC catalogue (a folder '….docc')",
        path: { $0.isEmpty ? "Navigation.md" : "Navigation-\($0).md" },
        picturePath: { "Resources/navigation-\($0).svg" }, hasDarkPictures: true
    ) { page, links in
        DocCPage(links: links).text(page)
    }
}

/// Writes DocC's Markdown, which has no HTML and names articles rather than files.
struct DocCPage {
    let links: DocumentationLinks

    func text(_ page: DocumentationPage) -> String {
        (["# \(page.title.escapedForMarkdown)"] + page.blocks.map(text)).joined(separator: "\n\n") + "\n"
    }

    private func text(_ block: Block) -> String {
        switch block {
        case .heading(let level, let parts, _): String(repeating: "#", count: level) + " " + text(parts)
        case .paragraph(let parts): text(parts)
        case .list(let items): items.map { "- \(text($0))" }.joined(separator: "\n")
        case .steps(let items): items.enumerated().map { "\($0 + 1). \(text($1))" }.joined(separator: "\n")
        case .table(let header, let rows):
            ([header.map(\.escapedForMarkdown), header.map { _ in "---" }]
                + rows.map { row in row.map { $0.map(text).joined(separator: ", ") } })
                .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
        case .picture(let name, let words): "![\(words.escapedForMarkdown)](navigation-\(name))"
        case .contents(let pages):
            "## Topics\n\n### Coordinators\n\n" + pages.map { "- \(article($0))" }.joined(separator: "\n")
        }
    }

    private func text(_ parts: [Inline]) -> String {
        parts.map { part in
            switch part {
            case .text(let text), .code(let text): text.escapedForMarkdown
            case .strong(let text): "**\(text.escapedForMarkdown)**"
            // The name of an article is shown for a link to it.
            case .link(let text, let page, let anchor):
                if anchor == nil {
                    article(page)
                } else if text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
                    // DocC calls a heading by its words, which are shown.
                    "\(article(page).dropLast())#\(text)>"
                } else {
                    "\(text.escapedForMarkdown) (\(article(page)))"
                }
            case .external(let text, let url): "[\(text.escapedForMarkdown)](<\(url.escapedForURL)>)"
            }
        }.joined()
    }

    private func article(_ page: String) -> String {
        "<doc:\(DocumentationLinks.encoded(String(links.format.path(page).dropLast(".md".count))))>"
    }
}
