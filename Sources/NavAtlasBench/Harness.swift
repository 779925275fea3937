import Foundation

/// Measures several things in turn, round after round, so that what else the machine does falls on all of them alike,
/// and compares their medians.
struct Harness {
    struct Measurement {
        let name: String
        /// How many bytes one run goes through, or 0 where that says nothing.
        let bytes: Int
        /// What is measured; the number must be the same each time, and keeps the work from being optimised away.
        let body: () -> Int
    }

    /// A ratio of two medians with what it should be.
    struct Ratio {
        enum Goal { case atLeast(Double), atMost(Double), none }
        let name: String
        let above: String
        let below: String
        let goal: Goal
    }

    let rounds: Int
    private var measurements: [Measurement] = []
    private var ratios: [Ratio] = []

    init(rounds: Int) { self.rounds = rounds }

    mutating func measure(_ name: String, bytes: Int = 0, _ body: @escaping () -> Int) {
        measurements.append(Measurement(name: name, bytes: bytes, body: body))
    }

    /// Compares the time of one measurement with that of another.
    mutating func compare(_ name: String, _ above: String, to below: String, _ goal: Ratio.Goal = .none) {
        ratios.append(Ratio(name: name, above: above, below: below, goal: goal))
    }

    /// Keeps the measurements with a word in their names; all where there is none.
    mutating func keep(_ word: String?) {
        if let word { measurements.removeAll { !$0.name.contains(word) } }
    }

    func run() -> Results {
        var seconds = Array(repeating: [Double](), count: measurements.count)
        var answers = [Int?](repeating: nil, count: measurements.count)
        var unsteady: Set<String> = []
        let clock = ContinuousClock()
        // One round more, whose times are thrown away: caches and the allocator warm up in it.
        for round in 0...rounds {
            for (index, measurement) in measurements.enumerated() {
                var answer = 0
                let time = clock.measure { answer = measurement.body() }
                if let earlier = answers[index], earlier != answer { unsteady.insert(measurement.name) }
                answers[index] = answer
                let (whole, fraction) = time.components
                if round > 0 { seconds[index].append(Double(whole) + Double(fraction) / 1e18) }
            }
        }
        return Results(
            rows: zip(measurements, seconds).map { Results.Row(measurement: $0, seconds: $1.sorted()) },
            ratios: ratios, unsteady: unsteady.sorted())
    }

    static func decimal(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
}

/// What was measured.
struct Results {
    struct Row {
        let measurement: Harness.Measurement
        let seconds: [Double]

        var median: Double {
            if seconds.isEmpty { return 0 }
            return (seconds[(seconds.count - 1) / 2] + seconds[seconds.count / 2]) / 2
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
            let range = [row.seconds.first, row.seconds.last].map { Harness.decimal(($0 ?? 0) * 1000, 2) }
            let rate =
                row.measurement.bytes == 0 || row.median == 0
                ? "" : Harness.decimal(Double(row.measurement.bytes) / row.median / 1e6, 1) + " MB/s"
            lines.append(
                "\(name)  \(pad(Harness.decimal(row.median * 1000, 2), 10)) ms  (\(range.joined(separator: "–")))  \(rate)"
            )
        }
        lines.append("")
        for ratio in ratios {
            guard let above = median(ratio.above), let below = median(ratio.below), below > 0 else { continue }
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
        lines += unsteady.map { "warning: '\($0)' gave different answers in different rounds" }
        return lines.joined(separator: "\n")
    }

    private func median(_ name: String) -> Double? { rows.first { $0.measurement.name == name }?.median }
}
