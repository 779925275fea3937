/// Which limits an engine has hit, and where first: the one way to ask whether there is room, and to say that there is none.
final class Limits {
    /// Where the code was that is being followed.
    var place: DraftLocation?
    private(set) var hits: [Limit: DraftLocation?] = [:]
    /// How many expressions the app has.
    let size: Int

    init(size: Int = 0) { self.size = size }

    /// Whether there is room for one more beside `count`; where there is none, that is noted.
    func allow(_ limit: Limit, beside count: Int) -> Bool {
        if count < limit.most(forSize: size) { return true }
        hit(limit)
        return false
    }

    func hit(_ limit: Limit) {
        if hits[limit] == nil { hits[limit] = .some(place) }
    }

    /// Forgets a limit that holds for one round.
    func forget(_ limit: Limit) { hits[limit] = nil }

    func isHit(_ limit: Limit) -> Bool { hits[limit] != nil }
}

extension Array {
    /// As many elements as a limit allows.
    func prefix(within limit: Limit, _ limits: Limits) -> ArraySlice<Element> {
        if count > limit.most { limits.hit(limit) }
        return prefix(limit.most)
    }
}
