// Calls behind `await`: they may mean other functions than those without it.

extension FileLowering {
    /// Notes the place of a call, where it stands behind `await`.
    mutating func noted(_ place: Position) -> Position {
        if isAwaited { awaited.append(place) }
        return place
    }

    /// Lowers what stands behind `await`, or in a closure that stands there, which may do without.
    mutating func withinAwait<Lowered>(_ isAwaited: Bool, _ lower: (inout Self) -> Lowered) -> Lowered {
        let outer = self.isAwaited
        defer { self.isAwaited = outer }
        self.isAwaited = isAwaited
        return lower(&self)
    }
}
