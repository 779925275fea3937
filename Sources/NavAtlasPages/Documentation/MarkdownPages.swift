import NavAtlasReports

// The documentation as Markdown pages.

extension DocumentationFormat {
    /// Markdown as GitHub and GitLab show it in a repository.
    package static let markdown = DocumentationFormat(
        id: "markdown", summary: "Markdown with SVG, as GitHub and GitLab show it in a repository",
        path: { $0.isEmpty ? "README.md" : "coordinators/\($0).md" }, picturePath: { "pictures/\($0).svg" },
        hasDarkPictures: false
    ) { page, links in
        MarkdownPage(links: links).text(page)
    }
}

/// Writes Markdown with the HTML that GitHub lets through.
struct MarkdownPage {
    let links: DocumentationLinks

    func text(_ page: DocumentationPage) -> String {
        (["# \(page.title.escapedForMarkdown)"] + page.blocks.map(text)).joined(separator: "\n\n") + "\n"
    }

    private func text(_ block: Block) -> String {
        switch block {
        case .heading(let level, let parts, let anchor):
            (anchor.map { "<a id=\"\($0.escapedForXML)\"></a>\n\n" } ?? "")
                + String(repeating: "#", count: level) + " " + text(parts)
        case .paragraph(let parts): text(parts)
        case .list(let items): items.map { "- \(text($0))" }.joined(separator: "\n")
        case .steps(let items): items.enumerated().map { "\($0 + 1). \(text($1))" }.joined(separator: "\n")
        case .table(let header, let rows):
            ([header.map(\.escapedForMarkdown), header.map { _ in "---" }]
                + rows.map { row in row.map { $0.map(text).joined(separator: "<br>") } })
                .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
        case .picture(let name, let words):
            "[![\(words.escapedForMarkdown)](\(links.picture(name)))](\(links.picture(name)))"
        case .contents: ""
        }
    }

    private func text(_ parts: [Inline]) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text.escapedForMarkdown
            case .strong(let text): "**\(text.escapedForMarkdown)**"
            case .code(let text): text.codeForMarkdown
            case .link(let text, let page, let anchor):
                "[\(text.escapedForMarkdown)](\(links.page(page, anchor)))"
            case .external(let text, let url): "[\(text.escapedForMarkdown)](<\(url.escapedForURL)>)"
            }
        }.joined()
    }
}

extension String {
    /// A URL with everything encoded that could end it where it stands, in Markdown or in HTML.
    var escapedForURL: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "<", ">", "\"", "'", "\\", "`", "(", ")", "|", "[", "]",
                _ where scalar.value <= 0x20 || scalar.value >= 0x7F:
                String(scalar).utf8.map { byte in
                    "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
                }.joined()
            default: String(scalar)
            }
        }.joined()
    }
}
