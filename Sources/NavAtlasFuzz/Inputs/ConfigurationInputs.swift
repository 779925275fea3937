import NavAtlasTestSupport

/// Configurations that lie in the scanned repository, with changes, and with outputs and files of their choosing.
enum ConfigurationInputs: InputGenerator {
    static let kind = "configuration"

    static func input(from seeds: Seeds, _ random: inout SeededGenerator) -> FuzzInput {
        let app = random.pick(seeds.apps)
        var entries = app.files.prefix(3).map { FuzzInput.Entry("app/" + $0.path, .file($0.text)) }
        var text = Array(configuration(&random).utf8)
        if random.once(in: 2) { text = Mutations.mutated(text, &random) }
        entries.append(
            random.once(in: 12)
                ? .init("app/.navatlas.json", .link(to: Array(random.pick(places).utf8)))
                : .init("app/.navatlas.json", .file(text)))
        entries.append(.init("outside/base.json", text: #"{"report": {"output": "leak.txt"}}"#))
        entries.append(.init("app/loop.json", text: #"{"extends": "loop.json"}"#))
        entries.append(.init("app/pipe", .pipe))
        let command = random.pick(["report", "check", "graph", "docs", "diagram", "snapshot"])
        let arguments = command == "docs" || command == "diagram" ? [command, "-o", "../out/result"] : [command]
        return FuzzInput(
            entries: entries, steps: [.run(arguments + ["."])], outputs: [("out/result", .text)],
            // What a configuration names may lie anywhere in its own folder, as may a snapshot.
            outputFolders: ["out/result", "app"])
    }

    private static func configuration(_ random: inout SeededGenerator) -> String {
        var members: [String] = []
        for _ in 0..<random.pick([1, 2, 3, 6]) {
            let place = random.pick(places)
            members.append(
                random.pick([
                    "\"extends\": \"\(place)\"", "\"extends\": [\"\(place)\", \"loop.json\"]",
                    "\"paths\": [\"\(place)\"]",
                    "\"exclude\": [\"\(place)\"]", "\"cache-path\": \"written/\(place)\"",
                    "\"cache-path\": \"\(place)\"",
                    "\"rules\": {\"unreachable-screen\": \"off\", \"\(place)\": \"error\"}", "\"title\": \"\(place)\"",
                    "\"report\": {\"output\": \"\(place)\"}", "\"report\": {\"output\": [\"sarif=\(place)\", \"-\"]}",
                    "\"check\": {\"output\": \"written/a\", \"baseline\": \"\(place)\"}",
                    "\"check\": {\"strict\": true}",
                    "\"check\": {\"urls\": \"\(place)\", \"fail-on\": \"warning\"}",
                    "\"docs\": {\"output\": \"\(place)\"}",
                    "\"diagram\": {\"output\": \"\(place)\", \"thumbnails\": \"\(place)\"}",
                    "\"platform\": \"\(place)\"",
                    "\"snapshot\": {\"file\": \"\(place)\"}", "\"graph\": {\"output\": \"\(place)\"}",
                    "\"policies\": [{\"name\": \"\(place)\", \"from\": \"*\", \"deny\": \"\(place)\"}]",
                ]))
        }
        return "{\n  // A team's habits.\n  " + members.joined(separator: ",\n  ") + ",\n}\n"
    }

    private static let places = [
        "../outside/important.txt", "../outside/new.txt", "../outside/base.json", "../../../../../../dev/zero",
        "/dev/zero",
        "/dev/full", "pipe", "loop.json", ".navatlas.json", "written/a.txt", "written", ".", "..", "/", "", "App", "*",
        "../home/.profile", "/proc/self/mem", "a\\u0000b", "\\ud800", "nothing.json",
    ]
}
