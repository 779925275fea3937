// The input without changes, against which the cost of changed ones is measured.

extension SourceInputs {
    /// All examples as they are: what they take is the measure of what others may.
    static func sound(_ seeds: Seeds) -> FuzzInput {
        FuzzInput(
            entries: seeds.apps.flatMap { app in
                app.files.map { .init("app/\(app.name)/\($0.path)", .file($0.text)) }
            },
            steps: [.run(["graph", "--no-cache", "-o", "../out/result", "."])], outputs: [("out/result", .json)])
    }
}
