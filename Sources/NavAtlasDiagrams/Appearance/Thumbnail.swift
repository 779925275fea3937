import Foundation

/// A picture of a screen, to be shown on its node.
package struct Thumbnail: Sendable, Hashable {
    /// The bytes of the PNG.
    package let png: Data
    /// Its size in pixels.
    package let width: Int
    /// Its size in pixels.
    package let height: Int

    /// Reads a PNG's outline: every chunk must be whole, by its checksum (PNG specification, ISO/IEC 15948).
    ///
    /// - Throws: ``ThumbnailError`` where it is no PNG, or a broken one.
    package init(png: Data) throws(ThumbnailError) {
        self.png = png
        let bytes = [UInt8](png)
        guard bytes.starts(with: Self.signature) else { throw .noPNG }
        var place = Self.signature.count
        var size: (width: Int, height: Int)?
        var hasPixels = false
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        while true {
            guard place + 12 <= bytes.count else { throw .truncated }
            let length = number(place)
            guard length <= bytes.count - place - 12 else { throw .truncated }
            let body = place + 4..<place + 8 + length
            guard Self.checksum(bytes[body]) == UInt32(number(body.upperBound)) else { throw .damaged(offset: place) }
            let kind = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            if size == nil {
                guard kind == "IHDR", length == 13 else { throw .damaged(offset: place) }
                size = (number(place + 8), number(place + 12))
            }
            if kind == "IDAT" { hasPixels = true }
            place = body.upperBound + 4
            if kind == "IEND" { break }
        }
        guard let size, hasPixels, size.width > 0, size.height > 0 else { throw .damaged(offset: 8) }
        guard max(size.width, size.height) <= Self.longestSide else { throw .tooLarge(size.width, size.height) }
        (width, height) = size
    }

    /// No screen is larger; a picture that says so would take gigabytes to draw.
    static let longestSide = 8_192
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The sizes in points that it takes on a node: the proportions stay.
    var shown: (width: Int, height: Int) {
        let scale = min(96 / Double(width), 150 / Double(height))
        return (max(8, Int(Double(width) * scale)), max(8, Int(Double(height) * scale)))
    }

    /// CRC-32 as PNG computes it.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
        return value ^ 0xFFFF_FFFF
    }

    private static let table: [UInt32] = (0..<256 as Range<UInt32>).map { start in
        (0..<8).reduce(start) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
}

/// Why a picture of a screen cannot be shown.
package enum ThumbnailError: Error, Hashable, Sendable {
    /// It does not begin as a PNG does.
    case noPNG
    /// It ends too early.
    case truncated
    /// A part of it is not what it was; where it begins, in bytes.
    case damaged(offset: Int)
    /// It is larger than any screen, in pixels.
    case tooLarge(Int, Int)
}

extension ThumbnailError: CustomStringConvertible {
    /// What is wrong with the file.
    package var description: String {
        switch self {
        case .noPNG: "it is no PNG; save the screenshot as PNG"
        case .truncated: "the PNG ends too early; take the screenshot again"
        case .damaged(let offset): "the PNG is damaged at byte \(offset); take the screenshot again"
        case .tooLarge(let width, let height):
            "the PNG has \(width) by \(height) pixels; at most \(Thumbnail.longestSide) a side are shown"
        }
    }
}
