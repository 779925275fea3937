// The first result that is not nil, of a closure that has side effects.

import Testing

@testable import NavAtlasScanner

@Suite struct FirstNonNilTests {
    @Test func runsTheClosureOnceForEachElement() {
        var seen: [Int] = []
        let found = [1, 2, 3, 4].firstNonNil { number -> String? in
            seen.append(number)
            return number == 3 && seen.count == 3 ? "three" : nil
        }
        #expect(found == "three")
        #expect(seen == [1, 2, 3])
    }

    @Test func isNilWhereTheClosureNeverAnswers() {
        #expect([1, 2].firstNonNil { _ in Int?.none } == nil)
    }
}
