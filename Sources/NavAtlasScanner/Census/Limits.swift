/// The limits that an interpreter has hit, and where it hit each first. All code asks here whether a limit allows more.
final class Limits {
    /// Where the code was that is being followed.
    var place: DraftLocation?
    private(set) var hits: [Limit: Hit] = [:]

    /// Where a limit was hit.
    struct Hit {
        /// Where first; `nil` outside all calls.
        let first: DraftLocation?
        /// The code that was left out.
        var leftOut: Set<DraftLocation> = []
    }

    private let mostSteps: Int
    private let mostStepsOfLinks: Int
    /// The work that was done: the values that were looked at.
    private(set) var steps = 0
    private var stepsOfLinks = 0
    /// Whether work is done for a link.
    var followsLink = false

    /// - Parameters:
    ///   - size: how many expressions the program has.
    ///   - share: what part of the work that is its size's it may take, where programs share files.
    init(size: Int = 0, share: Double = 1) {
        mostSteps = Int(Double(Limit.steps.most(forSize: size)) * share)
        mostStepsOfLinks = Int(Double(Limit.stepsOfLinks.most(forSize: size)) * share)
    }

    /// How much of it is followed in this program.
    func most(_ limit: Limit) -> Int {
        switch limit {
        case .steps: mostSteps
        case .stepsOfLinks: mostStepsOfLinks
        default: limit.most
        }
    }

    /// Whether there is room for one more beside `count`; where there is none, that is noted.
    ///
    /// - Parameter code: the code that is left out then; `nil` where values are joined, so that no way is lost.
    func allow(_ limit: Limit, beside count: Int, elseLeaveOut code: @autoclosure () -> DraftLocation? = nil) -> Bool {
        if count < most(limit) { return true }
        hit(limit, leavingOut: code())
        return false
    }

    /// Counts work that is done.
    func spend(_ work: Int) {
        if followsLink { stepsOfLinks += work } else { steps += work }
    }

    /// Whether there is work left, of the app's or the links'; where there is none, that is noted.
    var haveWorkLeft: Bool {
        followsLink ? allow(.stepsOfLinks, beside: stepsOfLinks) : allow(.steps, beside: steps)
    }

    /// Notes that a limit was hit.
    ///
    /// - Parameter code: the code that is left out for it.
    func hit(_ limit: Limit, leavingOut code: DraftLocation? = nil) {
        if hits[limit] == nil { hits[limit] = Hit(first: code ?? place) }
        if let code { hits[limit]?.leftOut.insert(code) }
    }

    func isHit(_ limit: Limit) -> Bool { hits[limit] != nil }
}

extension Array {
    /// As many elements as a limit allows.
    func prefix(within limit: Limit, _ limits: Limits) -> ArraySlice<Element> {
        if count > limit.most { limits.hit(limit) }
        return prefix(limit.most)
    }
}
