import NavAtlasModel

/// One question that an assistant may ask. One file each; ``MapTools/all`` is the list.
protocol MapTool: Sendable {
    /// The name by which it is called.
    static var name: String { get }
    /// The name that a person reads.
    static var title: String { get }
    /// What it answers, for whoever chooses among tools.
    static var description: String { get }
    /// What it is asked with.
    static var parameters: [ToolParameter] { get }
    /// Answers.
    ///
    /// - Throws: an error whose description says what is wrong and what to do.
    @MainActor static func run(_ arguments: ToolArguments, _ map: ServedMap) throws -> String
}

/// The tools.
enum MapTools {
    static let all: [any MapTool.Type] = [
        ScreensTool.self, PathsTool.self, LeadsToTool.self, ExplainTool.self, FindingsTool.self, ChangesTool.self,
        CoverageTool.self, DiagramTool.self,
    ]
}

extension MapTool {
    static var payload: ToolPayload {
        let properties = parameters.map { ($0.name, $0.payload) }
        return ToolPayload(
            name: name, title: title, description: description,
            inputSchema: ToolPayload.Schema(
                properties: Dictionary(properties) { first, _ in first },
                required: parameters.filter(\.isRequired).map(\.name)),
            annotations: ToolPayload.Annotations(title: title))
    }
}

/// Something that a tool is asked with: the schema that a client sees and the check of what it sends come from one place.
struct ToolParameter: Sendable {
    enum Kind: Sendable {
        case text
        case choice([String])
        case number(ClosedRange<Int>)
        case flag
    }

    let name: String
    let kind: Kind
    let help: String
    var isRequired = false

    var payload: ToolPayload.Property {
        switch kind {
        case .text: .init(type: "string", description: help, enum: nil, minimum: nil, maximum: nil)
        case .choice(let words): .init(type: "string", description: help, enum: words, minimum: nil, maximum: nil)
        case .number(let range):
            .init(type: "integer", description: help, enum: nil, minimum: range.lowerBound, maximum: range.upperBound)
        case .flag: .init(type: "boolean", description: help, enum: nil, minimum: nil, maximum: nil)
        }
    }

    fileprivate func check(_ value: JSONC.Value) throws(ToolError) {
        switch (kind, value) {
        case (.text, .string(let text)):
            guard text.utf8.count <= ToolArguments.longestText else {
                throw ToolError("the argument '\(name)' has more than \(ToolArguments.longestText) bytes")
            }
        case (.flag, .boolean): break
        case (.choice(let words), .string(let text)) where words.contains(text): break
        case (.number(let range), .number(let number)) where Int(exactly: number).map(range.contains) == true: break
        default: throw ToolError("the argument '\(name)' must be \(expected)")
        }
    }

    private var expected: String {
        switch kind {
        case .text: "text"
        case .choice(let words): "one of " + words.joined(separator: ", ")
        case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .flag: "true or false"
        }
    }
}

/// What a tool was asked with, checked against its parameters.
struct ToolArguments {
    static let longestText = 10_000
    private let values: Parameters

    /// - Throws: ``ToolError`` where an argument is missing, unknown, or of another kind.
    init(_ values: Parameters, of tool: any MapTool.Type) throws(ToolError) {
        for name in values.names {
            guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
                let known = tool.parameters.map(\.name)
                let meant = suggestion(nearest(to: String(name.prefix(100)), among: known))
                throw ToolError("'\(tool.name)' takes no argument \(name.prefix(100).description.quoted)\(meant)")
            }
            if let value = values[name] { try parameter.check(value) }
        }
        for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
            throw ToolError("'\(tool.name)' needs the argument '\(parameter.name)': \(parameter.help)")
        }
        self.values = values
    }

    func text(_ name: String) -> String? { if case .string(let text)? = values[name] { text } else { nil } }
    func number(_ name: String) -> Int? {
        if case .number(let number)? = values[name] { Int(exactly: number) } else { nil }
    }
    func flag(_ name: String) -> Bool { if case .boolean(let flag)? = values[name] { flag } else { false } }
}

/// Why a tool gives no answer.
struct ToolError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

extension NavigationGraph {
    /// The id that a name means: an id itself, or the short name of one node.
    ///
    /// - Throws: ``UsageError`` where nothing is called so, or several nodes are.
    func id(meantBy name: String) throws(UsageError) -> String {
        if self[name] != nil { return name }
        let meant = probablyMeant(by: name, among: nodes.map(\.id))
        let isShortName = meant.first.map { $0.hasSuffix("." + name) || $0.hasPrefix(name + "#") } ?? false
        if meant.count == 1, isShortName { return meant[0] }
        throw .notInGraph(name, option: nil, meant: meant)
    }
}
