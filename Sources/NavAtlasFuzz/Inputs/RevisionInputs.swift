import NavAtlasTestSupport

/// Repositories of git that someone hostile, or a broken disk, leaves: damaged objects, odd references, settings that
/// name programs, links and pipes. What is run leaves a mark in a folder that is nobody's output.
enum RevisionInputs: InputGenerator {
    static let kind = "revision"

    static func input(from seeds: Seeds, _ random: inout SeededGenerator) -> FuzzInput {
        let app = random.pick(seeds.apps)
        let before = app.files.map { FuzzInput.Entry("app/" + $0.path, .file($0.text)) }
        let name = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
        var steps: [FuzzInput.Step] = [
            .git(["init", "-q", "-b", "main"]), .git(["add", "."]), .git(name + ["commit", "-q", "-m", "one"]),
        ]
        let file = random.pick(app.files)
        let changed = FuzzInput.Entry("app/Changed.swift", .file(Mutations.tokens(file.text, &random)))
        steps.append(.layOut([changed] + (random.once(in: 4) ? [attributes] : [])))
        if random.once(in: 2) { steps += [.git(["add", "."]), .git(name + ["commit", "-q", "-m", "two"])] }
        if random.once(in: 3) { steps.append(.git(["gc", "-q"])) }
        steps.append(.layOut((0..<random.pick([0, 1, 2, 5])).map { _ in odd(&random) }))
        if random.once(in: 2) {
            let place = random.pick(["objects", "refs", ""])
            steps.append(.damage("app/.git/" + place, seed: random.next(), oneIn: random.pick([1, 4, 20, 60])))
        }
        let (words, form) = random.pick(commands(random.pick(revisions)))
        steps.append(.run(words + ["-o", "../out/result"]))
        return FuzzInput(
            entries: before + [.init("app/pipe", .pipe)], steps: steps, outputs: [("out/result", form)])
    }

    private static func commands(_ revision: String) -> [([String], FuzzInput.Form)] {
        [
            (["diff", revision, "--path", ".", "--no-cache", "--format", "json"], .json),
            (["diff", revision, "HEAD", "--path", ".", "--no-cache"], .text),
            (["check", ".", "--no-cache", "--affected", revision, "--format", "sarif"], .json),
        ]
    }

    private static let revisions = [
        "main", "main", "HEAD", "HEAD~1", "main^{tree}", "odd", "refs/heads/odd", "HEAD@{1}", ":Changed.swift", "-h",
        "main:..", "",
    ]

    private static let attributes = FuzzInput.Entry(
        "app/.gitattributes", text: "*.swift filter=evil diff=evil merge=evil text eol=crlf ident export-ignore\n")

    /// Something in the repository's own folder.
    private static func odd(_ random: inout SeededGenerator) -> FuzzInput.Entry {
        let place = "app/.git/" + random.pick(places)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .init(place, .link(to: Array(random.pick(targets).utf8)))
        case 1: return .init(place, .pipe)
        case 2:
            let texts = ["ref: refs/heads/odd\n", "ref: ../../outside\n", String(repeating: "a", count: 40) + "\n", ""]
            return .init(place, text: random.pick(texts))
        default:
            var text = "[core]\n\trepositoryFormatVersion = 0\n"
            for _ in 0..<random.pick([1, 3]) { text += random.pick(settings) + "\n" }
            let bytes = Array(text.utf8)
            return .init("app/.git/config", .file(random.once(in: 3) ? Mutations.mutated(bytes, &random) : bytes))
        }
    }

    private static let places = [
        "refs/heads/odd", "refs/heads/main", "refs/tags/main", "refs/heads/odd/er", "packed-refs", "HEAD", "index",
        "objects/info/alternates", "objects/pack/a.pack", "objects/pack/a.idx", "info/grafts", "shallow", "commondir",
        "config", "config.worktree", "hooks/post-checkout", "info/attributes",
    ]
    private static let targets = ["/dev/zero", "/dev/full", "..", "/", "nothing", "odd", "../../outside", "../pipe"]

    /// The one who lays the repository out names programs: each would leave a file behind.
    private static let mark = "touch $HOME/../outside/ran"
    private static let settings = [
        "[filter \"evil\"]\n\tsmudge = \(mark)\n\tprocess = \(mark)\n\trequired = true",
        "[diff \"evil\"]\n\ttextconv = \(mark)\n\tcommand = \(mark)",
        "[core]\n\tfsmonitor = \(mark)\n\tpager = \(mark)",
        "[core]\n\tsshCommand = \(mark)\n\talternateRefsCommand = \(mark)",
        "[core]\n\thooksPath = ../../outside\n\tworktree = ../../outside", "[core]\n\tworktree = /\n\tbare = true",
        "[alias]\n\tls-tree = !\(mark)\n\tcat-file = !\(mark)",
        "[extensions]\n\tpartialClone = origin\n[remote \"origin\"]\n\tpromisor = true\n\turl = ext::\(mark)",
        "[include]\n\tpath = ../../outside/important.txt", "[include]\n\tpath = config",
        "[extensions]\n\tobjectFormat = sha256\n\trefStorage = reftable",
        "[core]\n\tbigFileThreshold = 0\n\tdeltaBaseCacheLimit = 0",
    ]
}
