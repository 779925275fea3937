import NavAtlasModel

// The steps between screens that show one another which come to an end: no object leads back to itself.

extension GraphAssembly {
    /// The steps between kinds of screens that no object can take again and again.
    func boundedSteps(_ names: [NodeKey: String]) -> [Remark] {
        let ways = Dictionary(grouping: edges.filter(\.mayGrow), by: \.ends)
        let kinds = Circles(ways.keys.map { ($0.from, $0.to) })
        let steps = ways.reduce(into: [DraftEdge.Ends: [(Shown, Shown)]]()) { steps, way in
            guard kinds.contain(way.key.from, way.key.to) else { return }
            steps[way.key] = self.steps(way.key, way.value)
        }
        let all = steps.values.joined()
        let circles = Circles(all + connections(among: Set(all.flatMap { [$0.0, $0.1] })))
        return steps.compactMap { ends, steps in
            guard let from = names[ends.from], let to = names[ends.to],
                !steps.contains(where: { circles.contain($0.0, $0.1) })
            else { return nil }
            return Remark(.boundedSteps, from, detail: from == to ? "" : to)
        }
    }

    /// What a step between kinds of screens is between their objects.
    private func steps(_ ends: DraftEdge.Ends, _ ways: [DraftEdge]) -> [(Shown, Shown)] {
        let unknown = (Shown.each(ends.from), Shown.some(ends.to))
        guard let noted = draft.objectSteps[ends],
            ways.allSatisfy({ noted.places.contains($0.location) })
        else { return [unknown] }
        return noted.shown.flatMap { object, askers in
            let shown = object.flatMap { kind(of: $0) == ends.to ? Shown.object($0) : nil } ?? unknown.1
            return askers.flatMap { asker in
                (asker.flatMap { objects($0, of: ends.from) }?.map(Shown.object) ?? [unknown.0]).map { ($0, shown) }
            }
        }
    }

    /// An object does what each of its kind does, and may be what is shown where only its kind is known.
    private func connections(among shown: Set<Shown>) -> [(Shown, Shown)] {
        shown.flatMap { one -> [(Shown, Shown)] in
            switch one {
            case .object(let object): kind(of: object).map { [(one, .each($0)), (.some($0), one)] } ?? []
            case .some(let kind): [(one, .each(kind))]
            case .each: []
            }
        }
    }

    private func objects(_ asker: ObjectSteps.Asker, of node: NodeKey) -> Set<ObjectID>? {
        func isOne(_ object: ObjectID) -> Bool { kind(of: object) == node }
        return switch asker {
        case .object(let object): isOne(object) ? [object] : nil
        case .run(let run): interpreter.trace.objects(asking: run, ofType: isOne)
        }
    }

    private func kind(of object: ObjectID) -> NodeKey? { draft.key(for: interpreter.heap[object].nominal) }
}

/// What takes a step or is shown by one.
private enum Shown: Hashable {
    case object(ObjectID)
    /// One of a kind, of which it is not known which object it is.
    case some(NodeKey)
    /// Whichever of a kind runs the code.
    case each(NodeKey)
}

extension DraftEdge {
    /// Whether taking it may put something on what is there.
    fileprivate var mayGrow: Bool {
        switch kind {
        case .route: false
        case .root: isInitial
        case .tab: true
        case .transition: presentation != .root && presentation != .tab && origin?.isAfterReset != true
        }
    }
}

/// The steps by which one can go round.
private struct Circles<Place: Hashable> {
    /// What the places of one circle, or of circles that meet, have in common.
    private var label: [Place: Int] = [:]

    init(_ steps: [(Place, Place)]) {
        let next = Dictionary(grouping: steps, by: \.0).mapValues { $0.map(\.1) }
        let before = Dictionary(grouping: steps, by: \.1).mapValues { $0.map(\.0) }
        // Kosaraju's strongly connected components: who is left last is asked first who leads to it.
        for place in Self.left(in: next).reversed() where label[place] == nil {
            let one = label.count
            var open = [place]
            while let place = open.popLast() {
                guard label[place] == nil else { continue }
                label[place] = one
                open += before[place] ?? []
            }
        }
    }

    /// Whether a step is on a way back to where it begins.
    func contain(_ from: Place, _ to: Place) -> Bool { label[from] == label[to] }

    /// The places in the order in which a walk through all leaves them.
    private static func left(in next: [Place: [Place]]) -> [Place] {
        var left: [Place] = []
        var seen: Set<Place> = []
        for start in next.keys {
            var open = [(place: start, isLeft: false)]
            while let (place, isLeft) = open.popLast() {
                if isLeft {
                    left.append(place)
                } else if seen.insert(place).inserted {
                    open.append((place, true))
                    open += (next[place] ?? []).map { ($0, false) }
                }
            }
        }
        return left
    }
}

extension Trace {
    /// The objects of some type whose code asks for what is done in a run; `nil` where other code may ask for it.
    fileprivate func objects(asking run: RunID, ofType isAsking: (ObjectID) -> Bool) -> Set<ObjectID>? {
        var (found, seen, open): (Set<ObjectID>, Set<RunID>, [RunID]) = ([], [], [run])
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            if let object = object(of: next), isAsking(object) {
                found.insert(object)
                continue
            }
            let others = askers(of: next)
            if others.isEmpty { return nil }
            open += others
        }
        return found.isEmpty ? nil : found
    }
}
