import Testing

@testable import NavAtlasScanner

/// Which branches were seen, against a search through all of them.
@Suite struct BranchSetsTests {
    @Test func aSetIsAddedUnlessItHoldsAKnownOne() {
        var sets = BranchSets()
        let given = [
            [1: 0, 2: 1], [1: 0, 2: 1], [1: 0, 2: 1, 3: 0], [0: 5, 1: 0, 2: 1], [1: 1, 2: 1], [2: 1, 4: 0], [1: 0],
        ]
        let added = given.map { sets.insert($0) }
        #expect(added == [true, false, false, false, true, true, true])
        #expect(sets.count == 4)
    }

    @Test func nothingHoldsLessThanTheEmptySet() {
        var sets = BranchSets()
        let added = [[:], [:], [1: 0]].map { sets.insert($0) }
        #expect(added == [true, false, false])
    }

    @Test func allSmallSetsAreAnsweredAsASearchAnswersThem() {
        // Each of three decisions is not taken, or one of two branches; in an order that goes through all of them.
        let all = (0..<27).map { step -> [Int: Int] in
            let number = step * 10 % 27
            let taken = [1: number % 3, 2: number / 3 % 3, 3: number / 9]
            return taken.filter { $0.value > 0 }
        }
        var sets = BranchSets()
        var known: [[Int: Int]] = []
        for set in all {
            let holdsKnown = known.contains { part in part.allSatisfy { set[$0.key] == $0.value } }
            let isAdded = sets.insert(set)
            #expect(isAdded == !holdsKnown)
            if !holdsKnown { known.append(set) }
        }
    }
}
