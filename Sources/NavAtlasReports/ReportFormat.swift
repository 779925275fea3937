/// A way to write a report. One file each; ``Formats/all`` is the list.
package protocol ReportFormat: Sendable {
    /// The name on the command line, such as `markdown`.
    static var id: String { get }
    /// What it is for, in a few words.
    static var summary: String { get }
    /// The extension of its files, without the dot; `nil` for a format that no extension names.
    static var fileExtension: String? { get }
    /// Whether its readers need absolute paths; false unless a format says otherwise.
    static var needsAbsolutePaths: Bool { get }
    /// Whether it says what was withheld and not followed; false for a format that has no room but for findings.
    static var tellsReadingNotes: Bool { get }
    /// The report as text that ends with a newline, or is empty. Formats that are no terminal's have no use for the
    /// style.
    ///
    /// - Throws: `EncodingError` where an encoder refuses the report.
    static func render(_ report: Report, style: TextStyle) throws -> String
}

extension ReportFormat {
    /// No extension names the format.
    package static var fileExtension: String? { nil }
    /// Paths stay as they are.
    package static var needsAbsolutePaths: Bool { false }
    /// The format has room for it.
    package static var tellsReadingNotes: Bool { true }
}
