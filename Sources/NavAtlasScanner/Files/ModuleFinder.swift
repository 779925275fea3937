import NavAtlasFiles

/// Tells the target that a file belongs to from its place in a Swift package: `Sources/Target/…`.
///
/// That is SwiftPM's rule for targets without a `path:` of their own. What a manifest says is not read.
struct ModuleFinder {
    private static let sourceFolders: Set<Substring> = ["Sources", "Source", "src", "srcs", "Tests"]

    /// The nearest folder with a manifest at or above a folder.
    private var packages: [String: String?] = [:]

    mutating func module(of path: String) -> String? {
        let folder = PathText.folder(of: path)
        guard let package = package(at: folder) else { return nil }
        let packageParts = PathText.parts(of: package)
        let parts = PathText.parts(of: folder).dropFirst(packageParts.count)
        // A manifest that lies among the sources: its targets are the folders beside it.
        if let last = packageParts.last, Self.sourceFolders.contains(last) { return parts.first.map(String.init) }
        guard let top = parts.first, Self.sourceFolders.contains(top) else { return nil }
        return parts.dropFirst().first.map(String.init)
    }

    private mutating func package(at folder: String) -> String? {
        if let known = packages[folder] { return known }
        let package: String?
        if FileSystem.isFile(PathText.join(folder, "Package.swift")) {
            package = folder
        } else {
            package = folder == "/" || folder.isEmpty ? nil : self.package(at: PathText.folder(of: folder))
        }
        packages[folder] = .some(package)
        return package
    }
}
