/// The formats.
public enum Formats {
    /// Every format, in the order in which help lists them.
    public static let all: [any ReportFormat.Type] = [
        TextFormat.self,
        MarkdownFormat.self,
        JSONFormat.self,
    ]

    /// What is written where no format is asked for.
    public static let standard: any ReportFormat.Type = TextFormat.self
}
