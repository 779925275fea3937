import NavAtlasModel

/// A diagram in PlantUML's language.
struct PlantUML {
    private let diagram: Diagram

    init(_ diagram: Diagram) { self.diagram = diagram }

    var text: String {
        let graph = diagram.graph
        let numbers = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, $0) })
        func name(_ id: String) -> String { "n\(numbers[id] ?? 0)" }
        var lines = ["@startuml", "hide stereotype", direction]
        if let title = diagram.title { lines.append("title \(Self.escaped(title))") }
        lines += skin
        let frames = Frames(graph, marks: diagram.marks)
        for frame in frames.frames {
            lines.append("package \" \" as f\(numbers[frame.coordinator.id] ?? 0) {")
            lines += ([frame.coordinator] + frame.screens).map { "  \(node($0, name($0.id)))" }
            lines.append("}")
        }
        lines += frames.outside.map { node($0, name($0.id)) }
        for entry in graph.entries {
            lines.append("circle \" \" as entry\(numbers[entry] ?? 0)")
            lines.append("entry\(numbers[entry] ?? 0) -[bold]-> \(name(entry)) : entry")
        }
        for strand in DrawnEdge.lines(of: graph, diagram.highlights).drawn.flatMap(\.strands) {
            let edge = strand.edge
            let how = edge.presentation.map { $0 == .push ? "" : " (\($0.rawValue))" } ?? ""
            lines.append(
                "\(name(edge.from)) -[\(diagram.theme.hex(strand.style.color))\(Self.pattern(strand.style))]-> \(name(edge.to))"
                    + " : \(Self.escaped(DrawnEdge.caption(of: edge) + how))")
        }
        lines.append("@enduml\n")
        return lines.joined(separator: "\n")
    }

    private var skin: [String] {
        func hex(_ role: ColorRole) -> String { diagram.theme.hex(role) }
        return [
            "skinparam shadowing false", "skinparam packageStyle rectangle",
            "skinparam backgroundColor \(hex(.background))",
            "skinparam defaultFontColor \(hex(.ink))", "skinparam arrowColor \(hex(.ink))",
            "skinparam packageBackgroundColor \(hex(.flow))", "skinparam packageBorderColor \(hex(.flowBorder))",
            "skinparam rectangle {", "  BackgroundColor \(hex(.screen))", "  BorderColor \(hex(.screenBorder))",
            "  RoundCorner 12", "}",
            "skinparam rectangle<<coordinator>> {", "  BackgroundColor \(hex(.coordinator))",
            "  FontColor \(hex(.coordinatorText))", "  RoundCorner 0", "}", "skinparam rectangle<<lost>> {",
            "  BackgroundColor \(hex(.alarmTint))", "  BorderColor \(hex(.alarm))", "}",
        ]
    }

    private var direction: String {
        diagram.direction == .leftToRight || diagram.direction == .rightToLeft
            ? "left to right direction" : "top to bottom direction"
    }

    private func node(_ node: Node, _ name: String) -> String {
        let isLost = diagram.marks[node.id]?.reach == .unreachable
        let kind = isLost ? " <<lost>>" : node.kind == .coordinator ? " <<coordinator>>" : ""
        return "rectangle \"\(Self.escaped(node.id))\(isLost ? "\\nUNREACHABLE" : "")\" as \(name)\(kind)"
    }

    private static func pattern(_ style: EdgeStyle) -> String {
        switch style.pattern {
        case "solid": style.width >= 2 ? ",bold" : ""
        default: "," + style.pattern
        }
    }

    /// What means something to PlantUML or its Creole stands as Creole's `<U+003C>`: with numbered entities, PlantUML fails at
    /// `$` and `\`. Quotation marks of all kinds end a name, a line of two points or more is drawn as a line, and there must be
    /// a name.
    private static func escaped(_ text: String) -> String {
        var result = ""
        var last: Unicode.Scalar?
        for scalar in DOT.visible(text).unicodeScalars {
            let isPlain =
                switch scalar {
                case " ", ",": true
                case ".": last != "."
                default:
                    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                        || scalar.value >= 0x80 && !scalar.isQuotation
                }
            let number = String(scalar.value, radix: 16, uppercase: true)
            result += isPlain ? String(scalar) : "<U+\(String(repeating: "0", count: 4 - number.count))\(number)>"
            last = scalar
        }
        return result.isEmpty ? " " : result
    }
}

extension Unicode.Scalar {
    fileprivate var isQuotation: Bool {
        [.initialPunctuation, .finalPunctuation].contains(properties.generalCategory)
    }
}
