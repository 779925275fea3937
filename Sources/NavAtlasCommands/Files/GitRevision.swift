import Foundation

/// A revision of the git repository that the working folder belongs to.
struct GitRevision {
    let name: String
    private let commit: String

    /// Finds a revision.
    ///
    /// - Throws: ``GitError`` where there is no git, no repository or no such revision.
    init(_ name: String) throws(GitError) {
        self.name = name
        // What begins with a dash would be read as an option.
        guard !name.hasPrefix("-") else { throw .unknownRevision(name) }
        let inside = try Self.git(["rev-parse", "--is-inside-work-tree"])
        guard inside.status == 0 else { throw .noRepository(name) }
        let found = try Self.git(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
        guard found.status == 0 else { throw .unknownRevision(name) }
        commit = found.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Runs a body with the files that lay at some paths, in a folder that is gone afterwards.
    func withFiles<Result>(at paths: [String], _ body: ([String]) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navatlas-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Archives hold what lies in the folder that git is run in, so paths are told from the repository's top.
        let prefix = try Self.git(["rev-parse", "--show-prefix"]).output.trimmingCharacters(in: .newlines)
        let top = try Self.git(["rev-parse", "--show-toplevel"]).output.trimmingCharacters(in: .newlines)
        let inside = try paths.map { path throws(GitError) in try Self.inside(path, top: top, prefix: prefix) }
        let archive = folder.appendingPathComponent("archive.tar")
        for (path, place) in zip(paths, inside) {
            let exists = try Self.git(["cat-file", "-e", "\(commit):\(place)"]).status == 0
            guard exists else { throw GitError.missingPath(path, name) }
        }
        let written = try Self.git(
            ["-C", top, "archive", "--format=tar", "-o", archive.path, commit, "--"]
                + inside.map { $0.isEmpty ? "." : $0 })
        guard written.status == 0 else { throw GitError.failed(written.error) }
        let unpacked = try Self.run("tar", ["-xf", archive.path, "-C", folder.path])
        guard unpacked.status == 0 else { throw GitError.failed(unpacked.error) }
        try FileManager.default.removeItem(at: archive)
        return try body(inside.map { $0.isEmpty ? folder.path : folder.appendingPathComponent($0).path })
    }

    /// A path from the top of the repository on; empty for the top itself.
    private static func inside(_ path: String, top: String, prefix: String) throws(GitError) -> String {
        let whole = path.hasPrefix("/") ? path : PathText.join(top, prefix + path)
        let plain = URL(fileURLWithPath: whole).standardizedFileURL.path
        if plain == top { return "" }
        guard plain.hasPrefix(top + "/") else { throw .outside(path) }
        return String(plain.dropFirst(top.count + 1))
    }

    private struct Outcome {
        let status: Int32
        let output: String
        let error: String
    }

    private static func git(_ arguments: [String]) throws(GitError) -> Outcome { try run("git", arguments) }

    private static func run(_ program: String, _ arguments: [String]) throws(GitError) -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let (output, error) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = error
        do { try process.run() } catch { throw .noProgram(program) }
        // What these commands print is shorter than a pipe holds.
        process.waitUntilExit()
        func text(_ pipe: Pipe) -> String {
            String(decoding: (try? pipe.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
        }
        guard process.terminationStatus != 127 else { throw .noProgram(program) }
        return Outcome(status: process.terminationStatus, output: text(output), error: text(error))
    }
}

/// Why a revision cannot be read.
enum GitError: Error, Hashable, CustomStringConvertible {
    case noProgram(String)
    case noRepository(String)
    case unknownRevision(String)
    case missingPath(String, String)
    case outside(String)
    case failed(String)

    var description: String {
        switch self {
        case .noProgram(let program): "'\(program)' is needed to read a revision, and cannot be run; install it"
        case .noRepository(let name):
            "\(name.quoted) is no file or folder, and this is no repository of git in which it could be a revision"
        case .unknownRevision(let name):
            "\(name.quoted) is no file or folder, and no revision of this repository; "
                + "fetch it first where a shallow clone lacks it"
        case .missingPath(let path, let revision):
            "there is no \(path.quoted) in \(revision.quoted); name with --path what was there"
        case .outside(let path): "\(path.quoted) does not lie in this repository"
        case .failed(let detail): "git could not read the revision: \(detail.trimmingCharacters(in: .newlines).escaped)"
        }
    }
}
