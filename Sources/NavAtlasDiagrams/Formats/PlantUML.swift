import NavAtlasModel

/// A diagram in PlantUML's language.
struct PlantUML {
    private let diagram: Diagram

    init(_ diagram: Diagram) { self.diagram = diagram }

    var text: String {
        let graph = diagram.graph
        let numbers = Dictionary(uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, $0) })
        func name(_ id: String) -> String { "n\(numbers[id] ?? 0)" }
        var lines = ["@startuml", "hide stereotype", "left to right direction"]
        if let title = diagram.title { lines.append("title \(Self.escaped(title))") }
        lines += skin
        let drawn = CardLine.lines(of: graph, diagram.highlights)
        let members = CardMembers(graph, marks: diagram.marks, lines: drawn)
        let names = NodeNames(graph)
        for (head, screens) in members.cards {
            if screens.isEmpty {
                lines.append(node(head, name(head.id), names))
                continue
            }
            lines.append("package \" \" as f\(numbers[head.id] ?? 0) {")
            lines += ([head] + screens).map { "  \(node($0, name($0.id), names))" }
            lines.append("}")
        }
        lines += members.unconnected.map { node($0, name($0.id), names) }
        for entry in graph.entries {
            lines.append("circle \" \" as entry\(numbers[entry] ?? 0)")
            lines.append("entry\(numbers[entry] ?? 0) -[bold]-> \(name(entry)) : entry")
        }
        for line in drawn {
            lines.append(
                "\(name(line.from)) -[\(diagram.theme.hex(line.style.color))\(Self.pattern(line.style))]-> \(name(line.to))"
                    + " : \(Self.escaped(line.caption))")
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

    private func node(_ node: Node, _ name: String, _ names: NodeNames) -> String {
        let isLost = diagram.marks[node.id]?.reach == .unreachable
        let kind = isLost ? " <<lost>>" : node.kind == .coordinator ? " <<coordinator>>" : ""
        let qualifier = names.qualifier(of: node.id).map { "\\n" + Self.escaped($0) } ?? ""
        let label = Self.escaped(names.name(of: node.id)) + qualifier
        return "rectangle \"\(label)\(isLost ? "\\nUNREACHABLE" : "")\" as \(name)\(kind)"
    }

    private static func pattern(_ style: EdgeStyle) -> String {
        switch style.pattern {
        case "solid": style.width > 1.7 ? ",bold" : ""
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
