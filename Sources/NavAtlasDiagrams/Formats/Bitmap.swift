/// The size of a bitmap, and its limits.
struct Bitmap {
    let dpi: Double
    /// What there is to say where the resolution is not the usual one.
    let notes: [DiagramNote]

    /// Cairo scales down a bitmap that is longer than 32,767 pixels on a side, and says so on standard error only.
    static let longestSide = 32_000.0
    /// A bitmap of this many pixels takes a gigabyte while it is drawn.
    static let largestArea = 250e6
    /// A bitmap of this many pixels is written in about ten seconds, and opened by most programs; more is for who asks for it.
    static let largestAutomaticArea = 120e6
    /// Writing a bitmap of this many pixels takes about a second.
    static let comfortableArea = 24e6
    static let automaticDPI = 144.0
    static let pointsPerInch = 72.0

    /// The bitmap for a picture of that size in points.
    ///
    /// - Parameter wish: the resolution, or an error where it is too much; `nil` for one fit for a dense display, and less
    ///   where the bitmap would become huge.
    /// - Throws: ``DiagramError/bitmapTooLarge(dpi:width:height:largestDPI:)`` where Cairo would scale it in silence.
    init(_ wish: Double?, width: Double, height: Double) throws(DiagramError) {
        let longest = max(width, height, 1)
        let area = max(width * height, 1)
        func most(_ mostArea: Double) -> Double {
            Self.pointsPerInch * min(Self.longestSide / longest, (mostArea / area).squareRoot())
        }
        if let wish {
            guard wish.isFinite, wish > 0 else { throw .invalidResolution(wish) }
            let largest = most(Self.largestArea)
            guard wish <= largest else {
                throw .bitmapTooLarge(
                    dpi: wish, width: width * wish / Self.pointsPerInch, height: height * wish / Self.pointsPerInch,
                    largestDPI: largest)
            }
            (dpi, notes) = (wish, [])
            return
        }
        let comfortable = Self.pointsPerInch * (Self.comfortableArea / area).squareRoot()
        dpi = min(most(Self.largestAutomaticArea), max(Self.pointsPerInch, min(Self.automaticDPI, comfortable)))
        let scale = dpi / Self.pointsPerInch
        notes =
            dpi < Self.automaticDPI
            ? [.resolution(dpi: dpi, width: (width * scale).rounded(), height: (height * scale).rounded())] : []
    }
}
