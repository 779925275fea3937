import Foundation

/// Chromium without a window, spoken to over a pipe in the Chrome DevTools Protocol. It ends with the process that
/// started it, for its end of the pipe is closed then.
///
/// One test speaks at a time: the suite is serialized.
final class Browser: @unchecked Sendable {
    /// Where it is: `make test-browser` says so.
    static let path = ProcessInfo.processInfo.environment["NAVATLAS_BROWSER"].flatMap { $0.isEmpty ? nil : $0 }
    /// The one that all tests share, or why there is none.
    static let shared = Result { try Browser() }

    private let process = Process()
    private let commands = Pipe()
    private let answers = Pipe()
    private let folder: URL
    private var number = 0
    private var rest = Data()
    private var events: [String: [[String: Any]]] = [:]

    private init() throws {
        // A browser that has ended is told by what it answers.
        signal(SIGPIPE, SIG_IGN)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("navatlas-browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>\"$PROFILE/log\"", Self.path ?? "",
            // As root, as in a container, its sandbox does not start. Tests click faster than its protection likes.
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-ipc-flooding-protection",
            "--remote-debugging-pipe",
            "--user-data-dir=\(folder.path)", "about:blank",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["PROFILE": folder.path]) { $1 }
        process.standardInput = commands
        process.standardOutput = answers
        try process.run()
        let (process, folder) = (process, folder)
        // Whatever a page does, no test waits for ever.
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 3600)
            process.terminate()
        }
        atExit(remove: folder)
    }

    /// What goes wrong between the tests and the browser.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Writes a page where the browser can open it.
    func write(_ page: String) throws -> URL {
        let file = folder.appendingPathComponent("\(UUID().uuidString).html")
        try Data(page.utf8).write(to: file)
        return file
    }

    /// Sends a command and waits for its answer.
    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String: Any] {
        number += 1
        let own = number
        var message: [String: Any] = ["id": own, "method": method, "params": parameters]
        message["sessionId"] = session
        try commands.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while let answer = try next() {
            guard answer["id"] as? Int == own else {
                keep(answer)
                continue
            }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
        throw Failure(description: "the browser has ended while it was asked for \(method)\(lastWords)")
    }

    /// What has happened in a session so far, in order.
    func events(in session: String) -> [[String: Any]] { events[session] ?? [] }

    private func keep(_ message: [String: Any]) {
        let session = message["sessionId"] as? String ?? ""
        events[session, default: []].append(message)
        // A dialog stops its page, and whoever asks it something, until it is answered.
        guard message["method"] as? String == "Page.javascriptDialogOpening" else { return }
        number += 1
        let close: [String: Any] = [
            "id": number, "method": "Page.handleJavaScriptDialog", "params": ["accept": false], "sessionId": session,
        ]
        try? commands.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: close) + [0])
    }

    private func next() throws -> [String: Any]? {
        while true {
            if let end = rest.firstIndex(of: 0) {
                let message = try JSONSerialization.jsonObject(with: rest[..<end]) as? [String: Any]
                rest = Data(rest[(end + 1)...])
                return message ?? [:]
            }
            let more = answers.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            rest += more
        }
    }

    /// What it said on standard error, where it has ended.
    private var lastWords: String {
        let log = (try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)) ?? ""
        return log.isEmpty ? "" : ": " + log.suffix(600)
    }
}

/// The folders that are removed when the tests end.
private nonisolated(unsafe) var leftovers: [URL] = []

private func atExit(remove folder: URL) {
    leftovers.append(folder)
    atexit { for folder in leftovers { try? FileManager.default.removeItem(at: folder) } }
}
