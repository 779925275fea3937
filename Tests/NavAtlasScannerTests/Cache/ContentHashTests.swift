import Testing

@testable import NavAtlasScanner

@Suite struct ContentHashTests {
    /// SMHasher's own check: hash the keys [], [0], [0, 1], … with the seeds 256, 255, …, then all the hashes together.
    /// The first four bytes are a constant of the algorithm.
    @Test func passesTheVerificationOfSMHasher() {
        var hashes: [UInt8] = []
        for length in 0..<256 {
            let key = (0..<length).map { UInt8($0) }
            let hash = ContentHash(key, seed: UInt32(256 - length))
            hashes.append(hash.high)
            hashes.append(hash.low)
        }
        #expect(UInt32(truncatingIfNeeded: ContentHash(hashes).high) == 0x6384_BA69)
    }

    @Test func hasThirtyTwoDigits() {
        #expect(ContentHash(high: 1, low: 0xAB).description == "000000000000000100000000000000ab")
    }
}
