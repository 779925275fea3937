import Testing

@testable import NavAtlasScanner

/// How much of the work each of several programs may take.
@Suite struct SharedWorkTests {
    @Test func whatAProgramLeavesThoseAfterItMayTake() {
        var work = SharedWork(most: 100, programs: [20, 80, 100])
        #expect(work.share == 0.5)
        work.end(20, taking: 1)
        #expect(work.share == 0.55)
        work.end(80, taking: 9)
        #expect(work.share == 0.9)
        work.end(100, taking: 90)
        #expect(work.share == 1)
    }

    @Test func noProgramTakesMoreThanItMayAlone() { #expect(SharedWork(most: 100, programs: [20, 30]).share == 1) }

    @Test func nothingIsLeftWhereOneTookMoreThanThereWas() {
        var work = SharedWork(most: 100, programs: [100, 100])
        work.end(100, taking: 120)
        #expect(work.share == 0)
    }
}
