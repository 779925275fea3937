import Foundation
import NavAtlasDiagrams
import NavAtlasFiles
import NavAtlasModel
import NavAtlasPages
import NavAtlasReports

/// The options and outputs that `report` and `check` share.
enum ReportOptions {
    /// Every format, in the order in which help lists them: those that are text alone, and the page.
    static let formats: [any ReportFormat.Type] = Formats.all + [HTMLFormat.self]

    static let format = Option<(any ReportFormat.Type)?>.choice(
        "format", placeholder: "FORMAT", among: formats.map { .init($0.id, $0.summary, $0) }, absent: nil,
        help: "The format of the report (default: by the file's name, else \(Formats.standard.id))")
    static let output = Option<[String]>.list(
        "output", letter: "o", kind: .formattedFile,
        help: """
            Write the report to this file (default: '-', standard output); FORMAT=FILE writes one more report in that \
            format
            """)
    static let enabled = Option<[String]>.list(
        "enable", kind: .rule, help: "Turn on a rule that is off by default; the command 'rules' lists them")
    static let disabled = Option<[String]>.list("disable", kind: .rule, help: "Turn off a rule")
    static let all: [any OptionDeclaration] = [format, output, enabled, disabled]
}

/// The reports that a command line asks for: each a format and a place.
struct ReportOutputs {
    struct Output {
        let format: any ReportFormat.Type
        /// A path; ``GraphInput/standardInput``, which is `-`, for standard output.
        let place: String
    }

    let all: [Output]

    /// `--output FORMAT=FILE` is a report of its own. `--output FILE` takes the report of `--format`, or of the format that
    /// the file's name implies; without such a file, that report goes to standard output.
    ///
    /// - Parameter usesStandardOutput: whether a report that no file takes goes to standard output.
    /// - Throws: ``UsageError`` if a format is unknown, or two reports would be written to one place.
    init(_ arguments: Arguments, usesStandardOutput: Bool = true) throws(UsageError) {
        var named: [Output] = []
        var plain: [String] = []
        for text in arguments[ReportOptions.output] {
            if let output = try Self.named(text) { named.append(output) } else { plain.append(text) }
        }
        let isTaken = named.contains { $0.place == GraphInput.standardInput }
        if usesStandardOutput, plain.isEmpty, !isTaken || arguments.isGiven(ReportOptions.format) {
            plain = [GraphInput.standardInput]
        }
        all =
            try named
            + plain.map { place throws(UsageError) in
                Output(format: try Self.format(of: place, arguments), place: place)
            }
        // A baseline that is written anew is not read.
        let baseline = arguments[BaselineOptions.write] == nil ? arguments[BaselineOptions.read] : nil
        try OutputTargets.check(
            all.map(\.place) + [arguments[BaselineOptions.write]].compactMap { $0 },
            inputs: arguments.paths + [baseline].compactMap { $0 })
    }

    /// The format of the command line, else the one that the file's name implies, else that of the configuration.
    private static func format(
        of place: String, _ arguments: Arguments
    ) throws(UsageError) -> any ReportFormat.Type {
        let given = arguments[ReportOptions.format]
        let isOnCommandLine = !arguments.configured.contains(ReportOptions.format.name)
        let isOutputConfigured = arguments.configured.contains(ReportOptions.output.name)
        if let given, isOnCommandLine || isOutputConfigured { return given }
        let suffix = PathText.fileExtension(of: place)
        let implied = suffix.isEmpty ? [] : ReportOptions.formats.filter { $0.fileExtension == suffix }
        if implied.count > 1 { throw .ambiguousExtension(file: place, formats: implied.map { $0.id }) }
        return implied.first ?? given ?? Formats.standard
    }

    private static func named(_ text: String) throws(UsageError) -> Output? {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
        guard let format = ReportOptions.formats.first(where: { $0.id == parts[0] }) else {
            let meant = nearest(to: String(parts[0]), among: ReportOptions.formats.map { $0.id })
            throw .unknownOutputFormat(String(parts[0]), output: text, meant: meant)
        }
        guard !parts[1].isEmpty else {
            throw .invalidValue(
                text, option: ReportOptions.output.display, expected: "a file after '\(format.id)='", meant: [])
        }
        return Output(format: format, place: String(parts[1]))
    }
}

extension Invocation {
    /// Hands the report over to every place that the command line names: files first, standard output last.
    ///
    /// What a format has no room for is said on standard error.
    ///
    /// - Parameter thumbnails: pictures of screens for a page, by node id.
    /// - Throws: ``FileError``, or `EncodingError`.
    func deliver(
        _ report: Report, to outputs: ReportOutputs, thumbnails: [String: Thumbnail] = [:]
    ) throws {
        if outputs.all.contains(where: { !$0.format.tellsReadingNotes }) {
            for note in report.notFollowedNotes { console.say("note: \(note)") }
        }
        for output in outputs.all where output.place != GraphInput.standardInput {
            try Files.write(render(report, as: output.format, style: .plain, thumbnails), to: output.place)
        }
        for output in outputs.all where output.place == GraphInput.standardInput {
            try console.write(render(report, as: output.format, style: console.outputStyle, thumbnails))
        }
    }

    private func render(
        _ report: Report, as format: any ReportFormat.Type, style: TextStyle, _ thumbnails: [String: Thumbnail]
    ) throws -> Data {
        if format == HTMLFormat.self {
            console.showProgress("Drawing \(report.analysis.graph.nodes.count) nodes")
            defer { console.endProgress() }
            let page = try HTMLFormat.page(of: report, thumbnails: thumbnails)
            console.endProgress()
            for note in page.notes { console.say("note: \(note)") }
            return Data(page.html.utf8)
        }
        let report =
            format.needsAbsolutePaths ? report.located(in: FileManager.default.currentDirectoryPath) : report
        return Data(try format.render(report, style: style).utf8)
    }
}
