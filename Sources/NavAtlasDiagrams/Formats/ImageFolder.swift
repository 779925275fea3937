import Foundation

/// Images as files, which is how Graphviz takes them, for as long as a picture is drawn.
enum ImageFolder {
    /// Runs a body with the paths of the images; there are none where there are no images.
    static func with<Result>(
        _ images: [Data], _ body: ([String]) throws(DiagramError) -> Result
    ) throws(DiagramError) -> Result {
        if images.isEmpty { return try body([]) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "navatlas-images-\(UInt64.random(in: 0 ... .max))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = images.indices.map { folder.appendingPathComponent("\($0).png") }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (image, file) in zip(images, files) { try image.write(to: file) }
        } catch {
            throw .imagesNotWritten(folder: folder.path)
        }
        return try body(files.map(\.path))
    }

    /// Sees whether Graphviz can decode images, for it leaves nodes out of a PDF without a word where it cannot.
    ///
    /// - Throws: ``DiagramError/imagesNotDecoded(nodes:)`` with the nodes whose images those are.
    static func check(_ paths: [String], of nodes: [String]) throws(DiagramError) {
        if paths.isEmpty { return }
        if try isDecoded(paths) { return }
        var broken: [String] = []
        for (path, node) in zip(paths, nodes) where try !isDecoded([path]) { broken.append(node) }
        if !broken.isEmpty { throw .imagesNotDecoded(nodes: broken) }
    }

    private static func isDecoded(_ paths: [String]) throws(DiagramError) -> Bool {
        let size = "shape=none, label=\"\", width=0.2, height=0.2, fixedsize=true, imagescale=true, pos=\"0,0\""
        let nodes = paths.enumerated().map { "\($0) [image=\(DOT.quoted($1))]" }
        do {
            _ = try Graphviz.draw("graph { node [\(size)]; \(nodes.joined(separator: "; ")) }", as: "png")
            return true
        } catch .renderingFailed {
            return false
        }
    }
}
