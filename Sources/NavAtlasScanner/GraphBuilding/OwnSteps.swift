import NavAtlasModel

/// What objects of a screen's type show others of that type, as the steps of an introduction do.
struct OwnSteps {
    /// The objects that are shown, each with the runs of code that show it, or the object for which that code was run by itself.
    private(set) var shown: [ObjectID: Set<Asker>] = [:]
    /// The library's calls that show them.
    private(set) var places: Set<DraftLocation> = []
    /// Whether it is not known of all of them what is shown.
    private(set) var areOpen = false

    enum Asker: Hashable {
        case run(Trace.RunID)
        case object(ObjectID)
    }

    mutating func note(_ value: Value?, by asker: Asker?, at place: DraftLocation) {
        places.insert(place)
        guard let object = value?.object, let asker else { return areOpen = true }
        shown[object, default: []].insert(asker)
    }
}

extension GraphAssembly {
    /// The screens that show themselves, though not again and again.
    func boundedSteps(_ names: [NodeKey: String]) -> [Remark] {
        let ways = Dictionary(grouping: edges.filter { $0.kind == .transition && $0.from == $0.to }, by: \.from)
        return ways.compactMap { node, ways in
            guard let name = names[node], let steps = draft.ownSteps[node], !steps.areOpen,
                ways.allSatisfy({ steps.places.contains($0.location) }), comeToAnEnd(steps, of: node)
            else { return nil }
            return Remark(.boundedSteps, name)
        }
    }

    /// Whether no object leads back to itself: there are no more steps than objects.
    private func comeToAnEnd(_ steps: OwnSteps, of node: NodeKey) -> Bool {
        var next: [ObjectID: Set<ObjectID>] = [:]
        for (object, askers) in steps.shown {
            for asker in askers {
                guard let asking = objects(asker, of: node) else { return false }
                for one in asking { next[one, default: []].insert(object) }
            }
        }
        while !next.isEmpty {
            let going = next.filter { $0.value.contains { next[$0] != nil } }
            if going.count == next.count { return false }
            next = going
        }
        return true
    }

    private func objects(_ asker: OwnSteps.Asker, of node: NodeKey) -> Set<ObjectID>? {
        func isOne(_ object: ObjectID) -> Bool { draft.key(for: interpreter.heap[object].nominal) == node }
        return switch asker {
        case .object(let object): isOne(object) ? [object] : nil
        case .run(let run): interpreter.trace.objects(asking: run, ofType: isOne)
        }
    }
}

extension Interpreter {
    /// Notes what a screen shows of its own type.
    func noteOwnStep(of node: NodeKey, to target: Target, at location: DraftLocation) {
        guard node == target.node else { return }
        let asker = trace.current.map(OwnSteps.Asker.run) ?? draft.exploredObject.map(OwnSteps.Asker.object)
        draft.ownSteps[node, default: OwnSteps()].note(target.value, by: asker, at: location)
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
