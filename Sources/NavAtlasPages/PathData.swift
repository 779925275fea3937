/// Corners and curves as SVG writes them, told from point to point: a large drawing has large coordinates and small
/// steps, so this is half as long. A tenth of a point is as exact as any display.
enum PathData {
    /// `M` and one `C` with absolute points, as Graphviz writes curves; `nil` for any other path.
    static func relative(curve data: String) -> String? {
        let parts = data.split(separator: "C")
        guard parts.count == 2, parts[0].first == "M", let start = points(parts[0].dropFirst()), start.count == 1,
            let curve = points(parts[1]), curve.count % 3 == 0
        else { return nil }
        var result = "M\(text(start[0].x)) \(text(start[0].y))c"
        var last = start[0]
        for (place, point) in curve.enumerated() {
            result += (place > 0 ? " " : "") + step(from: last, to: point)
            if place % 3 == 2 { last = point }
        }
        return result
    }

    /// The corners of a polygon, or of a line, as a path; `nil` where they are none.
    static func relative(corners data: String, isClosed: Bool) -> String? {
        guard let corners = points(data[...]), let first = corners.first else { return nil }
        var result = "M\(text(first.x)) \(text(first.y))l"
        for (last, point) in zip(corners, corners.dropFirst()) where !isClosed || point != first || last == first {
            result += (result.last == "l" ? "" : " ") + step(from: last, to: point)
        }
        return isClosed ? result + "z" : result
    }

    /// In tenths, so that rounding does not add up.
    private struct Point: Equatable {
        let x: Int
        let y: Int
    }

    private static func points(_ text: Substring) -> [Point]? {
        var points: [Point] = []
        for pair in text.split(separator: " ") {
            let numbers = pair.split(separator: ",")
            guard numbers.count == 2, let x = Double(numbers[0]), let y = Double(numbers[1]),
                abs(x) < 1e9, abs(y) < 1e9
            else { return nil }
            points.append(Point(x: Int((x * 10).rounded()), y: Int((y * 10).rounded())))
        }
        return points
    }

    private static func step(from last: Point, to next: Point) -> String {
        let (x, y) = (text(next.x - last.x), text(next.y - last.y))
        return y.first == "-" ? x + y : x + " " + y
    }

    private static func text(_ tenths: Int) -> String {
        let sign = tenths < 0 ? "-" : ""
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole == 0 ? "" : "\(whole)").\(rest)"
    }
}
