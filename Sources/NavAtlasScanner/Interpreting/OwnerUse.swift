// Code that does nothing for anyone does the same for all: it is run for the first owner that comes by, and not again for
// the others in the same round. What it did, and whether it asked for its owner, is seen as it runs; a list of harmless code
// would never be complete.

/// Whether some code may do something else for another owner.
final class OwnerUse {
    private var hasAsked = false
    private var runs = 0

    /// Nobody knows before a run has ended.
    var isPossible: Bool { hasAsked || runs > 0 }

    fileprivate func begin() { runs += 1 }

    fileprivate func end(asking: Bool) {
        runs -= 1
        hasAsked = hasAsked || asking
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
        Frame.Visit(owner: currentOwner, mode: mode, link: link?.choice, assumption: assumption)
    }

    /// A site of the census belongs to whoever comes by.
    func noteVisit(of place: DraftLocation) {
        guard journal.watches(place) else { return }
        journal.visit(place, for: owner.node)
    }

    /// Whether code is entered that must not be entered within itself: what is found there may be less than elsewhere.
    func mayEnter(_ isNew: Bool) -> Bool {
        if !isNew { dependsOnOwner = true }
        return isNew
    }

    /// Code was left out that has been run before, or has not ended.
    func noteLeftOut(_ use: OwnerUse) {
        if use.isPossible { dependsOnOwner = true }
    }

    /// Runs code, and sees whether it asks for its owner.
    ///
    /// - Parameter elseForAll: what is to be done where it does not.
    func watchingOwner<Result>(_ use: OwnerUse, elseForAll: () -> Void, _ run: () -> Result) -> Result {
        let outer = dependsOnOwner
        dependsOnOwner = false
        use.begin()
        defer {
            use.end(asking: dependsOnOwner)
            if !dependsOnOwner { elseForAll() }
            dependsOnOwner = dependsOnOwner || outer
        }
        return run()
    }
}
