import NavAtlasTestSupport

/// Folders for `docs` that hold a list, links and files of other people's choosing.
enum OutputFolderInputs: InputGenerator {
    static let kind = "folder"

    static func input(from seeds: Seeds, _ random: inout SeededGenerator) -> FuzzInput {
        let document = random.pick(seeds.apps).documents[0]
        var entries: [FuzzInput.Entry] = [.init("app/graph.json", .file(document.text))]
        for _ in 0..<random.pick([0, 1, 2, 4]) { entries.append(.init("app/docs/" + random.pick(names), odd(&random))) }
        if random.once(in: 2) { entries.append(.init("app/docs/.navatlas-files", text: list(&random))) }
        let run = FuzzInput.Step.run(["docs", "--no-config", "-o", "docs", "graph.json"])
        return FuzzInput(
            entries: entries, steps: random.once(in: 2) ? [run] : [run, .damage("app/docs", seed: random.next()), run],
            outputFolders: ["app/docs"])
    }

    private static let names = [
        "README.md", "pictures", "pictures/README.svg", "link", "screens", ".navatlas-files", ".navatlas-change",
        "index.md",
        "pictures/a.svg", "own.txt", "screens/a.md", ".navatlas-change/README.md", "coordinators",
    ]

    private static func odd(_ random: inout SeededGenerator) -> FuzzInput.Entry.Content {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: .pipe
        case 1: .folder
        case 2: .file(Array("somebody's own\n".utf8))
        case 3: .unreadableFolder
        default:
            .link(
                to: Array(
                    random.pick([
                        "../../outside", "../../outside/important.txt", "..", ".", "/dev/zero", "/dev/full", "nothing",
                    ]).utf8))
        }
    }

    private static func list(_ random: inout SeededGenerator) -> String {
        (0..<random.pick([1, 2, 6])).map { _ in
            random.pick(
                names + [
                    "link/important.txt", "../../outside/important.txt", "/etc/hostname", "", ".", "..", "a/../..",
                ])
        }.joined(separator: "\n")
    }
}
