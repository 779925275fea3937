/// The screens that each value shows, remembered for one round and one owner.
///
/// Views may show each other in circles. A value that is met inside itself shows nothing more there; what was found
/// meanwhile may lack what the outer value shows, so it holds only until that one is done (after Tarjan, 1972).
final class TargetMemory {
    struct Key: Hashable {
        let value: Value
        let route: String
        let visit: Frame.Visit
    }

    private var found: [Key: Targets] = [:]
    /// The values that are being looked at, by how many are outside them.
    private var open: [Key: Int] = [:]
    /// What was found while an outer value was still open, and the outermost of those that it met.
    private var provisional: [Key: (targets: Targets, outermost: Int)] = [:]
    private var order: [Key] = []
    private var outermost = Int.max

    /// What a value is known to show; found out now where it is not.
    func recall(_ key: Key, _ find: () -> Targets) -> Targets {
        if let known = found[key] { return known }
        if let known = provisional[key] {
            outermost = min(outermost, known.outermost)
            return known.targets
        }
        if let index = open[key] {
            outermost = min(outermost, index)
            return []
        }
        let (index, before, count) = (open.count, outermost, order.count)
        open[key] = index
        outermost = .max
        let targets = find()
        open[key] = nil
        if outermost >= index {
            for inner in order[count...] { provisional[inner] = nil }
            order.removeSubrange(count...)
            found[key] = targets
            outermost = before
        } else {
            provisional[key] = (targets, outermost)
            order.append(key)
            outermost = min(outermost, before)
        }
        return targets
    }
}
