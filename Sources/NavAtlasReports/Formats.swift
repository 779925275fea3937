/// The list of all formats for reports.
package enum Formats {
    /// Every format, in the order in which help lists them.
    package static let all: [any ReportFormat.Type] = [
        TextFormat.self,
        XcodeFormat.self,
        GitHubActionsFormat.self,
        GitLabCodeQualityFormat.self,
        SARIFFormat.self,
        JUnitFormat.self,
        CheckstyleFormat.self,
        JSONFormat.self,
        MarkdownFormat.self,
    ]

    /// What is written where no format is asked for.
    package static let standard: any ReportFormat.Type = TextFormat.self

    /// What services that show Markdown take, such as the summary of a GitHub Actions step.
    package static let markdown: any ReportFormat.Type = MarkdownFormat.self
}
