import Testing

@testable import NavAtlasScanner

@Suite struct DistinctTests {
    /// A few, which are compared, and many, which are hashed.
    private static let counts = [0, 1, 8, 9, 40]

    private func values(_ numbers: [Int]) -> [Value] { numbers.map { .text("\($0)") } }

    @Test(arguments: counts)
    func keepTheOrderInWhichTheyCame(_ count: Int) {
        let given = values((0..<count).map { $0 * 7 % 41 })
        #expect(Array(Values(given)) == given)
        #expect(Array(Values(given + given)) == given)
        #expect(Array(Values(given).union(given.reversed())) == given)
    }

    @Test(arguments: counts)
    func areEqualInAnyOrder(_ count: Int) {
        let given = values(Array(0..<count))
        let (one, other) = (Values(given), Values(given.reversed()))
        #expect(one == other && one.hashValue == other.hashValue)
        #expect(one != Values(given + [.null]))
        #expect(one.isSubset(of: Values(given + [.null])) && !Values(given + [.null]).isSubset(of: one))
    }

    @Test(arguments: counts)
    func holdWhatWasPutIn(_ count: Int) {
        var all = Values(values(Array(0..<count)))
        let inserted = all.insert(.null).inserted
        let again = all.insert(.null).inserted
        #expect(inserted && !again && all.count == count + 1 && all.contains(.null))
        #expect(all.remove(.null) == .null && all.remove(.null) == nil && !all.contains(.null))
        #expect(Array(all) == values(Array(0..<count)))
    }

    @Test func partsAreThoseOfTheFirst() {
        let (one, other) = (Values(values([3, 1, 2])), Values(values([2, 4, 3])))
        #expect(Array(one.subtracting(other)) == values([1]))
        #expect(!one.isDisjoint(with: other) && one.isDisjoint(with: Values(values([4, 5]))))
        #expect(Array(one.filter { $0 != .text("3") }) == values([1, 2]))
    }
}
