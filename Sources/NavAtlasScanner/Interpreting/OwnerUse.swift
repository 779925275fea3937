// Code that does nothing for anyone does the same for all: it is run for the first owner that comes by, and not again for
// the others in the same round. What it did, and whether it asked for its owner, is seen as it runs; a list of harmless code
// would never be complete.

/// Whether some code may do something else for another owner.
final class OwnerUse {
    private var hasAsked = false
    private var runs = 0
    /// The sites of the census in it, as long as it has asked for no owner.
    fileprivate private(set) var sites: Set<DraftLocation> = []

    /// Nobody knows before a run has ended.
    var isPossible: Bool { hasAsked || runs > 0 }

    fileprivate func begin() { runs += 1 }

    fileprivate func end(asking: Bool, visiting new: Set<DraftLocation>) {
        runs -= 1
        hasAsked = hasAsked || asking
        if hasAsked { sites = [] } else { sites.formUnion(new) }
    }
}

extension Frame.Visit {
    /// The same visit for any owner.
    var ofAnyone: Self {
        var visit = self
        visit.owner = nil
        return visit
    }
}

extension Frame {
    func wasVisited(_ visit: Visit) -> Bool { visitors.contains(visit) || visitors.contains(visit.ofAnyone) }
}

extension Interpreter {
    var visit: Frame.Visit {
        Frame.Visit(
            owner: currentOwner, mode: mode, isActing: isActing, link: link?.choice, assumption: assumption)
    }

    /// A site of the census belongs to whoever comes by, also where its code is not run again.
    func noteVisit(of place: DraftLocation) {
        guard journal.watches(place) else { return }
        journal.visit(place, for: currentOwner.node)
        if !dependsOnOwner { visitedSites.insert(place) }
    }

    /// Whether code is entered that must not be entered within itself: what is found there may be less than elsewhere.
    func mayEnter(_ isNew: Bool) -> Bool {
        if !isNew { dependsOnOwner = true }
        return isNew
    }

    /// Code was left out that has been run before, or has not ended.
    func noteLeftOut(_ use: OwnerUse) {
        if use.isPossible { dependsOnOwner = true }
        use.sites.forEach(noteVisit)
    }

    /// Runs code, and sees whether it asks for its owner.
    ///
    /// - Parameter elseForAll: what is to be done where it does not.
    func watchingOwner<Result>(_ use: OwnerUse, elseForAll: () -> Void, _ run: () -> Result) -> Result {
        let outer = (dependsOnOwner, visitedSites)
        (dependsOnOwner, visitedSites) = (false, [])
        use.begin()
        defer {
            use.end(asking: dependsOnOwner, visiting: visitedSites)
            if !dependsOnOwner { elseForAll() }
            dependsOnOwner = dependsOnOwner || outer.0
            visitedSites = dependsOnOwner ? [] : visitedSites.union(outer.1)
        }
        return run()
    }
}
