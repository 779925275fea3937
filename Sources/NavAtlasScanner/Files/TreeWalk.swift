import NavAtlasFiles

/// Walks folders to the files that a scan reads.
///
/// Every folder is visited once, whatever links lead to it: real folders first and linked ones after them, in the order
/// of their displayed paths, so that a link never decides how a file is named that can be reached without it.
struct TreeWalk {
    struct Found {
        let kind: FileKind
        let path: String
        let displayPath: String
        let size: Int
        let isLinked: Bool
        /// The path below the folder that was asked for; `nil` where the file itself was.
        var relativePath: String?
        /// Whether it is a test by its name, or by that of a folder around it.
        var isTest = false

        static func isOrdered(_ left: Found, _ right: Found) -> Bool {
            left.displayPath.utf8.lexicographicallyPrecedes(right.displayPath.utf8)
        }
    }

    /// A pattern of what is left out.
    struct Exclusion {
        let pattern: IgnorePattern
        /// Whether it is about real paths, rather than displayed ones.
        let isAbsolute: Bool
    }

    private struct Folder {
        var path: String
        var displayPath: String
        /// The path below the one given on the command line.
        var relativePath: String
        /// The path that `.gitignore` files know it by: without links above the path given.
        var ignorePath: String
        var rules: IgnoreRules
        var ancestors: [FileSystem.Identity]
        var isLinked: Bool
        /// Whether it holds tests by its name: nothing is read there but what a target names that is no test.
        var isTest = false
    }

    private let options: SourceTree.Options
    private let excluded: [Exclusion]
    private let base: String
    private let realBase: String

    private(set) var found: [FileSystem.Identity: Found] = [:]
    private(set) var diagnostics: [ScanDiagnostic] = []
    /// What says how files are built, in the folders and above them.
    private(set) var manifests: Set<ManifestFile> = []
    /// Xcode projects that git ignores.
    private var ignoredProjects: Set<ManifestFile> = []

    private var usedExclusions: Set<Int> = []
    private var visited: Set<FileSystem.Identity> = []
    /// The paths given, without links.
    private let tops: [String]
    private var pending: [Folder] = []
    private var linked: [Folder] = []

    init(_ paths: [String], options: SourceTree.Options, excluded: [Exclusion]) {
        self.options = options
        self.excluded = excluded
        base = PathText.absolute(options.base, in: "/")
        realBase = (try? FileSystem.realPath(options.base)) ?? base
        let base = base
        tops = paths.compactMap { try? FileSystem.realPath(PathText.absolute($0, in: base)) }
    }

    // MARK: - The paths given

    mutating func add(_ path: String) throws(ScanError) {
        guard !path.isEmpty else { throw .noSuchPath(path) }
        var absolute = PathText.absolute(path, in: base)
        let real: String
        let status: FileSystem.Status
        do throws(FileSystem.Failure) {
            status = try FileSystem.status(of: absolute, followingLinks: true)
            real = try FileSystem.realPath(absolute)
        } catch {
            throw error.isMissing ? .noSuchPath(path) : .unreadablePath(path, reason: error.reason)
        }
        if PathText.parts(of: absolute).contains("..") { absolute = real }
        let display = displayPath(absolute, real: real)
        switch status.kind {
        case .folder:
            do throws(FileSystem.Failure) {
                _ = try FileSystem.entries(of: absolute)
            } catch {
                throw .unreadablePath(path, reason: error.reason)
            }
            let base = base
            manifests.formUnion(ManifestFile.above(absolute) { PathText.relative($0, to: base) })
            pending.append(
                Folder(
                    path: absolute, displayPath: display, relativePath: "", ignorePath: real,
                    rules: Self.rules(above: real), ancestors: [status.identity], isLinked: false))
            run()
        case .file:
            let name = String(PathText.parts(of: absolute).last ?? "")
            if FileKind.isManifest(name) { return }
            guard let kind = FileKind(name: name) else { throw .unsupportedFile(path) }
            if excludes(display, name, real, isFolder: false) { return }
            add(
                Found(kind: kind, path: absolute, displayPath: display, size: status.size, isLinked: false),
                status.identity)
        case .link, .other:
            throw .unsupportedFile(path)
        }
    }

    private func displayPath(_ path: String, real: String) -> String {
        let display = PathText.relative(path, to: base)
        if !display.hasPrefix("/") && !display.hasPrefix("..") { return display }
        // The base and the path may name the same place differently, one of them by a link.
        let other = PathText.relative(real, to: realBase)
        return other.hasPrefix("..") ? display : other
    }

    /// The rules of the `.gitignore` files above a folder, up to the top of its repository. None where they ignore the
    /// folder itself: it was asked for.
    private static func rules(above folder: String) -> IgnoreRules {
        var above: [String] = []
        var top = folder
        while (try? FileSystem.status(of: PathText.join(top, ".git"), followingLinks: true)) == nil {
            guard top != "/" else { return IgnoreRules() }
            top = PathText.folder(of: top)
            above.append(top)
        }
        var rules = IgnoreRules()
        above.reverse()
        for (index, parent) in above.enumerated() {
            read(parent, into: &rules)
            let child = index + 1 < above.count ? above[index + 1] : folder
            if rules.ignores(child, isFolder: true) { return IgnoreRules() }
        }
        return rules
    }

    private static func read(_ folder: String, into rules: inout IgnoreRules) {
        // Git does not follow a link in the place of a `.gitignore` file either.
        let path = PathText.join(folder, ".gitignore")
        if let text = try? FileSystem.contents(of: path, limit: 1 << 20, followingLinks: false) {
            rules.add(text, in: folder)
        }
    }

    // MARK: - Walking

    mutating func run() {
        while !pending.isEmpty || !linked.isEmpty {
            if let folder = pending.popLast() {
                visit(folder)
            } else {
                linked.sort { $1.displayPath.utf8.lexicographicallyPrecedes($0.displayPath.utf8) }
                if let folder = linked.popLast() { visit(folder) }
            }
        }
    }

    private mutating func visit(_ folder: Folder) {
        guard let identity = folder.ancestors.last, visited.insert(identity).inserted else { return }
        var folder = folder
        let entries: [(name: String, kind: FileSystem.Kind, isUTF8: Bool)]
        do throws(FileSystem.Failure) {
            entries = try FileSystem.entries(of: folder.path)
        } catch {
            report(folder.displayPath, .unreadableFolder(reason: error.reason))
            return
        }
        let names = Set(entries.lazy.filter { $0.name.hasPrefix(".git") }.map(\.name))
        // A repository in a repository answers to no one above.
        if names.contains(".git"), !folder.relativePath.isEmpty { folder.rules = IgnoreRules() }
        if names.contains(".gitignore") {
            if let text = try? FileSystem.contents(
                of: PathText.join(folder.path, ".gitignore"), limit: 1 << 20, followingLinks: false)
            {
                folder.rules.add(text, in: folder.ignorePath)
            }
        }
        let known = diagnostics.count
        for entry in entries { visit(entry.name, entry.kind, isUTF8: entry.isUTF8, in: folder) }
        // What is amiss with tests is of no matter.
        if folder.isTest { diagnostics.removeSubrange(known...) }
    }

    private mutating func visit(_ name: String, _ listed: FileSystem.Kind, isUTF8: Bool, in folder: Folder) {
        var kind = listed
        let fileKind = FileKind(name: name)
        let manifest = ManifestFile(
            name: name, isFolder: kind == .folder, in: folder.path, displayFolder: folder.displayPath)
        if let manifest, !folder.isTest { add(manifest, in: folder) }
        if kind != .folder && kind != .link && fileKind == nil { return }
        if kind != .folder && name.hasPrefix(".") { return }
        let path = PathText.join(folder.path, name)
        let display = PathText.join(folder.displayPath, name)
        let relative = PathText.join(folder.relativePath, name)
        let ignorePath = PathText.join(folder.ignorePath, name)
        // Asked first, so that a pattern for what is left out anyway counts as one of use.
        if excludes(display, relative, ignorePath, isFolder: kind == .folder) { return }
        if kind == .folder && SkippedNames.skipsFolder(name, in: folder.path) { return }
        if folder.rules.ignores(ignorePath, isFolder: kind == .folder) { return }

        let status: FileSystem.Status
        do throws(FileSystem.Failure) {
            status = try FileSystem.status(of: path, followingLinks: true)
        } catch {
            if error.isLinkLoop { return report(display, .linkLoop) }
            if kind != .folder && fileKind == nil { return }
            if !isUTF8 { return report(display, .nameNotUTF8) }
            return report(
                display, kind == .link && error.isMissing ? .danglingLink : .unreadableFile(reason: error.reason))
        }
        if kind == .link, !options.followsLinks, !staysInside(path) {
            if status.kind == .folder || fileKind != nil { report(display, .linkOutside) }
            return
        }
        let isLinked = folder.isLinked || kind == .link
        kind = status.kind
        if kind != listed, excludes(display, relative, ignorePath, isFolder: kind == .folder) { return }
        switch kind {
        case .folder:
            if SkippedNames.skipsFolder(name, in: folder.path) { return }
            let isTest = isTest(SkippedNames.isTestFolder(name), in: folder)
            if folder.ancestors.contains(status.identity) { return report(display, .linkLoop) }
            let inner = Folder(
                path: path, displayPath: display, relativePath: relative, ignorePath: ignorePath, rules: folder.rules,
                ancestors: folder.ancestors + [status.identity], isLinked: isLinked, isTest: isTest)
            if listed == .link { linked.append(inner) } else { pending.append(inner) }
        case .file:
            guard let fileKind else { return }
            let isTest = isTest(SkippedNames.isTestFile(name), in: folder)
            add(
                Found(
                    kind: fileKind, path: path, displayPath: display, size: status.size, isLinked: isLinked,
                    relativePath: relative, isTest: isTest),
                status.identity)
        case .link, .other:
            if fileKind != nil { report(display, .notAFile) }
        }
    }

    /// Whether something in a folder is a test.
    private func isTest(_ isNamedSo: Bool, in folder: Folder) -> Bool {
        !options.includesTests && (isNamedSo || folder.isTest)
    }

    /// Whether a link leads into one of the folders given.
    private func staysInside(_ link: String) -> Bool {
        guard let real = try? FileSystem.realPath(link) else { return false }
        return tops.contains { real == $0 || real.hasPrefix(PathText.join($0, "")) }
    }

    private mutating func add(_ file: Found, _ identity: FileSystem.Identity) {
        guard let other = found[identity] else { return found[identity] = file }
        if file.isLinked != other.isLinked ? other.isLinked : Found.isOrdered(file, other) { found[identity] = file }
    }

    /// Takes the ignored projects of which no other manifest is the source. Such a project is made anew on each machine;
    /// others were committed all the same, since ready-made lists of ignored files have `*.xcodeproj`.
    mutating func addCommittedProjects() {
        let isGenerated = manifests.contains { $0.kind == .xcodeGen || $0.kind == .tuist }
        guard !isGenerated else { return }
        let packages = Set(manifests.filter { $0.kind == .package }.map(\.folder))
        manifests.formUnion(ignoredProjects.filter { !packages.contains($0.folder) })
    }

    private mutating func add(_ manifest: ManifestFile, in folder: Folder) {
        let inside = PathText.relative(manifest.path, to: folder.path)
        let name = manifest.kind == .xcode ? PathText.folder(of: inside) : inside
        let ignorePath = PathText.join(folder.ignorePath, name)
        let isFolder = manifest.kind == .xcode
        let isExcluded = excludes(
            PathText.join(folder.displayPath, name), PathText.join(folder.relativePath, name), ignorePath,
            isFolder: isFolder)
        if isExcluded { return }
        if !folder.rules.ignores(ignorePath, isFolder: isFolder) {
            manifests.insert(manifest)
        } else if manifest.kind == .xcode {
            ignoredProjects.insert(manifest)
        }
    }

    private mutating func excludes(_ display: String, _ relative: String, _ real: String, isFolder: Bool) -> Bool {
        if excluded.isEmpty { return false }
        let shown = [Array(display.utf8), Array(relative.utf8)]
        let absolute = [Array(real.utf8.dropFirst())]
        let matching = excluded.indices.filter { place in
            let exclusion = excluded[place]
            return (exclusion.isAbsolute ? absolute : shown).contains {
                exclusion.pattern.matches($0[...], isFolder: isFolder)
            }
        }
        usedExclusions.formUnion(matching)
        return matching.last.map { !excluded[$0].pattern.isNegated } ?? false
    }

    /// The displayed paths of what was found, and of the folders above it.
    var places: [String] {
        var places: Set<String> = []
        for file in found.values {
            var path = file.displayPath
            while !path.isEmpty, path != "/", places.insert(path).inserted { path = PathText.folder(of: path) }
        }
        return places.sorted()
    }

    /// The places of the exclusions that matched nothing on the way.
    var idleExclusions: [Int] { excluded.indices.filter { !usedExclusions.contains($0) } }

    private mutating func report(_ path: String, _ problem: ScanDiagnostic.Problem) {
        diagnostics.append(ScanDiagnostic(path: path, problem: problem))
    }
}
