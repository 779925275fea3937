/// A small generator of random numbers with a seed, so that a failing test fails again (Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators", OOPSLA 2014).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
        return value ^ value >> 31
    }
}
