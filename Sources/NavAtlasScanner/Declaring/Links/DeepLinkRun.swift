/// The kind of link for which a handler is being interpreted: the case of each enum that describes the link.
struct DeepLinkKind: Hashable {
    /// The case that each of the app's enums of links is taken to be.
    private(set) var cases: [Nominal: String] = [:]
    /// Those enums, in the order in which the handler tells their cases apart.
    private(set) var order: [Nominal] = []
    /// The enums of which the link is taken to name no case.
    private(set) var absent: Set<Nominal> = []
    /// Which handler is run, so that two handlers of one kind of link are both run whole.
    var handler = 0

    init(handler: Int) { self.handler = handler }

    /// The same with a case of another enum; `nil` for none of its cases.
    func with(_ name: String?, of nominal: Nominal) -> DeepLinkKind {
        var next = self
        if let name {
            next.cases[nominal] = name
            next.order.append(nominal)
        } else {
            next.absent.insert(nominal)
        }
        return next
    }

    /// The same with no case of an enum; `nil` where it has none already.
    func without(_ nominal: Nominal) -> DeepLinkKind? {
        guard cases[nominal] != nil else { return nil }
        var next = self
        next.cases[nominal] = nil
        next.order.removeAll { $0 == nominal }
        next.absent.insert(nominal)
        return next
    }
}

/// The state of a handler that is being interpreted: the comparisons on the way, and the steps that it has taken.
struct DeepLinkRun {
    let choice: DeepLinkKind
    /// Enums whose cases the handler tells apart, though the choice does not name one, with the cases that were seen.
    private(set) var open: [Nominal: Set<String>] = [:]
    /// The enum whose cases were told apart first: what comes later may depend on it.
    private(set) var firstOpen: Nominal?
    mutating func open(_ nominal: Nominal, _ names: some Sequence<String>) {
        open[nominal, default: []].formUnion(names)
        firstOpen = firstOpen ?? nominal
    }

    /// The strings that parts of the URL were compared with on the way here.
    var literals: [URLComparison] = [] {
        didSet {
            if !otherWords.isEmpty { otherWords = otherWords.filter { $0.key < literals.count } }
        }
    }
    /// Whether the code handles an error: what that is compared with is no part of the URL.
    var handlesError = false
    /// The variables that hold the components of its path.
    var components: Set<String> = []
    /// Those from which the code takes components out.
    var shrinking: Set<String> = []
    /// The variables that hold an item of its query, each of them one after the other.
    var queryItems: Set<String> = []
    /// The steps that the handler takes, with the comparisons and branches on the way to each.
    private var steps: [(at: Way, step: DeepLinkStep)] = []
    /// The branches that are being run, by a number that is given to each `if` and `switch` on the way.
    var branches: Branches = [:]
    private var decisions = 0
    /// Whether it has come by an `if` or a `switch`, which may tell links apart in a way that is not followed.
    var hasBranches = false

    typealias Branches = [Int: Int]

    /// The comparisons and branches on the way to a place in the handler.
    private struct Way: Hashable {
        let literals: [URLComparison]
        var branches: Branches

        var size: Int { 1 + literals.count + branches.count }

        /// Whether the same link may take both ways.
        func isCompatible(with other: Way) -> Bool { !DeepLinkRun.exclude(branches, other.branches) }
    }

    init(choice: DeepLinkKind) { self.choice = choice }

    /// Counts an `if` or `switch`.
    mutating func decide() -> Int {
        decisions += 1
        return decisions
    }

    /// Begins a branch of an `if` or `switch`, or ends the last.
    mutating func enter(_ branch: Int?, of decision: Int) { branches[decision] = branch }

    /// A branch of an `if` or `switch`.
    struct Branch: Hashable { let (decision, index): (Int, Int) }

    /// The branches that a link takes by more than its parts are compared with.
    private var doubtful: Set<Branch> = []

    mutating func doubt(_ branch: Int, of decision: Int) {
        doubtful.insert(Branch(decision: decision, index: branch))
    }

    /// Those among some branches.
    private func doubts(among branches: Branches) -> Set<Branch> {
        Set(branches.map { Branch(decision: $0.key, index: $0.value) }).intersection(doubtful)
    }

    /// Whether more than comparisons has led here.
    var isInDoubt: Bool { !doubts(among: branches).isEmpty }

    /// Whether the handler has put something on a path before, in no branch that excludes this one.
    func hasPushed(on key: PropertyKey?) -> Bool {
        steps.contains { earlier in
            guard case .push(let push) = earlier.step, push.key == key else { return false }
            // A link of which another word is compared is another link.
            return !Self.exclude(earlier.at.branches, branches) && literals.imply(earlier.at.literals)
        }
    }

    private static func exclude(_ one: Branches, _ other: Branches) -> Bool {
        one.contains { decision, branch in other[decision].map { $0 != branch } ?? false }
    }

    mutating func add(_ step: DeepLinkStep) {
        for literals in [literals] + variants(of: literals) { add(step, Way(literals: literals, branches: branches)) }
    }

    private mutating func add(_ step: DeepLinkStep, _ way: Way) {
        steps.append((way, step))
        size += way.size
    }

    /// The other words that a comparison allows, by its place among the comparisons: `case "cart", "basket":`.
    var otherWords: [Int: [URLComparison]] = [:]

    /// The comparisons with another of the words that one of them allows.
    func variants(of literals: [URLComparison]) -> [[URLComparison]] {
        guard !otherWords.isEmpty else { return [] }
        return literals.indices.flatMap { index in
            (otherWords[index] ?? []).map { word in
                var variant = literals
                variant[index] = word
                return variant
            }
        }
    }

    /// What code did that is run once for all who call it, and the comparisons and branches before it.
    private struct Done {
        let steps: [(at: Way, step: DeepLinkStep)]
        let literals: Int
        let branches: Branches
    }

    private var done: [ObjectIdentifier: Done] = [:]

    var stepCount: Int { steps.count }

    /// Notes what code did since there were so many steps.
    mutating func note(_ code: ObjectIdentifier, from start: Int, _ limits: Limits) {
        guard steps.count > start else { return }
        keepNew(from: start, limits)
        done[code] = Done(steps: Array(steps[start...]), literals: literals.count, branches: branches)
    }

    /// Keeps, of what code did that calls the same again and again, each step once on a way: code that calls such code would
    /// multiply them. Of very many ways to a step, some are kept.
    private mutating func keepNew(from start: Int, _ limits: Limits) {
        struct Taking: Hashable {
            let literals: [URLComparison]
            let step: DeepLinkStep
        }
        var taken: [Taking: [Branches]] = [:]
        var new: [(at: Way, step: DeepLinkStep)] = []
        for (way, step) in steps[start...] {
            let taking = Taking(literals: way.literals, step: step)
            let known = taken[taking] ?? []
            limits.spend(1 + known.count)
            guard limits.haveWorkLeft else { return }
            if known.count > Self.keptWays {
                manyWays.insert(way.literals)
            } else if !known.contains(where: { $0.allSatisfy { way.branches[$0.key] == $0.value } }) {
                taken[taking] = known + [way.branches]
                new.append((way, step))
            }
        }
        guard new.count < steps.count - start else { return }
        size += new.reduce(0) { $0 + $1.at.size } - steps[start...].reduce(0) { $0 + $1.at.size }
        steps.replaceSubrange(start..., with: new)
    }

    /// Code that was run before does the same again, under the comparisons and branches on the way here.
    mutating func repeatSteps(_ code: ObjectIdentifier) {
        guard let known = done[code] else { return }
        for (way, step) in known.steps {
            let inner = way.branches.filter { known.branches[$0.key] == nil }
            let compared = literals + way.literals.dropFirst(known.literals)
            if manyWays.contains(way.literals) { manyWays.insert(compared) }
            add(step, Way(literals: compared, branches: branches.merging(inner) { first, _ in first }))
        }
    }

    /// How many ways to a step are kept.
    private static var keptWays: Int { 40 }
    /// The comparisons under which a step is taken on so many ways that only some of them were kept.
    private var manyWays: Set<[URLComparison]> = []

    /// Whether nothing tells links apart: of those, only where they may end is asked.
    private func isUndecided(_ literals: [URLComparison]) -> Bool {
        literals.allSatisfy(\.isScheme) && choice.order.isEmpty
    }

    /// Whether the handler does something. What an object begins with that is made meanwhile is no step: another handler may
    /// have made it before.
    var hasSteps: Bool {
        steps.contains { if case .mutation(let made) = $0.step { !made.isInitial } else { true } }
    }

    /// How many comparisons and branches stand on the ways to what the handler does: the work of going through them.
    private(set) var size = 0

    /// Steps under the same comparisons are one link's, but for those in branches of which only one is taken.
    ///
    /// - Returns: `nil` where a limit was hit.
    func alternatives(within limits: Limits, at location: DraftLocation) -> [Alternative]? {
        var alternatives: [Alternative] = []
        let run = withoutContradictions
        let steps = run.steps
        limits.spend(size)
        let groups = Dictionary(grouping: steps, by: \.at.literals)
        for literals in Distinct(steps.map(\.at.literals)) {
            let steps = groups[literals] ?? []
            let before = run.stepsBefore(literals)
            limits.spend(before.count)
            var found: [Way] = []
            for way in Distinct(steps.map(\.at)) {
                limits.spend(found.count)
                guard limits.haveWorkLeft else { return nil }
                let known = found.indices.filter { found[$0].isCompatible(with: way) }
                for index in known { found[index].branches.merge(way.branches) { first, _ in first } }
                if known.isEmpty { found.append(way) }
                if isUndecided(literals), found.count > Limit.choicesOfLink.most { break }
                guard limits.allow(.choicesOfLink, beside: found.count - 1, elseLeaveOut: location) else { return nil }
            }
            if found.count > Limit.choicesOfLink.most || manyWays.contains(literals) {
                alternatives += Distinct(steps.map(\.step)).map { Alternative(literals: literals, steps: [$0]) }
                continue
            }
            limits.spend(found.count * steps.count)
            var isTaken = false
            alternatives += found.map { way in
                let doubts = doubts(among: way.branches).union(prefixDoubts(of: way))
                defer { isTaken = isTaken || doubts.isEmpty }
                return Alternative(
                    literals: literals,
                    steps: (before + steps).filter { way.isCompatible(with: $0.at) }.map(\.step),
                    // Behind a branch that takes all such links, no condition lets one through.
                    doubts: isTaken ? [] : doubts)
            }
        }
        // What holds for all links tells none apart.
        let common = alternatives.dropFirst().reduce(alternatives.first?.doubts ?? []) { $0.intersection($1.doubts) }
        guard alternatives.count > 1, !common.isEmpty else { return alternatives }
        return alternatives.map { one in
            Alternative(literals: one.literals, steps: one.steps, doubts: one.doubts.subtracting(common))
        }
    }

    /// The same without steps on ways that no link takes, as one part of it would have to be two texts.
    private var withoutContradictions: DeepLinkRun {
        var run = self
        run.steps = steps.compactMap { way, step in
            way.literals.withoutRepetitions.map { (Way(literals: $0, branches: way.branches), step) }
        }
        return run
    }

    /// Where a part of the URL need only begin with a text, and the code goes on to ask for more than that, which of the two a
    /// link ends with is not told by the first alone: `if path.hasPrefix("/user") { … }; if path.hasPrefix("/user/new") { … }`.
    private func prefixDoubts(of way: Way) -> Set<Branch> {
        let goesOn = way.literals.filter(\.isPrefix).contains { prefix in
            steps.contains { other, _ in
                !other.literals.contains(prefix) && other.literals.contains { $0.text.hasPrefix(prefix.text) }
                    && way.isCompatible(with: other)
            }
        }
        return goesOn ? [Branch(decision: 0, index: 0)] : []
    }

    /// What the handler does before it compares more of the link: `tab = .home`, and then `if url.host == "news"`.
    private func stepsBefore(_ literals: [URLComparison]) -> [(at: Way, step: DeepLinkStep)] {
        steps.prefix { $0.at.literals != literals }.filter { way, step in
            if case .mutation(let made) = step, made.isInitial { return false }
            return literals.imply(way.literals)
        }
    }

    /// What a handler does for one link.
    struct Alternative: Hashable {
        let literals: [URLComparison]
        let steps: [DeepLinkStep]
        /// The branches on the way that a link takes by more than comparisons.
        var doubts: Set<Branch> = []

        // The same steps under the same comparisons are one link, whatever else is asked on the way.
        static func == (left: Self, right: Self) -> Bool {
            left.literals == right.literals && left.steps == right.steps
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(literals)
            hasher.combine(steps)
        }
    }

    /// Where each case of an enum of links is made, and under which comparisons.
    var origins: [CaseName: DeepLinkOrigin] = [:]
    /// How many comparisons stood before the enum's initialiser that is being run.
    var comparisonsBefore = 0
    /// The cases that an initialiser makes only where a part of the URL is what it asks for.
    private var told: Set<CaseName> = []

    /// Notes that an enum's initialiser is run from here; returns what was noted before.
    mutating func beginInitializer() -> Int {
        defer { comparisonsBefore = literals.count }
        return comparisonsBefore
    }

    /// Notes what an initialiser of an enum gives to `self`.
    mutating func noteTold(_ values: Values) {
        guard literals.count > comparisonsBefore else { return }
        for case .enumCase(let nominal, let name, _) in values { told.insert(CaseName(nominal: nominal, name: name)) }
    }

    /// Whether the URL tells which of an enum's values an initialiser makes.
    func distinguishes(_ made: Values) -> Bool {
        made.contains {
            guard case .enumCase(let nominal, let name, _) = $0 else { return true }
            return told.contains(CaseName(nominal: nominal, name: name))
        }
    }

    /// What each case carries that the code always writes out itself, by its place in the payload.
    var writtenOut: [CaseName: Set<Int>] = [:]

    /// The enums of links that are made of a string in the URL, and the item of the query that holds it.
    var rawValues: [Nominal: String?] = [:]
    /// The texts of which they are made, as variables hold them.
    var toldTexts: [String: String] = [:]
    /// The comparisons before such an enum was made.
    var beforeRawValues: [Nominal: [URLComparison]] = [:]
}

struct DeepLinkOrigin: Hashable {
    var literals: [URLComparison]
    var location: DraftLocation
    /// The comparisons with other words that make the same.
    var variants: [[URLComparison]] = []
    /// Whether more than comparisons decides that it is made.
    var isInDoubt = false
}
