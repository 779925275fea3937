import Foundation

/// Reads what `cgv_places` wrote. Tens of thousands of numbers stand there, so nothing is copied on the way.
struct PlacesReader {
    private var rest: UnsafePointer<CChar>

    private init(_ text: UnsafePointer<CChar>) { rest = text }

    /// The graphs of a text, which ends with a zero.
    static func all(in text: UnsafePointer<CChar>) -> [Places] {
        var reader = PlacesReader(text)
        var all: [Places] = []
        while reader.rest.pointee != 0 {
            reader.readLine(&all)
            while reader.rest.pointee != 0, !reader.takes("\n") { reader.rest += 1 }
        }
        return all
    }

    private mutating func readLine(_ all: inout [Places]) {
        let kind = word()
        if kind == "graph" {
            if let size = point() { all.append(Places(size: size, title: point())) }
            return
        }
        guard !all.isEmpty, let name = Int(word()) else { return }
        switch kind {
        case "node":
            if let middle = point(), let size = point() {
                all[all.count - 1].nodes[name] = Places.Box(middle: middle, size: size)
            }
        default:
            let label = point()
            var curves = [curve()]
            while takes(";") { curves.append(curve()) }
            all[all.count - 1].lines[name] = Places.Line(label: label, curves: curves)
        }
    }

    private mutating func curve() -> Places.Curve {
        var curve = Places.Curve(start: nil, end: nil, points: [])
        while true {
            skipSpace()
            if takes("s") {
                _ = takes(",")
                curve.start = point()
            } else if takes("e") {
                _ = takes(",")
                curve.end = point()
            } else if let point = point() {
                curve.points.append(point)
            } else {
                return curve
            }
        }
    }

    /// `X,Y`; `nil` for anything else, of which a `-` is taken.
    private mutating func point() -> Places.Point? {
        skipSpace()
        let start = rest
        guard let x = number(), takes(","), let y = number() else {
            rest = start
            _ = takes("-")
            return nil
        }
        return Places.Point(x: x, y: y)
    }

    private mutating func number() -> Double? {
        // Which would go on in the next line.
        if isAt("\n") { return nil }
        var end: UnsafeMutablePointer<CChar>?
        let value = strtod(rest, &end)
        // No drawing is as large as that, and what is no number is larger than anything.
        guard let end, UnsafePointer(end) != rest, abs(value) < 1e12 else { return nil }
        rest = UnsafePointer(end)
        return value
    }

    /// What stands before the next space.
    private mutating func word() -> String {
        skipSpace()
        let start = rest
        while rest.pointee != 0, !isAt(" "), !isAt("\n") { rest += 1 }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: rest - start), as: UTF8.self)
    }

    private mutating func skipSpace() {
        while isAt(" ") { rest += 1 }
    }

    private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
        guard isAt(sign) else { return false }
        rest += 1
        return true
    }

    private func isAt(_ sign: Unicode.Scalar) -> Bool { UInt32(UInt8(bitPattern: rest.pointee)) == sign.value }
}
