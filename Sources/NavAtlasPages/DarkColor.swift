import Foundation

/// A colour of the drawing as it is on a dark ground: of the same hue, with its lightness turned round.
///
/// Lightness is that of Björn Ottosson's Oklab ("A perceptual color space for image processing", 2020), in which colours
/// that stand apart keep standing apart when both are turned round.
struct DarkColor {
    /// A colour such as `#1f2937`, or the names that Graphviz writes; `nil` for what is no colour of its own.
    static func of(_ color: String) -> String? {
        switch color {
        case "none", "transparent", "currentColor": return nil
        case "black": return of("#000000")
        case "white": return of("#ffffff")
        default: break
        }
        guard color.count == 7, color.hasPrefix("#"), let value = UInt32(color.dropFirst(), radix: 16) else {
            return nil
        }
        let channels = [16, 8, 0].map { linear(Double(value >> UInt32($0) & 255) / 255) }
        return turned(channels).map { byte($0) }.reduce("#") { $0 + ($1 < 16 ? "0" : "") + String($1, radix: 16) }
    }

    /// From the ground of a dark page to a white that does not dazzle.
    private static let darkest = 0.2, lightest = 1.0

    private static func turned(_ rgb: [Double]) -> [Double] {
        let cone = product(
            [
                [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
                [0.0883024619, 0.2817188376, 0.6299787005],
            ], rgb
        ).map { cbrt($0) }
        var lab = product(
            [
                [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
                [0.0259040371, 0.7827717662, -0.8086757660],
            ], cone)
        // What is between light and dark becomes rather light: lines and names are thinner than what they stand on.
        lab[0] = lightest - (lightest - darkest) * pow(max(lab[0], 0), 1.3)
        // A strong hue that is light or dark at once is none that a display could show.
        lab[1] *= 0.85
        lab[2] *= 0.85
        let back = product(
            [
                [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.2914855480],
            ], lab
        ).map { $0 * $0 * $0 }
        return product(
            [
                [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
                [-0.0041960863, -0.7034186147, 1.7076147010],
            ], back)
    }

    private static func product(_ rows: [[Double]], _ vector: [Double]) -> [Double] {
        rows.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func byte(_ linear: Double) -> Int {
        let value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
        return Int((min(max(value, 0), 1) * 255).rounded())
    }
}
