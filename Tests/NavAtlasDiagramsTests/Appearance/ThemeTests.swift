import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct ThemeTests {
    /// Relative luminance and contrast as WCAG 2.1 defines them.
    private static func luminance(_ hex: String) -> Double {
        let number = Int(hex.dropFirst(), radix: 16) ?? 0
        let parts = [number >> 16, number >> 8, number].map { (part: Int) -> Double in
            let share = Double(part & 0xFF) / 255
            return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    static func contrast(_ one: String, _ other: String) -> Double {
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    @Test(arguments: [("#000000", "#FFFFFF", 21.0), ("#767676", "#FFFFFF", 4.54), ("#FFFFFF", "#FFFFFF", 1)])
    func contrastIsComputedAsTheStandardSays(_ one: String, _ other: String, _ expected: Double) {
        #expect(abs(Self.contrast(one, other) - expected) < 0.01)
    }

    /// The texts of a picture, each with what it stands on: the last box that was painted beneath it.
    private static func texts(_ canvas: Canvas) -> [(words: Words, ground: ColorRole)] {
        var boxes: [(box: Box, fill: ColorRole)] = []
        var texts: [(words: Words, ground: ColorRole)] = []
        for shape in canvas.groups.flatMap(\.shapes) {
            switch shape {
            case .box(let box, _, let fill?, _): boxes.append((box, fill))
            case .text(let words):
                let middle = Point(x: words.start.x + 1, y: words.start.y - words.size / 3)
                let ground = boxes.last {
                    $0.box.x <= middle.x && middle.x <= $0.box.right && $0.box.y <= middle.y
                        && middle.y <= $0.box.bottom
                }
                texts.append((words, ground?.fill ?? .background))
            default: break
            }
        }
        return texts
    }

    @Test(arguments: [Theme.light, .dark])
    func everyTextCanBeRead(_ theme: Theme) throws {
        var marks = Samples.looksMarks
        for (place, highlight) in Highlight.allCases.enumerated() { marks["Mark\(place)"] = Mark(highlight: highlight) }
        let highlighted = Highlight.allCases.indices.map { "AppCoordinator -push-> Mark\($0) : mark\($0)" }
        let others = EdgeStyle.known.map { "AppCoordinator -\($0.0.rawValue)-> Odd : \($0.0.rawValue)Odd" }
        let graph = try Notation.parse(([Samples.looks] + highlighted + others).joined(separator: "\n"))
        var highlights: [Edge.Identity: Highlight] = [:]
        for edge in graph.edges {
            guard let place = Int(edge.to.dropFirst(4)), edge.to.hasPrefix("Mark") else { continue }
            highlights[edge.identity] = Highlight.allCases[place]
        }
        var diagram = Diagram(graph: graph, title: "Looks", marks: marks, highlights: highlights)
        diagram.theme = theme
        diagram.legend = .all
        let texts = Self.texts(CardPainter(diagram).canvas)
        for (words, ground) in texts {
            let contrast = Self.contrast(theme.hex(words.color), theme.hex(ground))
            #expect(contrast >= 4.5, "'\(words.text)': \(words.color) on \(ground) is \(contrast)")
        }
        #expect(texts.count > 70)
    }

    @Test(arguments: [Theme.light, .dark])
    func everyLineCanBeSeen(_ theme: Theme) {
        for style in EdgeStyle.known.map(\.1) + [.unstated, .untriggered] {
            for ground in [ColorRole.background, .flow] {
                #expect(Self.contrast(theme.hex(style.color), theme.hex(ground)) >= 3, "\(style.caption)")
            }
        }
    }

    @Test func noTwoColoursAreOneInAnSVG() {
        #expect(Set(ColorRole.allCases.map(\.light)).count == ColorRole.allCases.count)
    }

    @Test func anSVGFollowsItsReader() throws {
        var diagram = Diagram(graph: try Notation.parse(Samples.looks), marks: Samples.looksMarks)
        let light = String(decoding: try diagram.render(as: .svg), as: UTF8.self)
        #expect(!light.contains("<style"))
        diagram.theme = .auto
        let auto = String(decoding: try diagram.render(as: .svg), as: UTF8.self)
        #expect(auto.contains("@media (prefers-color-scheme:dark)"))
        #expect(auto.replacing(/\n<style>[^<]*<\/style>/, with: "") == light)
        // Every colour that is drawn follows.
        let drawn = Set(light.matches(of: /(?:fill|stroke)="(#[0-9a-f]{6})"/).map { String($0.1) })
        #expect(drawn.count > 8)
        for color in drawn { #expect(auto.contains("[fill=\"\(color)\"]{fill:var(--navatlas-")) }
        #expect(try !Drawing(svg: Data(auto.utf8)).ids(of: "node").isEmpty)
    }

    @Test func aDarkPictureHasNoLightColour() throws {
        var diagram = Diagram(graph: try Notation.parse(Samples.looks), marks: Samples.looksMarks)
        diagram.theme = .dark
        let svg = String(decoding: try diagram.render(as: .svg), as: UTF8.self).uppercased()
        let dark = Set(ColorRole.allCases.map(\.dark))
        for role in ColorRole.allCases where !dark.contains(role.light) { #expect(!svg.contains(role.light)) }
    }
}
