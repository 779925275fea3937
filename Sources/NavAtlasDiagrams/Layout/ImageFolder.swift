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

    /// The number of an image from the path that it was given.
    static func number(of path: String) -> Int? {
        Int(path.split(separator: "/").last?.dropLast(".png".count) ?? "")
    }
}
