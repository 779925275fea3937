/// How wide a text is, in parts of its size.
///
/// The widths are Adobe's metrics of Helvetica and Helvetica Bold, which Arial and Liberation Sans share. Signs of other
/// scripts are taken to be as wide as the widest are.
enum TextWidth {
    /// The width of a text in points.
    static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
        let widths = isBold ? bold : plain
        let thousandths = text.unicodeScalars.reduce(0) { sum, scalar in
            let value = Int(scalar.value)
            if 0x20...0x7E ~= value { return sum + widths[value - 0x20] }
            return sum + (ranges.first { $0.signs.contains(value) }?.width ?? 1000)
        }
        return Double(thousandths) * size / 1000
    }

    /// Thousandths of the size for U+0020 to U+007E.
    private static let plain = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556,
        556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556,
        833,
        722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500,
        556,
        556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500,
        334,
        260, 334, 584,
    ]

    private static let bold = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556,
        556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611,
        833,
        722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556,
        611,
        556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500,
        389,
        280, 389, 584,
    ]

    /// Thousandths for everything else; the first range that holds a sign counts.
    private static let ranges: [(signs: ClosedRange<Int>, width: Int)] = [
        (0xA0...0xA0, 278), (0xB7...0xB7, 333), (0x80...0x24F, 667), (0x300...0x36F, 0), (0x250...0x5FF, 722),
        (0x600...0x10FF, 722), (0x200B...0x200F, 0), (0x2013...0x2013, 556), (0x2010...0x2027, 1000),
        (0x203A...0x203A, 333), (0x2190...0x21FF, 1000), (0x2212...0x2212, 584), (0x2200...0x2E7F, 1000),
        (0xFE00...0xFE0F, 0), (0x2E80...0xFFFF, 1000), (0x10000...0x10FFFF, 1300),
    ]
}
