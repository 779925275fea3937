/// Something that kept a scan from reading a file or folder as it should; the scan went on without it.
package struct ScanDiagnostic: Error, Hashable, Sendable {
    /// How much a problem matters.
    package enum Severity: String, Sendable, CaseIterable {
        /// Nothing is missing from the result.
        case note
        /// Something may be missing from the result.
        case warning
    }

    /// What is wrong.
    package enum Problem: Hashable, Sendable {
        /// The file cannot be opened or read; the reason is the operating system's.
        case unreadableFile(reason: String)
        /// The folder cannot be listed; the reason is the operating system's.
        case unreadableFolder(reason: String)
        /// The name has bytes that are not UTF-8; the path shows it repaired.
        case nameNotUTF8
        /// A pipe, a socket or a device stands where a file should.
        case notAFile
        /// The symbolic link leads nowhere.
        case danglingLink
        /// The symbolic link leads out of the folders that are scanned.
        case linkOutside
        /// The symbolic link leads to itself or to a folder that it stands in.
        case linkLoop
        /// The file's bytes are not UTF-8.
        case notUTF8
        /// The parser could make no sense of the source from that place on, both counted from 1.
        case malformedSource(line: Int, column: Int)
        /// Brackets are nested deeper there than the parser can read in reasonable time, both counted from 1.
        case nestedTooDeep(line: Int, column: Int)
        /// The file is larger than the limit, both in bytes.
        case tooLarge(bytes: Int, limit: Int)
        /// The property list cannot be read; the detail says why.
        case malformedPropertyList(detail: String)
        /// The `apple-app-site-association` file cannot be read; the detail says why.
        case malformedAppSiteAssociation(detail: String)
        /// The storyboard or nib cannot be read from that line on, counted from 1; the detail says why.
        case malformedStoryboard(detail: String, line: Int)
        /// The module is one of the navigation libraries; so many of its files are left out.
        case librarySource(module: String, files: Int)
        /// The project or package builds so many Swift files into these targets only, which are not read for the platform.
        case otherTargets(files: Int, targets: [String], platform: String)
        /// None of the apps, or of the targets that were asked for, is for the platform; another is read for.
        case noAppForPlatform(String, chosen: String)
        /// The project or package builds so many Swift files into no target; the first of them.
        case filesOfNoTarget(files: Int, first: String)
        /// The project builds so many Swift files that do not exist; the first of them.
        case missingFiles(files: Int, first: String)
        /// So many storyboards and nibs belong to no target; the first of them.
        case interfacesOfNoTarget(files: Int, first: String)
        /// So many Swift files are for other platforms by the names of their folders or their own.
        case namedForOtherPlatform(files: Int, platform: String)
        /// So many Swift files import a framework that the platform does not have, or belong to an app that does.
        case missingFramework(String, files: Int, platform: String)
        /// The type is declared here and in another file, as so many other types are in several, and nothing says which files
        /// are built together.
        case ambiguousTypes(String, other: String, more: Int)
        /// The cache is damaged; it was set aside and everything is read anew.
        case damagedCache
        /// The cache cannot be read or written; the reason is the operating system's.
        case unusableCache(reason: String)
    }

    /// The file or folder, as it is shown to people.
    package var path: String
    /// What is wrong with it.
    package var problem: Problem

    /// Creates a diagnostic from its parts.
    package init(path: String, problem: Problem) {
        self.path = path
        self.problem = problem
    }

    /// How much it matters.
    package var severity: Severity {
        switch problem {
        case .linkLoop, .linkOutside, .librarySource, .otherTargets, .noAppForPlatform, .filesOfNoTarget,
            .interfacesOfNoTarget, .missingFramework, .damagedCache, .unusableCache:
            .note
        default: .warning
        }
    }

    /// Whether the system refused access to a file or folder, so that its contents are not known.
    package var isRefusal: Bool {
        switch problem {
        case .unreadableFile, .unreadableFolder: true
        default: false
        }
    }

    /// Whether it is about source that could not be read to its end.
    package var isMalformed: Bool {
        switch problem {
        case .malformedSource, .notUTF8, .nestedTooDeep: true
        default: false
        }
    }

    /// What is wrong and what to do.
    package var message: String {
        switch problem {
        case .unreadableFile(let reason): "the file cannot be read (\(reason)); it is left out"
        case .unreadableFolder(let reason): "the folder cannot be listed (\(reason)); what is in it is left out"
        case .nameNotUTF8: "the name is not UTF-8; rename it to have it scanned"
        case .notAFile: "this is a pipe, a socket or a device, not a file; it is left out"
        case .danglingLink: "the symbolic link leads nowhere; fix or remove it"
        case .linkOutside:
            "the symbolic link leads out of what is scanned and is not followed; name its target, too, or give --follow-links"
        case .linkLoop: "the symbolic link leads back to a folder that contains it; it is not followed"
        case .notUTF8: "the file is not UTF-8 text, as Swift requires; convert it to have it scanned"
        case .malformedSource(let line, let column):
            "the source is malformed from line \(line), column \(column) on; what follows may be missing from the graph"
        case .nestedTooDeep(let line, let column):
            "the code in line \(line), column \(column) is nested or repeated so often that parsing takes too long; the file is left out"
        case .tooLarge(let bytes, let limit):
            "the file has \(bytes) bytes, and files over \(limit) are left out; split it, or exclude it"
        case .malformedPropertyList(let detail): "the property list cannot be read: \(detail)"
        case .malformedAppSiteAssociation(let detail): "the app site association cannot be read: \(detail)"
        case .malformedStoryboard(let detail, let line):
            "the storyboard or nib cannot be read from line \(line) on (\(detail)); what follows is missing from the graph"
        case .librarySource(let module, let files):
            "\(files) files of the module \(module) are left out: it is the library; to read them, name their folder"
        case .otherTargets(let files, let targets, let platform):
            "\(files.swiftFiles) left out, because they belong only to targets that are not read for \(platform): "
                + "\(targets.joined(separator: ", ")); use --target or --platform to read others"
        case .noAppForPlatform(let wanted, let chosen):
            "no target that is read is for \(wanted), so '#if' is evaluated for \(chosen); choose a platform with --platform"
        case .filesOfNoTarget(let files, let first):
            "\(files.swiftFiles) left out, such as \(first), because no target contains them"
        case .missingFiles(let files, let first):
            "\(files.swiftFiles) built but missing, such as \(first); restore or generate what is missing: nothing is "
                + "said to be unreachable while code calls what such a file declares"
        case .interfacesOfNoTarget(let files, let first):
            "\(files) \(files == 1 ? "storyboard or nib is" : "storyboards and nibs are") left out, such as \(first), "
                + "because they belong to no target"
        case .namedForOtherPlatform(let files, let platform):
            "\(files.swiftFiles) left out, of which this is the first: the names of the files or their folders indicate another "
                + "platform than \(platform), and there is no project; choose a platform with --platform"
        case .missingFramework(let framework, let files, let platform):
            "\(files.swiftFiles) left out, of which this is the first: they or their app import \(framework), which "
                + "\(platform) does not have"
        case .ambiguousTypes(let name, let other, let more):
            "'\(name)' is declared here and in \(other)"
                + (more == 0
                    ? "" : ", and \(more) more \(more == 1 ? "type is" : "types are") declared in several files")
                + "; there is no project that tells which files are built together, so NavAtlas uses the nearest; leave the "
                + "others out with --exclude"
        case .damagedCache: "the cache is damaged; all files are read again, and the cache is replaced"
        case .unusableCache(let reason):
            "the cache cannot be used (\(reason)); choose another place with --cache-path, or --no-cache"
        }
    }
}

extension Int {
    /// `1 Swift file is`, `7 Swift files are`.
    fileprivate var swiftFiles: String { self == 1 ? "1 Swift file is" : "\(self) Swift files are" }
}

extension ScanDiagnostic: Comparable {
    /// Orders by path, then by message.
    package static func < (left: Self, right: Self) -> Bool {
        left.path != right.path ? left.path < right.path : left.message < right.message
    }
}

extension ScanDiagnostic: CustomStringConvertible {
    /// `path: severity: message`, as compilers print it.
    package var description: String { "\(path): \(severity): \(message)" }
}
