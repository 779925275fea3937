import NavAtlasAnalysis

// Fingerprints of findings, by which CI services recognise them in later runs.

extension Report {
    /// A text for each finding, in their order, by which a CI service knows it again in the next run.
    ///
    /// It is made from the rule and the subject, so that it outlives a moved line and a changed wording. Where one rule
    /// says several things of one subject, the later ones are numbered.
    var fingerprints: [String] {
        var counts: [String: Int] = [:]
        return findings.map { finding in
            let hash = "\(finding.rule)\u{0}\(finding.subject)".hash64
            let digits = String(hash, radix: 16)
            let text = String(repeating: "0", count: 16 - digits.count) + digits
            counts[text, default: 0] += 1
            return counts[text] == 1 ? text : "\(text)-\(counts[text] ?? 0)"
        }
    }
}

extension String {
    /// FNV-1a in 64 bits (Fowler, Noll and Vo), which is the same on every machine.
    fileprivate var hash64: UInt64 {
        utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
