import Foundation
import NavAtlasFiles
import NavAtlasModel

/// The files that a scan reads, found from the paths of a command line.
package struct SourceTree: Sendable {
    /// What to look for, and how.
    package struct Options: Sendable {
        /// The size that a file may have without a word, in bytes.
        package static let defaultSizeLimit = 10 << 20

        /// The folder that relative paths and patterns start from, and that displayed paths are relative to.
        package var base: String
        /// Patterns, as in `.gitignore` files, of what is left out; anchored at the base folder and at each path given.
        package var excluded: [String]
        /// Whether a pattern may match nothing.
        package var takesIdleExclusions: Bool
        /// Whether tests are read too.
        package var includesTests: Bool
        /// Whether links are followed that lead out of the folders given.
        package var followsLinks: Bool
        /// The largest size of a file, in bytes.
        package var sizeLimit: Int

        /// Creates options; the base is the current folder unless another is given.
        package init(
            base: String = FileManager.default.currentDirectoryPath, excluded: [String] = [],
            takesIdleExclusions: Bool = true, includesTests: Bool = false, followsLinks: Bool = false,
            sizeLimit: Int = Options.defaultSizeLimit
        ) {
            self.base = base
            self.excluded = excluded
            self.takesIdleExclusions = takesIdleExclusions
            self.includesTests = includesTests
            self.followsLinks = followsLinks
            self.sizeLimit = sizeLimit
        }
    }

    /// The Swift files, sorted by displayed path, each file once.
    package private(set) var swiftFiles: [SourceFile] = []
    /// The `Info.plist` files, likewise.
    package private(set) var infoPlists: [SourceFile] = []
    /// The `apple-app-site-association` files, likewise.
    package private(set) var appSiteAssociations: [SourceFile] = []
    /// The `.entitlements` files, likewise.
    package private(set) var entitlements: [SourceFile] = []
    /// The storyboards and nibs, likewise; of those in several languages, one.
    package private(set) var interfaces: [SourceFile] = []
    /// The Objective-C files, sorted by displayed path.
    package private(set) var objectiveC: [SourceFile] = []
    /// What says how files are built, sorted by displayed path.
    private(set) var manifests: [ManifestFile] = []
    /// What could not be read, sorted.
    package private(set) var diagnostics: [ScanDiagnostic] = []
    /// The Swift and Objective-C files, storyboards and nibs among those: their names may mislead.
    private(set) var namedAsTests: [SourceFile] = []

    /// Finds the files in folders, and the files given themselves.
    ///
    /// A path that is given always counts, even if it is a test or git ignores it; patterns of `excluded` hold for it all
    /// the same. The order of the paths does not matter.
    ///
    /// - Throws: ``ScanError`` where a path does not exist, cannot be read, or names a file of another kind, or where a
    ///   pattern can match nothing.
    package init(paths: [String], options: Options = Options()) throws(ScanError) {
        var walk = TreeWalk(paths, options: options, excluded: try Self.patterns(options))
        for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { try walk.add(path) }
        walk.run()
        walk.addCommittedProjects()
        if !options.takesIdleExclusions, let place = walk.idleExclusions.first {
            let pattern = options.excluded[place]
            throw .idleExclusion(pattern, nearest: nearest(to: pattern, among: walk.places).first)
        }

        var modules = ModuleFinder()
        for found in walk.found.values.sorted(by: TreeWalk.Found.isOrdered) {
            guard found.size <= options.sizeLimit else {
                if found.isTest { continue }
                let problem = ScanDiagnostic.Problem.tooLarge(bytes: found.size, limit: options.sizeLimit)
                diagnostics.append(ScanDiagnostic(path: found.displayPath, problem: problem))
                continue
            }
            let file = SourceFile(
                path: found.path, displayPath: found.displayPath,
                module: found.kind == .swift || found.kind == .objectiveC ? modules.module(of: found.path) : nil,
                size: found.size,
                isGiven: found.relativePath == nil, pathInScan: found.relativePath)
            if found.isTest {
                if [.swift, .interface, .objectiveC].contains(found.kind) { namedAsTests.append(file) }
                continue
            }
            switch found.kind {
            case .swift: swiftFiles.append(file)
            case .infoPlist: infoPlists.append(file)
            case .appSiteAssociation: appSiteAssociations.append(file)
            case .entitlements: entitlements.append(file)
            case .interface: interfaces.append(file)
            case .objectiveC: objectiveC.append(file)
            }
        }
        interfaces = Self.ofOneLanguage(interfaces)
        namedAsTests = namedAsTests.filter { !$0.isInterface } + Self.ofOneLanguage(namedAsTests.filter(\.isInterface))
        manifests = walk.manifests.sorted { $0.displayPath.utf8.lexicographicallyPrecedes($1.displayPath.utf8) }
        diagnostics = Set(diagnostics + walk.diagnostics).sorted()
    }

    /// What stands in a folder of one language stands in those of others, too: `Base.lproj` has all of it. What stands beside these
    /// folders is another file, which alone may belong to a target.
    private static func ofOneLanguage(_ files: [SourceFile]) -> [SourceFile] {
        func language(of file: SourceFile) -> String? {
            let folder = PathText.folder(of: file.path)
            return folder.hasSuffix(".lproj") ? folder : nil
        }
        let byName = Dictionary(grouping: files) { file in
            language(of: file).map { PathText.join(PathText.folder(of: $0), file.name) }
        }
        let kept = byName.flatMap { place, variants in
            guard place != nil else { return variants }
            return [variants.first { $0.path.hasSuffix("/Base.lproj/\($0.name)") } ?? variants[0]]
        }
        return files.filter(Set(kept).contains)
    }

    private static func absolute(_ pattern: Substring, _ options: Options) -> String {
        var folder = (try? FileSystem.realPath(options.base)) ?? options.base
        var rest = pattern
        while rest.hasPrefix("../") {
            folder = PathText.folder(of: folder)
            rest = rest.dropFirst(3)
        }
        return PathText.join(folder.map { "*?[\\".contains($0) ? "\\\($0)" : "\($0)" }.joined(), String(rest))
    }

    private static func patterns(_ options: Options) throws(ScanError) -> [TreeWalk.Exclusion] {
        var patterns: [TreeWalk.Exclusion] = []
        for text in options.excluded {
            var text = text
            if text.hasPrefix(options.base + "/") { text.removeFirst(options.base.count) }
            if text.hasPrefix("./") { text.removeFirst() }
            // What lies beside the base folder has as many displayed paths as there are ways to name it, and one real one.
            let isNegated = text.hasPrefix("!")
            let isAbove = text.dropFirst(isNegated ? 1 : 0).hasPrefix("../")
            if isAbove { text = (isNegated ? "!" : "") + absolute(text.dropFirst(isNegated ? 1 : 0), options) }
            guard let pattern = IgnorePattern(pattern: Array(text.utf8)[...]) else { throw .malformedPattern(text) }
            patterns.append(TreeWalk.Exclusion(pattern: pattern, isAbsolute: isAbove))
        }
        return patterns
    }
}
