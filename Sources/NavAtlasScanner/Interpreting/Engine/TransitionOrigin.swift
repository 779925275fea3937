/// The origin of a transition: the calls in the screen's own code, and those between them and the library's call.
struct TransitionOrigin: Hashable {
    /// The calls in the screen's own code.
    var places: Set<DraftLocation> = []
    /// Where code runs only when it is done: the places, or where a place hands code on, the place in that code.
    var triggers: Set<DraftLocation> = []
    /// The calls between those and the library's.
    var through: Set<DraftLocation> = []
    /// Whether the stack is reset first, wherever it is asked for.
    var isAfterReset = true
}

extension TransitionOrigin {
    mutating func add(_ place: DraftLocation, _ trigger: DraftLocation?, _ isAfterReset: Bool) {
        places.insert(place)
        if let trigger { triggers.insert(trigger) }
        self.isAfterReset = self.isAfterReset && isAfterReset
    }
}
