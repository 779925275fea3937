/// A hash of 128 bits over bytes: MurmurHash3_x64_128 by Austin Appleby (SMHasher, in the public domain).
///
/// It finds content that changed; it is no defence against someone who builds a collision on purpose.
package struct ContentHash: Hashable, Sendable {
    /// The first 64 bits.
    package let high: UInt64
    /// The last 64 bits.
    package let low: UInt64

    /// A hash from its two halves.
    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The hash of bytes.
    package init(_ bytes: [UInt8], seed: UInt32 = 0) { self = bytes.withUnsafeBytes { Self($0, seed: seed) } }

    /// The hash of bytes.
    package init(_ bytes: UnsafeRawBufferPointer, seed: UInt32 = 0) {
        var (first, second) = (UInt64(seed), UInt64(seed))
        let blocks = bytes.count / 16
        for block in 0..<blocks {
            let offset = block * 16
            let low = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
            let high = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self).littleEndian
            first ^= Self.mixFirst(low)
            first = (first.rotated(by: 27) &+ second) &* 5 &+ 0x52dc_e729
            second ^= Self.mixSecond(high)
            second = (second.rotated(by: 31) &+ first) &* 5 &+ 0x3849_5ab5
        }
        var (low, high): (UInt64, UInt64) = (0, 0)
        for (index, byte) in bytes[(blocks * 16)...].enumerated() {
            if index < 8 {
                low |= UInt64(byte) << UInt64(index * 8)
            } else {
                high |= UInt64(byte) << UInt64(index * 8 - 64)
            }
        }
        second ^= Self.mixSecond(high)
        first ^= Self.mixFirst(low)

        first ^= UInt64(bytes.count)
        second ^= UInt64(bytes.count)
        first &+= second
        second &+= first
        first = Self.finish(first)
        second = Self.finish(second)
        first &+= second
        second &+= first
        (self.high, self.low) = (first, second)
    }

    private static func mixFirst(_ value: UInt64) -> UInt64 {
        (value &* 0x87c3_7b91_1142_53d5).rotated(by: 31) &* 0x4cf5_ad43_2745_937f
    }

    private static func mixSecond(_ value: UInt64) -> UInt64 {
        (value &* 0x4cf5_ad43_2745_937f).rotated(by: 33) &* 0x87c3_7b91_1142_53d5
    }

    private static func finish(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ value >> 33) &* 0xff51_afd7_ed55_8ccd
        value = (value ^ value >> 33) &* 0xc4ce_b9fe_1a85_ec53
        return value ^ value >> 33
    }
}

extension ContentHash: CustomStringConvertible {
    /// 32 hexadecimal digits.
    package var description: String {
        [high, low].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

extension UInt64 {
    fileprivate func rotated(by count: UInt64) -> UInt64 { self << count | self >> (64 - count) }
}
