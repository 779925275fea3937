import NavAtlasModel

/// A rule about what a reader of source has remarked: each remark of its kind is a finding.
protocol RemarkRule: Rule {
    /// What is wrong, for one remark.
    static func message(for remark: Remark) -> String
    /// What the finding is known by: the subject with the detail, unless a rule says something else.
    static func subject(of remark: Remark) -> String
}

extension RemarkRule {
    /// A finding for each remark that is called as the rule is.
    public static func findings(in analysis: Analysis) -> [Finding] {
        analysis.graph.remarks.filter { $0.kind.rawValue == id }.map { remark in
            finding(
                subject(of: remark), message(for: remark), at: remark.location.map { [$0] } ?? [])
        }
    }

    static func subject(of remark: Remark) -> String {
        remark.detail.isEmpty ? remark.subject : "\(remark.subject) \(remark.detail)"
    }
}
