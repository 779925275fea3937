import Foundation

/// Measures several things in turn, round after round, so that what else the machine does falls on all of them alike,
/// and compares their medians.
struct Harness {
    struct Measurement {
        let name: String
        /// How many bytes one run goes through, or 0 where that says nothing.
        let bytes: Int
        let unit: Unit
        /// Measurements of one subject must all give the same answer; each is a subject of its own where there is none.
        let subject: String?
        /// Whether one round is enough where it takes far longer than others of its subject.
        let isSparing: Bool
        /// What is measured; `nil` where it cannot be.
        let body: () -> Sample?
    }

    /// What one round gives.
    struct Sample {
        /// Must be the same each time, and keeps the work from being optimised away.
        let answer: Int
        /// In seconds or megabytes, or a count.
        let value: Double
    }

    enum Unit {
        case seconds, megabytes
        /// How many there are: the same in every round, so that one is enough.
        case count
    }

    /// A ratio of two medians with what it should be.
    struct Ratio {
        enum Goal { case atLeast(Double), atMost(Double), none }
        let name: String
        /// Of several the least counts: the fastest peer.
        let above: [String]
        let below: String
        let goal: Goal
    }

    let rounds: Int
    private var measurements: [Measurement] = []
    private var ratios: [Ratio] = []

    init(rounds: Int) { self.rounds = rounds }

    mutating func measure(_ name: String, bytes: Int = 0, _ body: @escaping () -> Int) {
        let clock = ContinuousClock()
        measurements.append(
            Measurement(name: name, bytes: bytes, unit: .seconds, subject: nil, isSparing: false) {
                var answer = 0
                let (whole, fraction) = clock.measure { answer = body() }.components
                return Sample(answer: answer, value: Double(whole) + Double(fraction) / 1e18)
            })
    }

    /// Measures what tells its own time, or its memory.
    ///
    /// - Parameters:
    ///   - subject: measurements of one subject must all give the same answer.
    ///   - isSparing: whether one round is enough where it takes over ``tooSlow`` times as long as the second fastest of
    ///     its subject.
    mutating func measure(
        _ name: String, unit: Unit = .seconds, answering subject: String? = nil, isSparing: Bool = false,
        _ body: @escaping () -> Sample?
    ) {
        measurements.append(
            Measurement(
                name: name, bytes: 0, unit: unit, subject: subject, isSparing: isSparing, body: body))
    }

    /// Counts something, once.
    mutating func count(_ name: String, _ body: @escaping () -> Int) {
        measure(name, unit: .count) {
            let count = body()
            return Sample(answer: count, value: Double(count))
        }
    }

    /// Compares the time of one measurement with that of another.
    mutating func compare(_ name: String, _ above: String, to below: String, _ goal: Ratio.Goal = .none) {
        compare(name, [above], to: below, goal)
    }

    /// Compares the least of several measurements with another one.
    mutating func compare(_ name: String, _ above: [String], to below: String, _ goal: Ratio.Goal = .none) {
        ratios.append(Ratio(name: name, above: above, below: below, goal: goal))
    }

    /// Keeps the measurements with a word in their names; all where there is none.
    mutating func keep(_ word: String?) {
        if let word { measurements.removeAll { !$0.name.contains(word) } }
    }

    /// How many times longer is too long to be measured more than once.
    static let tooSlow = 10.0

    /// What goes on is said on standard error.
    func run() -> Results {
        var values = Array(repeating: [Double](), count: measurements.count)
        var answers: [String: Int] = [:]
        var unsteady: Set<String> = []
        var isDone = Array(repeating: false, count: measurements.count)
        // One round more, whose times are thrown away: caches and the allocator warm up in it.
        for round in 0...rounds {
            for (index, measurement) in measurements.enumerated() where !isDone[index] {
                say("\(round == 0 ? "warming up" : "round \(round) of \(rounds)"): \(measurement.name)")
                guard let sample = measurement.body() else { continue }
                let subject = measurement.subject ?? measurement.name
                if let earlier = answers[subject], earlier != sample.answer { unsteady.insert(measurement.name) }
                answers[subject] = answers[subject] ?? sample.answer
                values[index].append(sample.value)
            }
            if round == 0 {
                isDone = zip(measurements, slow(values)).map { $0.unit == .count || $1 }
                for index in values.indices where !isDone[index] { values[index] = [] }
            }
        }
        return Results(
            rows: measurements.indices.filter { !values[$0].isEmpty }.map {
                Results.Row(measurement: measurements[$0], values: values[$0].sorted(), isFromOneRound: isDone[$0])
            },
            ratios: ratios, unsteady: unsteady.sorted())
    }

    /// Which of the measurements that may be spared take too long.
    private func slow(_ values: [[Double]]) -> [Bool] {
        measurements.indices.map { index in
            guard let subject = measurements[index].subject, measurements[index].isSparing,
                let value = values[index].first
            else { return false }
            let others = measurements.indices.filter { measurements[$0].subject == subject }.compactMap {
                values[$0].first
            }
            return others.count > 1 && value > Self.tooSlow * others.sorted()[1]
        }
    }

    private func say(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

    static func decimal(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
}

/// What was measured.
struct Results {
    struct Row {
        let measurement: Harness.Measurement
        let values: [Double]
        let isFromOneRound: Bool

        var median: Double {
            if values.isEmpty { return 0 }
            return (values[(values.count - 1) / 2] + values[values.count / 2]) / 2
        }
    }

    let rows: [Row]
    let ratios: [Harness.Ratio]
    let unsteady: [String]

    /// The medians with the range they lie in, then the ratios with their goals.
    var table: String {
        let width = (rows.map(\.measurement.name.count) + ratios.map(\.name.count)).max() ?? 0
        func pad(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count)) + text
        }
        var lines = [""]
        for row in rows {
            let name = row.measurement.name + String(repeating: " ", count: width - row.measurement.name.count)
            if row.measurement.unit == .count {
                lines.append("\(name)  \(pad("\(Int(row.median))", 10))")
                continue
            }
            let (factor, unit) = row.measurement.unit == .seconds ? (1000.0, "ms") : (1.0, "MB")
            let range = [row.values.first, row.values.last].map { Harness.decimal(($0 ?? 0) * factor, 2) }
            let rate =
                row.measurement.bytes == 0 || row.median == 0
                ? "" : Harness.decimal(Double(row.measurement.bytes) / row.median / 1e6, 1) + " MB/s"
            let note =
                row.isFromOneRound
                ? "one round: over \(Int(Harness.tooSlow)) times as long as the second fastest"
                : "(\(range.joined(separator: "–")))  \(rate)"
            lines.append("\(name)  \(pad(Harness.decimal(row.median * factor, 2), 10)) \(unit)  \(note)")
        }
        lines.append("")
        for ratio in ratios {
            guard let above = ratio.above.compactMap(median).min(), let below = median(ratio.below), below > 0 else {
                continue
            }
            let value = above / below
            let verdict =
                switch ratio.goal {
                case .none: ""
                case .atLeast(let goal): "(goal: at least \(goal)) \(value >= goal ? "holds" : "MISSED")"
                case .atMost(let goal): "(goal: at most \(goal)) \(value <= goal ? "holds" : "MISSED")"
                }
            let name = ratio.name + String(repeating: " ", count: width - ratio.name.count)
            lines.append("\(name)  \(pad(Harness.decimal(value, 3), 10)) ×  \(verdict)")
        }
        lines += unsteady.map { "warning: '\($0)' gave another answer than before" }
        return lines.joined(separator: "\n")
    }

    private func median(_ name: String) -> Double? { rows.first { $0.measurement.name == name }?.median }
}
