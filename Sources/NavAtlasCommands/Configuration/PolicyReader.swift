import NavAtlasAnalysis
import NavAtlasModel

/// A policy as it is written in a configuration, with the place of each of its patterns.
struct ConfiguredPolicy: Sendable {
    let policy: Policy
    let file: String
    let places: [String: JSONC.Place]

    /// Every pattern must be that of something: a policy about a screen that is not there would hold for ever.
    func check(against graph: NavigationGraph) throws(ConfigurationError) {
        let ids = graph.nodes.map(\.id)
        for pattern in policy.nodePatterns where !ids.contains(where: pattern.matches) {
            throw .wrong(
                file, places[pattern.text] ?? JSONC.Place(line: 1, column: 1),
                "nothing in the graph is called \(pattern.text.quoted)"
                    + suggestion(nearest(to: pattern.text, among: ids)))
        }
    }
}

extension ConfigurationReader {
    /// The keys of a policy: what it asks, and what goes with that.
    static let demands: [String: [String]] = [
        "must-pass": ["before"], "forbidden": [], "required": [], "max-depth": ["of"], "max-stack": ["of"],
        "profile": ["reaches", "never-reaches"],
    ]
    private static let ways = ["from", "to", "from-module", "to-module", "presentation"]

    func policy(_ value: JSONC) throws(ConfigurationError) -> ConfiguredPolicy {
        let members = try members(of: value, "a policy")
        let asked = members.filter { Self.demands[$0.key] != nil }
        guard let demand = asked.first, asked.count == 1 else {
            throw .wrong(
                file, value.place, "a policy has one of " + Self.demands.keys.sorted().joined(separator: ", "))
        }
        let known = ["name", "severity", demand.key] + (Self.demands[demand.key] ?? [])
        for member in members where !known.contains(member.key) {
            throw .wrong(
                file, member.place,
                "a policy with \(demand.key.quoted) has no \(member.key.quoted)" + suggestion(member.key, among: known))
        }
        var places: [String: JSONC.Place] = [:]
        let meaning = try self.demand(demand, members, &places)
        let name = try members.first { $0.key == "name" }.map(text) ?? Self.name(of: meaning)
        return ConfiguredPolicy(
            policy: Policy(name: name, meaning, severity: try severity(members)), file: file, places: places)
    }

    private func demand(
        _ member: JSONC.Member, _ members: [JSONC.Member], _ places: inout [String: JSONC.Place]
    ) throws(ConfigurationError) -> Policy.Demand {
        switch member.key {
        case "must-pass":
            return .mustPass(
                gate: try globs(member, &places)[0], before: try globs("before", members, after: member, &places))
        case "forbidden": return .forbidden(try ways(member, &places))
        case "required": return .required(try ways(member, &places))
        case "max-depth":
            return .maxDepth(try number(member), of: try globs("of", members, after: nil, &places))
        case "max-stack":
            return .maxStack(try number(member), of: try globs("of", members, after: nil, &places))
        default:
            return .profile(
                entries: try globs(member, &places), reaches: try globs("reaches", members, after: nil, &places, []),
                neverReaches: try globs("never-reaches", members, after: nil, &places, []))
        }
    }

    private func globs(_ member: JSONC.Member, _ places: inout [String: JSONC.Place]) throws(ConfigurationError)
        -> [Glob]
    {
        let texts = try texts(member)
        guard !texts.isEmpty else { throw .wrong(file, member.value.place, "\(member.key.quoted) names nothing") }
        for text in texts { places[text] = member.value.place }
        return texts.map(Glob.init)
    }

    private func globs(
        _ key: String, _ members: [JSONC.Member], after demand: JSONC.Member?, _ places: inout [String: JSONC.Place],
        _ absent: [Glob] = [Glob("*")]
    ) throws(ConfigurationError) -> [Glob] {
        if let member = members.first(where: { $0.key == key }) { return try globs(member, &places) }
        if let demand { throw .wrong(file, demand.place, "\(demand.key.quoted) needs \(key.quoted)") }
        return absent
    }

    private func ways(_ member: JSONC.Member, _ places: inout [String: JSONC.Place]) throws(ConfigurationError)
        -> Policy.Ways
    {
        var ways = Policy.Ways()
        let inner = try members(of: member.value, member.key.quoted)
        for one in inner {
            let glob = Glob(try text(one))
            switch one.key {
            case "from": ways.from = glob
            case "to": ways.to = glob
            case "from-module": ways.fromModule = glob
            case "to-module": ways.toModule = glob
            case "presentation": ways.presentation = glob
            default:
                throw .wrong(
                    file, one.place,
                    "a pattern for connections has no \(one.key.quoted)" + suggestion(one.key, among: Self.ways))
            }
            places[glob.text] = one.value.place
        }
        guard !inner.isEmpty else { throw .wrong(file, member.value.place, "this would match every connection") }
        return ways
    }

    private func number(_ member: JSONC.Member) throws(ConfigurationError) -> Int {
        guard case .number(let number) = member.value.value, let whole = Int(exactly: number), whole >= 0 else {
            throw .wrong(file, member.value.place, "\(member.key.quoted) is a whole number from 0")
        }
        return whole
    }

    func text(_ member: JSONC.Member) throws(ConfigurationError) -> String {
        guard case .string(let text) = member.value.value, !text.isEmpty else {
            throw .wrong(file, member.value.place, "\(member.key.quoted) is a string")
        }
        return text
    }

    private func severity(_ members: [JSONC.Member]) throws(ConfigurationError) -> Severity {
        guard let member = members.first(where: { $0.key == "severity" }) else { return .error }
        guard let severity = Severity(rawValue: try text(member)) else {
            throw .wrong(file, member.value.place, "a severity is one of warning, error")
        }
        return severity
    }

    /// What a policy without a name is called.
    private static func name(of demand: Policy.Demand) -> String {
        func list(_ globs: [Glob]) -> String { globs.map(\.text).joined(separator: ", ") }
        return switch demand {
        case .mustPass(let gate, let before): "\(gate.text) before \(list(before))"
        case .forbidden(let ways): "forbidden \(ways.from?.text ?? "*") to \(ways.to?.text ?? "*")"
        case .required(let ways): "required \(ways.from?.text ?? "*") to \(ways.to?.text ?? "*")"
        case .maxDepth(let most, _): "max-depth \(most)"
        case .maxStack(let most, _): "max-stack \(most)"
        case .profile(let entries, _, _): "profile \(list(entries))"
        }
    }
}
