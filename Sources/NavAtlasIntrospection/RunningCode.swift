/// Reports which of the app's own code is about to run, for the message if that code ends the process.
package enum RunningCode {
    /// Takes what is run now, such as `CartCoordinator.checkout`; `nil` where it has come back.
    @TaskLocal package static var report: (@Sendable (String?) -> Void)?

    /// Runs the app's own code.
    static func run<Result>(_ what: @autoclosure () -> String, _ code: () throws -> Result) rethrows -> Result {
        guard let report else { return try code() }
        report(what())
        defer { report(nil) }
        return try code()
    }
}
