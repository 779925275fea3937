/// The work that programs with common files may take together. What one leaves, those after it may take.
struct SharedWork {
    /// How much of it is left.
    private var left: Int
    /// How much the programs to come would take alone.
    private var asked: Int

    /// - Parameters:
    ///   - most: how much all together may take.
    ///   - programs: how much each may take alone.
    init(most: Int, programs: [Int]) {
        left = most
        asked = programs.reduce(0, +)
    }

    /// The part that each of the programs to come may take of what it may take alone.
    var share: Double { asked == 0 ? 1 : min(1, max(0, Double(left) / Double(asked))) }

    /// Notes that a program is done.
    ///
    /// - Parameters:
    ///   - most: how much it might have taken alone.
    ///   - steps: how much it took.
    mutating func end(_ most: Int, taking steps: Int) {
        asked -= most
        left -= steps
    }
}
