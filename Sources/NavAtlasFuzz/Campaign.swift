import NavAtlasTestSupport

import Foundation

/// A run of the fuzzer: inputs by their numbers, each of its own seed, until the time is over.
struct Campaign {
    private let options: FuzzOptions
    private let seeds: Seeds
    private let sandbox: Sandbox
    private var counts: [String: Int] = [:]
    private var runs = 0
    private var slowest = (time: 0.0, number: UInt64(0), kind: "")
    private var findings: [String: Int] = [:]

    /// How many findings of one sort are made smaller, and how many are left at all.
    private static let mostReduced = 3
    private static let mostKept = 12
    /// How much longer than the examples an input of their size may take, and what any may take on top of it.
    private static let patience = (size: 10.0, any: 2.0)

    init(_ options: FuzzOptions) throws {
        self.options = options
        seeds = try Seeds(options.examples, program: options.program)
        let folder = FileManager.default.temporaryDirectory.path + "/navatlas-fuzz-\(getpid())"
        var sandbox = Sandbox(program: options.program, folder: folder, allowance: (600, 0))
        let sound = SourceInputs.sound(seeds)
        let result = try sandbox.run(sound)
        if let finding = result.finding { throw Seeds.Unusable(description: finding.text) }
        let time = result.processorTime
        sandbox = Sandbox(
            program: options.program, folder: folder,
            allowance: (time * Self.patience.any, time * Self.patience.size / (Double(sound.size) / 1024)))
        self.sandbox = sandbox
    }

    /// Whether nothing was found.
    mutating func run() throws -> Bool {
        Self.say(
            "seed \(options.seed): at most \(Self.short(sandbox.allowance.run)) s of processor time a run, and "
                + "\(Self.short(sandbox.allowance.kilobyte)) s a kilobyte")
        if let only = options.only {
            try tryInput(only)
        } else {
            let end = Date().addingTimeInterval(options.seconds)
            var number: UInt64 = 0
            while Date() < end {
                try tryInput(number)
                number += 1
                if number.isMultiple(of: 500) { show(isEnd: false) }
            }
        }
        show(isEnd: true)
        return findings.isEmpty
    }

    private mutating func tryInput(_ number: UInt64) throws {
        var random = SeededGenerator(seed: options.seed &* 0x9E37_79B9_7F4A_7C15 &+ number)
        let generator = random.pick(Generators.all.filter { options.kind == nil || $0.kind == options.kind })
        let input = generator.input(from: seeds, &random)
        let result = try sandbox.run(input)
        counts[generator.kind, default: 0] += 1
        runs += result.runs
        if result.processorTime > slowest.time { slowest = (result.processorTime, number, generator.kind) }
        if let finding = result.finding {
            try keep(finding, of: input, generator.kind, number)
        } else if options.only != nil {
            try leave(input, generator.kind, number, "nothing was found")
        }
    }

    private mutating func keep(_ finding: Sandbox.Finding, of input: FuzzInput, _ kind: String, _ number: UInt64) throws
    {
        let sort = "\(kind): \(finding.sort)"
        findings[sort, default: 0] += 1
        guard let count = findings[sort], count <= Self.mostKept else { return }
        Self.say("FOUND \(sort) (FUZZ_SEED=\(options.seed) FUZZ_INPUT=\(number))\n  \(finding.text)")
        var input = input
        if count <= Self.mostReduced {
            var reduction = Reduction(of: input, showing: finding, in: sandbox)
            try reduction.run()
            input = reduction.input
        }
        try leave(input, kind, number, finding.text)
    }

    /// Lays an input out among the findings.
    private func leave(_ input: FuzzInput, _ kind: String, _ number: UInt64, _ text: String) throws {
        let place = "\(options.findings)/\(options.seed)-\(number)-\(kind)"
        try sandbox.layOut(input.entries, at: place)
        let steps = input.steps.map { "\($0)" }.joined(separator: "\n")
        try Data("\(text)\n\(steps)\n".utf8).write(to: URL(fileURLWithPath: place + "/finding.txt"))
        Self.say("  left in \(place)")
    }

    private func show(isEnd: Bool) {
        let inputs = counts.values.reduce(0, +)
        let kinds = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        let slow = "slowest \(Self.short(slowest.time)) s (\(slowest.kind), input \(slowest.number))"
        Self.say(
            "\(isEnd ? "" : "… ")\(inputs) inputs (\(kinds)), \(runs) runs, \(slow), "
                + "\(findings.values.reduce(0, +)) findings")
        if isEnd {
            for (sort, count) in findings.sorted(by: { $0.key < $1.key }) { Self.say("  \(sort): \(count)") }
        }
    }

    /// Writes a line at once, so that a log shows how far a long run is.
    private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

    private static func short(_ seconds: Double) -> String { "\((seconds * 100).rounded() / 100)" }
}
