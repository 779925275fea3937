/// What the interpreter records for the census: the sites that it reached, for which nodes, and which nodes became visible.
///
/// The journal knows locations in the source only, and nothing else of the interpreter.
final class EngineJournal {
    /// What happened at a site.
    struct Visit {
        /// The nodes whose code it was; `nil` where no node's was.
        var owners: Set<NodeKey?> = []
        /// Whether a library's meaning of it was looked for: else it is a call of a function of the app's own.
        var isLibraryCall = false
        /// Whether the code around it was only run because no call of it was found.
        var isOnlyUncalled = true
    }

    let limits: Limits
    /// The sites to watch for.
    private var sites: Set<DraftLocation> = []
    private(set) var visits: [DraftLocation: Visit] = [:]
    /// The places that make what was shown: as a screen, or as a part of one.
    private(set) var shown: Set<DraftLocation> = []
    /// Those among them that were shown as a part of another screen.
    private(set) var parts: Set<DraftLocation> = []
    /// The types of which a value was shown that no single place is known to make.
    private(set) var shownTypes: Set<Nominal> = []
    /// The sites that were found to lead nowhere, and why.
    private(set) var leadingNowhere: [DraftLocation: String] = [:]
    /// The sites by which the app starts.
    private(set) var starts: Set<DraftLocation> = []
    /// The sites that lead to no screen themselves, but make what does, or fill a container.
    private(set) var followed: Set<DraftLocation> = []
    /// The sites at which it is known what they change a property of, and those at which it was not known.
    private var changesOfKnown: Set<DraftLocation> = []
    private var changesOfUnknown: Set<DraftLocation> = []
    /// The enums of the cases that were made at a place.
    private(set) var made: [DraftLocation: Set<Nominal>] = [:]
    /// The places at which cases were made while no deep link was followed.
    private var madeWithoutLink: Set<DraftLocation> = []
    /// Whether code is being run of which no call was found.
    var runsUncalled = false
    /// Whether the app's delegate is being told of something, such as a tap on a notification, while any screen may be shown.
    var runsTap = false
    /// The places in code that is run so.
    private(set) var taps: Set<DraftLocation> = []

    /// - Parameter limits: those that the engine keeps to.
    init(_ limits: Limits) { self.limits = limits }

    func watch(_ places: Set<DraftLocation>) { sites = places }
    func watches(_ place: DraftLocation) -> Bool { sites.contains(place) }

    func beginRound() {
        (shown, parts, shownTypes) = ([], [], [])
    }

    func visit(_ place: DraftLocation, for owner: NodeKey?) {
        guard sites.contains(place) else { return }
        visits[place, default: Visit()].owners.insert(owner)
        if !runsUncalled { visits[place]?.isOnlyUncalled = false }
        if runsTap { taps.insert(place) }
    }

    func make(aCaseOf type: Nominal, at place: DraftLocation) {
        made[place, default: []].insert(type)
        if !limits.followsLink { madeWithoutLink.insert(place) }
    }

    /// Whether a case was made at a place for deep links, and for nothing else.
    func isMadeForLinksAlone(_ place: DraftLocation) -> Bool { made[place] != nil && !madeWithoutLink.contains(place) }

    func noteNoNavigation(at place: DraftLocation, because reason: String) { leadingNowhere[place] = reason }
    func start(at place: DraftLocation) { starts.insert(place) }

    /// Says of all calls in some code that they lead nowhere, unless the code is run.
    func leave(_ code: [Statement], in file: Int, of owner: NodeKey? = nil, because reason: String) {
        SyntaxSearch.expressions(in: code) { expression in
            switch expression {
            case .call(_, _, let position), .assignment(_, _, let position):
                let place = DraftLocation(file: file, position: position)
                visit(place, for: owner)
                noteNoNavigation(at: place, because: reason)
            default: break
            }
        }
    }

    func follow(at place: DraftLocation) { followed.insert(place) }

    /// The handler of links at a place was run.
    func handleLink(at place: DraftLocation, opensScreens: Bool) {
        if opensScreens {
            start(at: place)
        } else {
            noteNoNavigation(at: place, because: "its handler opens no screen")
        }
    }

    func callLibrary(at place: DraftLocation) {
        guard sites.contains(place) else { return }
        visits[place, default: Visit()].isLibraryCall = true
    }

    /// Code changes a property there, of something that is known or not.
    func change(at place: DraftLocation, ofKnown isKnown: Bool) {
        if isKnown { changesOfKnown.insert(place) } else { changesOfUnknown.insert(place) }
    }

    /// Whether nothing is known of what has the property that code changes there.
    func changesUnknown(at place: DraftLocation) -> Bool {
        changesOfUnknown.contains(place) && !changesOfKnown.contains(place)
    }

    func show(madeAt place: DraftLocation, asPart isPart: Bool) {
        shown.insert(place)
        if isPart { parts.insert(place) }
    }

    /// Why a call is no screen's.
    func reason(forNobodyAt place: DraftLocation) -> String {
        runsTap || taps.contains(place)
            ? "the system has it done, such as by a tap on a notification, whichever screen is shown"
            : "no call of it was found"
    }

    func show(anyOf type: Nominal) { shownTypes.insert(type) }
}
