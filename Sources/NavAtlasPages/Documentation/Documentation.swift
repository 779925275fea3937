import Foundation
import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasModel
import NavAtlasReports

/// A small site about an app's navigation: an overview, and a page for each coordinator with its own picture.
///
/// Every link in it is relative. It is made in memory, so that it can be written whole or not at all.
package struct Documentation {
    /// One file of it.
    package struct File: Sendable {
        /// The path in the documentation's folder, with `/` between its parts. It has nothing but ASCII letters, digits,
        /// `-`, `_` and `.` in it.
        package let path: String
        /// What is in it.
        package let data: Data
    }

    /// Everything, sorted by path.
    package let files: [File]
    /// What there is to say about the pictures, each with the name of the picture.
    package let notes: [String]

    /// Writes the documentation of a report.
    ///
    /// - Parameters:
    ///   - progress: is called with what is drawn next.
    /// - Throws: ``DiagramError`` where a picture cannot be drawn, however simple.
    package init(
        of report: Report, as format: DocumentationFormat, marks: [String: Mark], links: SourceLinks? = nil,
        thumbnails: [String: Thumbnail] = [:], progress: (String) -> Void = { _ in }
    ) throws(DiagramError) {
        let site = DocumentationSite(report, links: links)
        let pictures = DocumentationPictures(site: site, marks: marks, thumbnails: thumbnails)
        var files: [File] = []
        var notes: [String] = []
        for picture in site.pictures {
            progress(picture)
            let path = format.picturePath(picture)
            var diagram = pictures.diagram(picture, as: format)
            let drawn = try diagram.draw(as: .svg)
            files.append(File(path: path, data: drawn.data))
            notes += drawn.notes.map { "\(path): \($0)" }
            guard format.hasDarkPictures else { continue }
            diagram.theme = .dark
            let file = path.replacing(".svg", with: "~dark.svg")
            files.append(File(path: file, data: try diagram.draw(as: .svg).data))
        }
        for page in site.pages {
            let path = format.path(page.name)
            let links = DocumentationLinks(format: format, origin: path)
            files.append(File(path: path, data: Data(format.write(page, links).utf8)))
        }
        self.files = files.sorted { $0.path < $1.path }
        self.notes = notes
    }
}
