import NavAtlasTestSupport

/// Graph documents and texts in the notation with changes, for every command that takes them.
enum DocumentInputs: InputGenerator {
    static let kind = "document"

    static func input(from seeds: Seeds, _ random: inout SeededGenerator) -> FuzzInput {
        var entries: [FuzzInput.Entry] = []
        var names: [String] = []
        for number in 0..<random.pick([1, 1, 1, 2, 3]) {
            let document = random.pick(random.pick(seeds.apps).documents)
            let name = "\(number)-" + document.name
            // Now and then one that is sound, so that the other is read, too.
            let text = number > 0 && random.once(in: 2) ? document.text : Mutations.mutated(document.text, &random)
            entries.append(.init("app/" + name, .file(text)))
            names.append(name)
        }
        let (arguments, form) = random.pick(commands)
        if arguments.first == "diff" { names = [names[0], names.count > 1 ? names[1] : names[0]] }
        return FuzzInput(
            entries: entries, steps: [.run(arguments + ["-o", "../out/result"] + names)],
            outputs: [("out/result", form)],
            outputFolders: arguments.first == "docs" ? ["out/result"] : [])
    }

    private static let commands: [([String], FuzzInput.Form)] = [
        (["graph"], .json), (["graph", "--format", "notation"], .text), (["check", "--format", "json"], .json),
        (["check", "--format", "sarif"], .json), (["report", "--format", "junit"], .xml),
        (["report", "--format", "checkstyle"], .xml), (["report", "--format", "gitlab"], .json),
        (["report", "--format", "markdown"], .text), (["report", "--format", "html"], .text),
        (["diagram", "--format", "svg"], .xml), (["diagram", "--format", "dot"], .text),
        (["diagram", "--format", "mermaid"], .text), (["docs"], .text), (["diff", "--format", "json"], .json),
        (["paths", "--all", "--format", "json"], .json),
    ]
}
