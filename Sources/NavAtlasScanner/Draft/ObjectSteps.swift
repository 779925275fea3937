/// Which objects of screens show which others. Screens of kinds that show one another need not do so again and again: the steps
/// of an introduction come to an end, and what a factory makes for one screen is not what it makes for another.
struct ObjectSteps {
    /// The objects that are shown, each with the runs of code that show it, or the object for which that code was run by itself;
    /// `nil` for what is not known.
    private(set) var shown: [ObjectID?: Set<Asker?>] = [:]
    /// The library's calls that show them.
    private(set) var places: Set<DraftLocation> = []

    enum Asker: Hashable {
        case run(Trace.RunID)
        case object(ObjectID)
    }

    mutating func note(_ value: Value?, by asker: Asker?, at place: DraftLocation) {
        places.insert(place)
        shown[value?.object, default: []].insert(asker)
    }
}

extension Interpreter {
    /// Notes which object a screen shows, and who asks for that.
    func noteStep(of node: NodeKey, to target: Target, at location: DraftLocation) {
        let asker = trace.current.map(ObjectSteps.Asker.run) ?? draft.exploredObject.map(ObjectSteps.Asker.object)
        let ends = DraftEdge.Ends(from: node, to: target.node)
        draft.objectSteps[ends, default: ObjectSteps()].note(target.value, by: asker, at: location)
    }
}
