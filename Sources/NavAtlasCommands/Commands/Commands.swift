/// All commands. A new one is one file and one line here.
enum Commands {
    static let all: [any Command.Type] = [
        ReportCommand.self, CheckCommand.self, DiagramCommand.self, DocsCommand.self, GraphCommand.self,
        PathsCommand.self, CoverageCommand.self, ExplainCommand.self,
        SnapshotCommand.self, DiffCommand.self, RulesCommand.self, StylesCommand.self,
        WatchCommand.self, ServeCommand.self, InitCommand.self, CompletionsCommand.self, ManualCommand.self,
    ]
}
