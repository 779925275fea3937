/// The exit status of the process, the same for every format.
package enum ExitCode: Int32, Sendable, CaseIterable {
    /// The work is done, and there is nothing to object to.
    case clean = 0
    /// The work is done, and there are findings at or over the failing severity, or what was looked for is not there.
    case findings = 1
    /// The work could not be done.
    case failure = 2

    /// What it means, for help pages.
    var meaning: String {
        switch self {
        case .clean: "no finding at or above the failing severity; other commands: success"
        case .findings:
            "'check' has findings at or above the failing severity; 'paths' found no path; "
                + "'snapshot --check' and 'diff --exit-code' found a change"
        case .failure:
            "the work could not be done: bad input, a bad option, or an output that cannot be written; "
                + "'check' found no navigation at all"
        }
    }
}
