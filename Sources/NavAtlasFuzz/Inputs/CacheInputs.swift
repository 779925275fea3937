import NavAtlasTestSupport

/// A cache that was damaged: the result must be that of a scan without one.
enum CacheInputs: InputGenerator {
    static let kind = "cache"

    static func input(from seeds: Seeds, _ random: inout SeededGenerator) -> FuzzInput {
        let app = random.pick(seeds.apps)
        func graph(_ name: String, _ cache: [String]) -> FuzzInput.Step {
            .run(["graph"] + cache + ["-o", "../out/" + name, "."])
        }
        let cache = ["--cache-path", "../cache"]
        var steps = [graph("plain.json", ["--no-cache"]), graph("cold.json", cache)]
        for number in 0..<random.pick([1, 2, 3]) {
            steps += [.damage("cache", seed: random.next()), graph("damaged\(number).json", cache)]
        }
        let names = ["plain.json", "cold.json"] + (0..<(steps.count / 2 - 1)).map { "damaged\($0).json" }
        return FuzzInput(
            entries: app.files.map { .init("app/" + $0.path, .file($0.text)) }, steps: steps,
            outputs: names.map { ("out/" + $0, .json) }, alike: names.map { "out/" + $0 })
    }
}
