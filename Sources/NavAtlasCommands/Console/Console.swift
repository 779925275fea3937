import Foundation
import NavAtlasReports

/// The terminal or whatever stands in its place: results go to standard output, everything else to standard error.
package struct Console: Sendable {
    let output: Stream
    let error: Stream
    /// The file that GitHub Actions shows as the summary of this step; `nil` elsewhere.
    let stepSummaryFile: String?
    private let wantsColor: Bool
    private let canMoveCursor: Bool
    private var showsProgress = true
    private let progressLog: ProgressLog

    /// An open file, and whether a person is looking at it.
    struct Stream: Sendable {
        let descriptor: Int32
        let isTerminal: Bool

        init(descriptor: Int32) {
            self.descriptor = descriptor
            isTerminal = isatty(descriptor) == 1
        }
    }

    /// The console of this process.
    package static var standard: Console {
        Console(
            output: Stream(descriptor: STDOUT_FILENO), error: Stream(descriptor: STDERR_FILENO),
            environment: ProcessInfo.processInfo.environment)
    }

    /// The console of a process in which an app's own code is run: what that prints goes to standard error from now on, and
    /// standard output takes results alone.
    static var besideTheApp: Console {
        guard let results = FileDescriptor.setAside(STDOUT_FILENO, for: STDERR_FILENO) else { return .standard }
        return Console(
            output: Stream(descriptor: results), error: Stream(descriptor: STDERR_FILENO),
            environment: ProcessInfo.processInfo.environment)
    }

    init(output: Stream, error: Stream, environment: [String: String], progressLog: ProgressLog = ProgressLog()) {
        self.output = output
        self.error = error
        self.progressLog = progressLog
        // See https://no-color.org: any value but an empty one asks for no colours.
        canMoveCursor = environment["TERM"] != "dumb"
        wantsColor = (environment["NO_COLOR"] ?? "").isEmpty && canMoveCursor
        stepSummaryFile = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The same console, on which no progress is shown.
    var withoutProgress: Console {
        var console = self
        console.showsProgress = false
        return console
    }

    /// How text on standard output may look.
    var outputStyle: TextStyle { output.isTerminal && wantsColor ? .colored : .plain }

    /// Writes a result to standard output.
    ///
    /// - Throws: ``FileError`` where that fails, as on a full disk.
    func write(_ data: Data) throws(FileError) {
        if let code = FileDescriptor.write(data, to: output.descriptor) {
            throw .cannotWrite("standard output", code: code)
        }
    }

    /// Says something beside the result, on standard error, with a newline added.
    package func say(_ text: String) {
        // Where not even standard error takes text, there is no one left to tell.
        _ = FileDescriptor.write(Data("\(eraseLine)\(text)\n".utf8), to: error.descriptor)
    }

    /// Shows how far the work is: on a terminal in one line that the next one replaces, elsewhere in a line now and then.
    package func showProgress(_ text: String) {
        guard showsProgress else { return }
        if hasProgressLine {
            _ = FileDescriptor.write(Data("\(eraseLine)\(text)…".utf8), to: error.descriptor)
        } else if progressLog.isDue() {
            say("\(text)…")
        }
    }

    /// Takes the line of ``showProgress(_:)`` away.
    package func endProgress() {
        _ = FileDescriptor.write(Data(eraseLine.utf8), to: error.descriptor)
    }

    private var hasProgressLine: Bool { showsProgress && error.isTerminal && canMoveCursor }
    private var eraseLine: String { hasProgressLine ? "\r\u{1B}[2K" : "" }
}
