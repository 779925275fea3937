import Foundation
import NavAtlasFiles
import NavAtlasModel

/// A revision of the git repository that the working folder belongs to.
struct GitRevision {
    /// The files of a revision, while they are there.
    struct Checkout {
        /// What stands for the working folder.
        let folder: String
        /// The paths that were asked for, in their order.
        let paths: [String]
    }

    private let name: String
    private let commit: String
    /// The repository's top, as git tells it.
    private let top: String
    /// The working folder as seen from the top; empty, or with a slash at its end.
    private let prefix: String

    /// Finds a revision.
    ///
    /// - Throws: ``GitError`` where there is no git, no repository or no such revision.
    init(_ name: String) throws(GitError) {
        self.name = name
        try GitFolder().check()
        guard try Git.line(["rev-parse", "--is-inside-work-tree"]) == "true",
            let top = try Git.line(["rev-parse", "--show-toplevel"]),
            let prefix = try Git.line(["rev-parse", "--show-prefix"])
        else { throw .noRepository(name) }
        (self.top, self.prefix) = (top, prefix)
        // What begins with a dash would be read as an option.
        let isName = !name.isEmpty && !name.hasPrefix("-")
        guard isName, let commit = try Git.line(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]) else {
            let known = try Git.run(["for-each-ref", "--format=%(refname:short)"]).output
            throw .unknownRevision(
                name, nearest: nearest(to: name, among: known.split(separator: "\n").map(String.init)).first)
        }
        self.commit = commit
    }

    /// Runs a body with the files that lay at some paths, and with what lay above them and says how they are read: the
    /// manifests of packages, and what git ignores.
    ///
    /// They are read from the objects of the repository and written beside the working tree. Nothing is checked out, so
    /// that no filter, hook or attribute of the repository has a say, and neither it nor its list of working trees is
    /// touched.
    ///
    /// - Throws: ``GitError`` where a path was not there, and what the body throws.
    func withFiles<Result>(at paths: [String], _ body: (Checkout) throws -> Result) throws -> Result {
        let inside = try paths.map { path throws(GitError) in try self.inside(path) }
        let above = Set(inside.flatMap(Self.foldersAbove)).flatMap { folder in
            ["Package.swift", ".gitignore"].map { folder.isEmpty ? $0 : PathText.join(folder, $0) }
        }
        let listing = ["ls-tree", "--full-tree", "--name-only", "-z", commit, "--"]
        let listed = try Git.output(listing + above.sorted() + inside.filter { !$0.isEmpty })
        let known = Set(listed.split(separator: "\0").map(String.init))
        for (path, place) in zip(paths, inside) where !place.isEmpty && !known.contains(place) {
            throw GitError.missingPath(path, name)
        }
        return try TemporaryFolder.with { folder in
            let tree = PathText.join(folder, "files")
            let now = prefix.isEmpty ? tree : PathText.join(tree, String(prefix.dropLast()))
            // The mark of a repository's top, at which a search for what is ignored ends; and the working folder, which
            // may be a new one.
            for needed in [PathText.join(tree, ".git"), now] {
                try FileManager.default.createDirectory(atPath: needed, withIntermediateDirectories: true)
            }
            let wanted = inside.contains("") ? [] : Set(inside).union(known).sorted()
            try GitObjects(commit: commit, paths: wanted).write(to: tree, list: PathText.join(folder, "objects"))
            return try body(Checkout(folder: now, paths: inside.map { $0.isEmpty ? tree : PathText.join(tree, $0) }))
        }
    }

    /// A path from the top of the repository on; empty for the top itself.
    private func inside(_ path: String) throws(GitError) -> String {
        let whole =
            path.hasPrefix("/") ? Files.identity(of: path) : PathText.join(top, prefix + path)
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        let above = top.split(separator: "/")
        guard parts.starts(with: above) else { throw .outside(path) }
        return parts.dropFirst(above.count).joined(separator: "/")
    }

    private static func foldersAbove(_ path: String) -> [String] {
        let parts = path.split(separator: "/")
        return parts.indices.map { parts[..<$0].joined(separator: "/") }
    }
}

/// Why a revision cannot be read.
enum GitError: Error, Hashable, CustomStringConvertible {
    case noGit
    case noRepository(String)
    case unknownRevision(String, nearest: String?)
    case ambiguous(String)
    case missingPath(String, String)
    case outside(String)
    case missingObject(String)
    /// What git would open is a pipe or a device.
    case noRegularFile(String)
    case tooManyFiles(String)
    /// The revision is larger than any that is compared.
    case tooLarge
    /// What git was asked for does not come.
    case tooLong(String)
    case failed(String)

    var description: String {
        switch self {
        case .noGit: "'git' is needed to read a revision, but cannot be run; install it"
        case .noRepository(let name):
            "\(name.quoted) is not a file or folder, and there is no git repository here in which it could be a revision"
        case .unknownRevision(let name, let nearest):
            "\(name.quoted) is neither a file or folder nor a revision of this repository"
                + "; in a shallow clone, fetch it first"
                + (nearest.map { "; did you mean \($0.quoted)?" } ?? "")
        case .ambiguous(let name):
            "\(name.quoted) is both a file or folder and a revision of git; write './\(name.escaped)' for the one, "
                + "'\(name.escaped)^0' for the other"
        case .missingPath(let path, let revision):
            "\(revision.quoted) has no \(path.quoted), so there is nothing to compare with; "
                + "name a folder or file that existed then"
        case .outside(let path): "\(path.quoted) is outside this repository"
        case .missingObject(let name):
            "the object \(name.escaped) of the revision is not in this clone; fetch it with 'git fetch --refetch'"
        case .noRegularFile(let path):
            "\(path.quoted) is a pipe, a socket or a device, which git would read for ever; remove it"
        case .tooManyFiles(let path):
            "\(path.quoted) leads to more files than a repository of git has; remove the links in it"
        case .tooLarge:
            "the revision is too large to be read: more than \(GitObjects.mostFiles) files, or "
                + "\(GitObjects.mostMegabytes) MB; name a folder of it with --path"
        case .tooLong(let command):
            "'git \(command.escaped)' did not end, and was stopped; is there a pipe among the files that the repository's "
                + "settings include?"
        case .failed(let detail): "git could not read the revision: \(detail.trimmingCharacters(in: .newlines).escaped)"
        }
    }
}
