import Foundation
import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasModel
import NavAtlasReports

/// A small site about an app's navigation: an overview, and a page for each coordinator with its own picture.
///
/// Every link in it is relative. It is made in memory, so that it can be written whole or not at all.
public struct Documentation {
    /// One file of it.
    public struct File: Sendable {
        /// The path in the documentation's folder, with `/` between its parts. It has nothing but ASCII letters, digits,
        /// `-`, `_` and `.` in it.
        public let path: String
        /// What is in it.
        public let data: Data
    }

    /// Everything, sorted by path.
    public let files: [File]
    /// What there is to say about the pictures, each with the name of the picture.
    public let notes: [String]

    /// Writes the documentation of a report.
    ///
    /// - Parameters:
    ///   - place: where the pictures are laid out.
    ///   - progress: is called with what is drawn next.
    /// - Throws: ``DiagramError`` where a picture cannot be drawn, however simple.
    public init(
        of report: Report, as format: DocumentationFormat, marks: [String: Mark], links: SourceLinks? = nil,
        thumbnails: [String: Thumbnail] = [:], place: LayoutPlace = .inProcess, progress: (String) -> Void = { _ in }
    ) throws(DiagramError) {
        let site = DocumentationSite(report, links: links)
        let pictures = DocumentationPictures(site: site, marks: marks, thumbnails: thumbnails)
        var files: [File] = []
        var notes: [String] = []
        var widePictures: Set<String> = []
        var isWhole = true
        for picture in site.pictures {
            progress(picture)
            let path = format.picturePath(picture)
            let options = DrawingOptions(place: place)
            let fitted = try pictures.draw(picture, as: format, options)
            files.append(File(path: path, data: fitted.drawn.data))
            notes += fitted.drawn.notes.map { "\(path): \($0)" }
            if picture == DocumentationSite.overview {
                isWhole = fitted.diagram.graph.nodes.count == report.analysis.graph.nodes.count
            }
            if fitted.scale < DocumentationPictures.tolerable { widePictures.insert(picture) }
            guard format.hasDarkPictures else { continue }
            var dark = fitted.diagram
            dark.theme = .dark
            let file = path.replacing(".svg", with: "~dark.svg")
            files.append(File(path: file, data: try dark.draw(as: .svg, options).data))
        }
        for page in site.pages(isWhole: isWhole) {
            let path = format.path(page.name)
            let links = DocumentationLinks(format: format, origin: path, widePictures: widePictures)
            files.append(File(path: path, data: Data(format.write(page, links).utf8)))
        }
        self.files = files.sorted { $0.path < $1.path }
        self.notes = notes
    }
}
