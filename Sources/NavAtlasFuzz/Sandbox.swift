import NavAtlasTestSupport

import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The folder that an input is laid out in: the app in `app`, other people's files in `outside`, results in `out`, and
/// the program's own `home`, `cache` and `tmp`.
struct Sandbox {
    /// What must not happen.
    struct Finding {
        /// The sort of it: a reduced input must show the same.
        let sort: String
        let text: String
    }

    struct Result {
        var finding: Finding?
        var processorTime = 0.0
        var runs = 0
    }

    let program: String
    let folder: String
    /// Processor time that any run may take, in seconds, and what it may take for each kilobyte on top.
    let allowance: (run: Double, kilobyte: Double)

    private static let ownFolders = ["app", "outside", "out", "home", "cache", "tmp"]

    /// Runs an input and says what went wrong first.
    func run(_ input: FuzzInput) throws -> Result {
        try layOut(input.entries, at: folder)
        defer { Self.remove(folder) }
        var result = Result()
        let limit = allowance.run + allowance.kilobyte * Double(input.size) / 1024
        var before = FileList(folder)
        for step in input.steps {
            guard case .run(let arguments) = step else {
                try prepare(step)
                before = FileList(folder)
                continue
            }
            let words = arguments.map { $0.replacingOccurrences(of: "{sandbox}", with: folder) }
            let outcome = try ChildProcess(program: program, sandbox: folder).run(words, seconds: Int(limit) + 1)
            result.runs += 1
            result.processorTime = max(result.processorTime, outcome.processorTime)
            let after = FileList(folder)
            if let finding = finding(outcome, words, limit: limit) ?? touched(before, after, input, words) {
                result.finding = finding
                return result
            }
            before = after
        }
        result.finding = incomplete(input)
        return result
    }

    private func prepare(_ step: FuzzInput.Step) throws {
        switch step {
        case .run: break
        case .damage(let place, let seed, let share): Self.damage(folder + "/" + place, seed: seed, oneIn: share)
        case .layOut(let entries):
            EntryLayout(folder, isReplacing: true).layOut(entries)
        case .git(let words):
            _ = try ChildProcess(program: "/usr/bin/env", sandbox: folder).run(["git"] + words, seconds: 60)
        }
    }

    // MARK: - What must hold

    private func finding(_ outcome: ChildProcess.Outcome, _ words: [String], limit: Double) -> Finding? {
        let line = "navatlas " + words.joined(separator: " ")
        let end = "\n\(outcome.errorText)"
        if outcome.isStuck { return Finding(sort: "stuck", text: "\(line): waits for ever\(end)") }
        let time = "\((outcome.processorTime * 10).rounded() / 10) s"
        if outcome.status == -SIGXCPU || outcome.status == -SIGKILL || outcome.processorTime > limit {
            return Finding(sort: "time", text: "\(line): \(time) of processor time, \(limit) s are allowed\(end)")
        }
        if ![0, 1, 2].contains(outcome.status) {
            return Finding(sort: "status \(outcome.status)", text: "\(line): exit status \(outcome.status)\(end)")
        }
        return nil
    }

    private func touched(
        _ before: FileList, _ after: FileList, _ input: FuzzInput, _ words: [String]
    ) -> Finding? {
        let files = Set(input.outputs.map(\.path))
        let folders = (["cache", "home"] + input.outputFolders).map { $0 + "/" }
        for path in before.changes(to: after) {
            let shown = String(decoding: path, as: UTF8.self)
            if files.contains(shown) || folders.contains(where: (shown + "/").hasPrefix) { continue }
            return Finding(sort: "touched", text: "navatlas \(words.joined(separator: " ")): touched \(shown)")
        }
        return nil
    }

    private func incomplete(_ input: FuzzInput) -> Finding? {
        for output in input.outputs {
            guard let data = FileManager.default.contents(atPath: folder + "/" + output.path) else { continue }
            let isWhole =
                switch output.form {
                case .json: (try? JSONSerialization.jsonObject(with: data)) != nil
                case .xml: XMLParser(data: data).parse()
                case .text: true
                }
            if !isWhole { return Finding(sort: "incomplete", text: "\(output.path) is not complete") }
        }
        let contents = input.alike.map { FileManager.default.contents(atPath: folder + "/" + $0) }
        if let first = contents.first, contents.contains(where: { $0 != first }) {
            return Finding(sort: "unlike", text: "\(input.alike.joined(separator: ", ")) are not alike")
        }
        return nil
    }

    // MARK: - Files

    /// Lays out the entries; one that cannot be, for another is in its way, is left out.
    func layOut(_ entries: [FuzzInput.Entry], at folder: String) throws {
        for name in Self.ownFolders {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        try Data("not yours".utf8).write(to: URL(fileURLWithPath: folder + "/outside/important.txt"))
        EntryLayout(folder).layOut(entries)
    }

    private static func damage(_ folder: String, seed: UInt64, oneIn share: Int) {
        var random = SeededGenerator(seed: seed)
        let files = FileList(folder).files.filter { $0.value.mode & UInt32(S_IFMT) == UInt32(S_IFREG) }
        for path in files.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let file = folder + "/" + String(decoding: path, as: UTF8.self)
            guard share == 1 || random.once(in: share), let data = FileManager.default.contents(atPath: file) else {
                continue
            }
            // Objects of git are read-only, and a file may have several names.
            unlink(file)
            let bytes = Mutations.bytes(Array(data), &random)
            try? Data(bytes).write(to: URL(fileURLWithPath: file))
        }
    }

    /// Removes a folder with all in it, whatever the names.
    static func remove(_ folder: String) { remove(Array(folder.utf8)) }

    private static func remove(_ path: [UInt8]) {
        FileList.withText(path) { text in
            var status = stat()
            guard lstat(text, &status) == 0 else { return }
            guard status.st_mode & S_IFMT == S_IFDIR else { unlink(text); return }
            chmod(text, 0o700)
            for name in FileList.names(in: path) { remove(path + [47] + name) }
            rmdir(text)
        }
    }
}
