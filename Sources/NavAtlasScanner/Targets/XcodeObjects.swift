import Foundation
import NavAtlasFiles

/// The objects of a `project.pbxproj`, by their ids.
struct XcodeObjects {
    /// A `project.pbxproj` that can be read has no more bytes.
    static let sizeLimit = 64 << 20

    private let objects: [String: [String: Any]]
    let project: String

    /// Reads a file's bytes: the property list in Xcode's own old format, or in XML.
    ///
    /// - Throws: a diagnostic where the bytes are no such property list.
    init(_ bytes: [UInt8], displayPath: String) throws(ScanDiagnostic) {
        let top = try PropertyList.dictionary(in: bytes, displayPath: displayPath)
        guard let objects = top["objects"] as? [String: Any], let project = top["rootObject"] as? String else {
            throw ScanDiagnostic(
                path: displayPath, problem: .malformedPropertyList(detail: "it has no objects, so it is not a project"))
        }
        self.objects = objects.compactMapValues { $0 as? [String: Any] }
        self.project = project
    }

    /// The class of an object: `PBXNativeTarget`.
    func type(of id: String) -> String { text("isa", of: id) ?? "" }

    func text(_ key: String, of id: String) -> String? { objects[id]?[key] as? String }

    func list(_ key: String, of id: String) -> [String] { objects[id]?[key] as? [String] ?? [] }

    func dictionary(_ key: String, of id: String) -> [String: Any] { objects[id]?[key] as? [String: Any] ?? [:] }

    /// The objects that a list of ids names.
    func members(_ key: String, of id: String) -> [String] { list(key, of: id).filter { objects[$0] != nil } }

    /// The platforms that a build file, a dependency or a file of a folder is for; empty for all.
    func platforms(of id: String) -> Set<String> {
        let filters = list("platformFilters", of: id) + [text("platformFilter", of: id)].compactMap(\.self)
        return Self.platforms(filters)
    }

    /// The platforms that filters name; Mac Catalyst is none that `--platform` takes.
    static func platforms(_ filters: [String]) -> Set<String> {
        Set(filters.map { filterNames[$0.lowercased()] ?? $0 })
    }

    private static let filterNames = [
        "ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "xros": "visionOS",
        "visionos": "visionOS",
    ]
}

extension XcodeObjects {
    /// The folder that build settings call `SRCROOT`.
    ///
    /// - Parameter folder: the folder with the project in it.
    func root(in folder: String) -> String { PathText.resolved(text("projectDirPath", of: project) ?? "", in: folder) }

    /// The absolute path of every file and group, by its id.
    ///
    /// - Parameter folder: the folder that the project stands in.
    func paths(in folder: String) -> [String: String] {
        let root = root(in: folder)
        guard let main = text("mainGroup", of: project) else { return [:] }
        var paths: [String: String] = [:]
        // Each group once, so that one that holds itself does not keep this going.
        var open = [(id: main, folder: root)]
        while let (id, outer) = open.popLast() {
            guard paths[id] == nil else { continue }
            let base: String? =
                switch text("sourceTree", of: id) {
                case "<group>": outer
                case "SOURCE_ROOT": root
                case "<absolute>": "/"
                default: nil
                }
            // What lies in the products' folder or in an SDK is no source.
            guard let base else { continue }
            var path = PathText.resolved(text("path", of: id) ?? "", in: base)
            if base == "/" { path = Self.ownPath(ofAbsolute: path, in: root) }
            paths[id] = path
            open += list("children", of: id).map { ($0, path) }
        }
        return paths
    }

    /// Where a file of an absolute path lies here: on another machine, the project's folder is elsewhere. The longest end of
    /// the path that exists in the folder is meant.
    private static func ownPath(ofAbsolute path: String, in root: String) -> String {
        let files = FileManager.default
        guard !files.fileExists(atPath: path) else { return path }
        let parts = PathText.parts(of: path)
        let ends = parts.indices.lazy.map { parts[$0...].joined(separator: "/") }
        return ends.map { PathText.join(root, $0) }.first { files.fileExists(atPath: $0) } ?? path
    }
}
