import NavAtlasTestSupport

/// The examples' Swift with changes: of bytes, tokens and lines, nested, renamed, and united.
enum SourceInputs: InputGenerator {
    static let kind = "source"

    static func input(from seeds: Seeds, _ random: inout SeededGenerator) -> FuzzInput {
        var files = code(seeds, &random)
        if random.once(in: 3) { rename(&files, &random) }
        if !random.once(in: 4) {
            for _ in 0..<random.pick([1, 1, 2, 4]) {
                let place = Int.random(in: 0..<files.count, using: &random)
                files[place].text = Mutations.mutated(files[place].text, &random)
            }
        }
        let entries = files.map { FuzzInput.Entry("app/" + $0.path, .file($0.text)) }
        let (arguments, form) = random.pick(commands)
        return FuzzInput(
            entries: entries, steps: [.run(arguments + ["--no-cache", "-o", "../out/result", "."])],
            outputs: [("out/result", form)])
    }

    private static let commands: [([String], FuzzInput.Form)] = [
        (["graph"], .json), (["graph"], .json), (["graph", "--format", "notation"], .text),
        (["check", "--format", "sarif"], .json), (["report", "--format", "junit"], .xml),
        (["graph", "--include-tests"], .json), (["diagram", "--format", "dot"], .text),
    ]

    /// The files of one app, of several, or of one several times.
    private static func code(_ seeds: Seeds, _ random: inout SeededGenerator) -> [(path: String, text: [UInt8])] {
        let app = random.pick(seeds.apps)
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            // All in one file.
            let apps = seeds.apps.filter { _ in random.once(in: 2) } + [app]
            return [("App.swift", Array(apps.flatMap { $0.files.map(\.text) }.joined(separator: [10])))]
        case 1:
            return seeds.apps.flatMap { app in app.files.map { (app.name + "/" + $0.path, $0.text) } }
        case 2:
            let copies = random.pick([2, 3, 8])
            return (0..<copies).flatMap { copy in app.files.map { ("Copy\(copy)/" + $0.path, $0.text) } }
        default:
            return app.files.map { ($0.path, $0.text) }
        }
    }

    /// Gives several types, or several members, one name.
    private static func rename(_ files: inout [(path: String, text: [UInt8])], _ random: inout SeededGenerator) {
        let keywords = random.pick([types, members, types.union(members)])
        var names: [[UInt8]] = []
        for file in files {
            for name in Tokens.names(after: keywords, in: Tokens.split(file.text)) where !names.contains(name) {
                names.append(name)
            }
        }
        guard !names.isEmpty else { return }
        let share = random.pick([1, 1, 2, 4, 10])
        let renamed = Set(names.filter { _ in random.once(in: share) })
        let name = random.once(in: 3) ? Array("self".utf8) : random.pick(names)
        for place in files.indices {
            files[place].text = Tokens.renaming(renamed, to: name, in: files[place].text)
        }
    }

    private static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias", "extension"]
    private static let members: Set<String> = ["func", "var", "let", "case"]
}
