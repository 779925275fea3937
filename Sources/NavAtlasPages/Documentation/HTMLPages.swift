import NavAtlasReports

// The documentation as HTML pages.

extension DocumentationFormat {
    /// Pages for a browser.
    package static let html = DocumentationFormat(
        id: "html", summary: "pages for a browser, which need no server and no network",
        path: { $0.isEmpty ? "index.html" : "coordinators/\($0).html" }, picturePath: { "pictures/\($0).svg" },
        hasDarkPictures: false
    ) { page, links in
        HTMLPage(links: links).text(page)
    }
}

/// Writes HTML without scripts.
struct HTMLPage {
    let links: DocumentationLinks

    func text(_ page: DocumentationPage) -> String {
        let title = page.title.escapedForXML
        let overview = page.name.isEmpty ? "" : "<nav><a href=\"\(links.page("", nil))\">Overview</a></nav>\n"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            \(overview)<main>
            <h1>\(title)</h1>
            \(page.blocks.map(text).joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
    }

    private static let policy =
        "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

    /// Colours with a contrast of at least 4.5 to 1 in both schemes.
    static let style = """

        :root { color-scheme: light dark; --back: #ffffff; --text: #111827; --quiet: #4b5563; --link: #0069a8; \
        --line: #d1d5db }
        @media screen and (prefers-color-scheme: dark) { :root { --back: #0d1117; --text: #f0f3f6; --quiet: #b1bac4; \
        --link: #6cb6ff; --line: #3d444d } }
        body { background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; \
        max-width: 75rem; padding: 1rem 1.5rem 4rem }
        a { color: var(--link) }
        h1, h2, h3, a { overflow-wrap: anywhere } table a { overflow-wrap: break-word }
        h2 { margin-top: 2.5rem } h3 { margin: 2rem 0 .5rem }
        code { color: var(--quiet); font-size: .9em; overflow-wrap: anywhere }
        img { box-sizing: border-box; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px }
        table { border-collapse: collapse } th, td { border-bottom: 1px solid var(--line); padding: .3rem .8rem .3rem 0; \
        text-align: left; vertical-align: top }
        ul, ol { padding-left: 1.4rem }
        .wide { overflow-x: auto }
        @media screen and (max-width: 48rem) { .wide img { max-width: none; zoom: .65 } }
        @media print { .wide { max-height: none } .wide img { max-width: 100%; zoom: 1 } }

        """

    private func text(_ block: Block) -> String {
        switch block {
        case .heading(let level, let parts, let anchor):
            "<h\(level)\(anchor.map { " id=\"\($0.escapedForXML)\"" } ?? "")>\(text(parts))</h\(level)>"
        case .paragraph(let parts): "<p>\(text(parts))</p>"
        case .list(let items): "<ul>\(items.map { "<li>\(text($0))</li>" }.joined())</ul>"
        case .steps(let items): "<ol>\(items.map { "<li>\(text($0))</li>" }.joined())</ol>"
        case .table(let header, let rows):
            "<div class=\"wide\"><table><thead><tr>\(header.map { "<th scope=\"col\">\($0.escapedForXML)</th>" }.joined())</tr></thead>\n<tbody>"
                + rows.map { row in
                    "<tr>\(row.map { "<td>\($0.map(text).joined(separator: "<br>"))</td>" }.joined())</tr>"
                }.joined(separator: "\n") + "</tbody></table></div>"
        case .picture(let name, let words):
            "<p class=\"wide\"><a href=\"\(links.picture(name))\"><img src=\"\(links.picture(name))\" alt=\"\(words.escapedForXML)\"></a></p>"
        case .contents: ""
        }
    }

    private func text(_ parts: [Inline]) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text.escapedForXML
            case .strong(let text): "<strong>\(text.escapedForXML)</strong>"
            case .code(let text): "<code>\(text.escapedForXML)</code>"
            case .link(let text, let page, let anchor):
                "<a href=\"\(links.page(page, anchor))\">\(text.escapedForXML)</a>"
            case .external(let text, let url):
                "<a href=\"\(url.escapedForURL.escapedForXML)\">\(text.escapedForXML)</a>"
            }
        }.joined()
    }
}
