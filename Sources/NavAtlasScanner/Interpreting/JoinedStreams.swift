// Streams that are made of several: `Observable.combineLatest(query, page)`, `Publishers.Merge(saved, deleted)`,
// `taps.merge(with: swipes)`. Who listens to one is told what any of them sends.

extension Interpreter {
    /// What such a call gives; `nil` for any other.
    func joinedStream(_ site: CallSite) -> Values? {
        guard StreamWords.joins(site.name) else { return nil }
        let found = sources(given: site.arguments, in: site.scope)
        guard !found.isEmpty else { return nil }
        return values(of: found, with: step(site))
    }

    func sources(given arguments: [Argument], in scope: Scope) -> Distinct<Source> {
        arguments.reduce(into: []) { found, argument in
            let parts: [Expression] = if case .array(let parts) = argument.value { parts } else { [argument.value] }
            for part in parts {
                found.formUnion(sources(of: part, evaluate(part, in: scope, expecting: nil), in: scope))
            }
        }
    }

    /// The streams of sources, in which a step follows.
    func values(of sources: Distinct<Source>, with step: ArgumentValue?) -> Values {
        Values(sources.map { value(of: $0.id, $0.steps + (step.map { [$0] } ?? [])) })
    }
}
