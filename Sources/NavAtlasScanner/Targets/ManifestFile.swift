import NavAtlasFiles

/// A file that says which files are built into which targets.
struct ManifestFile: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case xcode
        case package
        case xcodeGen
        case tuist
        /// A description of what is built that only its own tool can read: what lies beside it may be built into anything.
        case opaque
    }

    let kind: Kind
    let path: String
    let displayPath: String
    /// Whether it stands above the folder that is read: it may be of another project, and says then nothing.
    private(set) var isAbove = false
    /// The folder whose files it speaks of.
    var folder: String {
        let folder = PathText.folder(of: path)
        return kind == .xcode ? PathText.folder(of: folder) : folder
    }

    /// The manifest that an entry of a folder is, by its name; for an `.xcodeproj` its project file decides.
    init?(name: String, isFolder: Bool, in folder: String, displayFolder: String) {
        var name = name
        switch name {
        case "Package.swift" where !isFolder: kind = .package
        case "Project.swift" where !isFolder: kind = .tuist
        case "project.yml" where !isFolder, "project.yaml" where !isFolder: kind = .xcodeGen
        case "BUILD" where !isFolder, "BUILD.bazel" where !isFolder: kind = .opaque
        case _ where name.hasSuffix(".podspec") && !isFolder: kind = .opaque
        case _ where name.hasSuffix(".xcodeproj") && isFolder:
            name += "/project.pbxproj"
            guard FileSystem.isFile(PathText.join(folder, name)) else { return nil }
            kind = .xcode
        default: return nil
        }
        path = PathText.join(folder, name)
        displayPath = PathText.join(displayFolder, name)
    }

    /// The manifests in the folders above one, up to the top of its repository, in no order.
    static func above(_ folder: String, displayPath: (String) -> String) -> [ManifestFile] {
        var manifests: [ManifestFile] = []
        var top = folder
        while top != "/", (try? FileSystem.status(of: PathText.join(top, ".git"), followingLinks: true)) == nil {
            top = PathText.folder(of: top)
            let displayFolder = displayPath(top)
            for entry in (try? FileSystem.unsortedEntries(of: top)) ?? [] {
                guard
                    var manifest = ManifestFile(
                        name: entry.name, isFolder: entry.kind == .folder, in: top, displayFolder: displayFolder),
                    manifest.kind != .opaque
                else { continue }
                manifest.isAbove = true
                manifests.append(manifest)
            }
        }
        return manifests
    }
}

extension TargetManifest {
    /// Reads a manifest.
    ///
    /// - Returns: `nil` where the file says nothing of targets.
    /// - Throws: a diagnostic where it cannot be read.
    init?(_ file: ManifestFile) throws(ScanDiagnostic) {
        let limit =
            switch file.kind {
            case .xcode: XcodeObjects.sizeLimit
            case .xcodeGen: PlainYAML.sizeLimit
            case .package, .tuist, .opaque: PlainSwiftReader.sizeLimit
            }
        let source = SourceFile(path: file.path, displayPath: file.displayPath)
        let manifest: TargetManifest? =
            switch file.kind {
            case .xcode:
                try XcodeProject.manifest(
                    source.bytes(limit: limit), displayPath: file.displayPath, folder: file.folder)
            case .package:
                PackageManifest.manifest(
                    try source.text(limit: limit), displayPath: file.displayPath, folder: file.folder)
            case .xcodeGen:
                XcodeGenManifest.manifest(
                    try source.text(limit: limit), displayPath: file.displayPath, folder: file.folder
                ) { path in
                    try? SourceFile(path: path, displayPath: path).text(limit: limit)
                }
            case .tuist:
                TuistManifest.manifest(
                    try source.text(limit: limit), displayPath: file.displayPath, folder: file.folder)
            case .opaque: TargetManifest(displayPath: file.displayPath, folder: file.folder, isComplete: false)
            }
        guard let manifest else { return nil }
        self = manifest
    }

    /// Reads manifests; what cannot be read is added to the diagnostics.
    static func all(_ files: [ManifestFile], _ diagnostics: inout [ScanDiagnostic]) -> [TargetManifest] {
        // What makes a project is not asked where the project itself is there.
        let projects = Set(files.filter { $0.kind == .xcode }.map(\.folder))
        var manifests: [TargetManifest] = []
        for file in files where ![.xcodeGen, .tuist].contains(file.kind) || !projects.contains(file.folder) {
            do throws(ScanDiagnostic) {
                guard var manifest = try TargetManifest(file) else { continue }
                manifest.isAbove = file.isAbove
                manifests.append(manifest)
            } catch {
                if file.isAbove { continue }
                diagnostics.append(error)
                manifests.append(
                    TargetManifest(displayPath: file.displayPath, folder: file.folder, isComplete: false))
            }
        }
        return manifests
    }
}
