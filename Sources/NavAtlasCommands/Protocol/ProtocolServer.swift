import Foundation

/// A server of the Model Context Protocol: answers one message after the other. It opens no file and no pipe; whoever runs
/// it hands lines in and takes lines out.
@MainActor struct ProtocolServer {
    /// The revision without sessions, in which every request names its version.
    static let version = "2026-07-28"
    /// The revisions that begin with 'initialize', the latest first.
    static let olderVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
    static let instructions = """
        NavAtlas knows how this app moves between its screens: which coordinator shows what, by a push, a sheet, a tab or a \
        root, from which line of code, and which deep link opens what. Begin with 'screens'. Names are those of types; a \
        short name will do where only one type has it. Answers name files and lines. What could not be followed is said to be \
        unknown, and never guessed.
        """
    private static let cacheable: Set<String> = [
        "server/discover", "tools/list", "resources/list", "resources/templates/list", "resources/read",
    ]

    private let map: ServedMap
    private let tools: [any MapTool.Type]
    private let server: Implementation
    /// The version that 'initialize' has agreed on.
    private var agreed: String?

    init(_ map: ServedMap, tools: [any MapTool.Type] = MapTools.all) {
        self.map = map
        self.tools = tools
        server = Implementation(name: "navatlas", title: map.title, version: Tool.version)
    }

    /// The line that answers a line; `nil` where none is due.
    mutating func answer(_ line: MessageLines.Line) -> Data? {
        switch line {
        case .tooLong:
            ProtocolFailure(id: nil, error: .invalidRequest("a line has at most \(MessageLines.mostBytes) bytes")).line
        case .message(.request(let id, let method, let parameters)): answer(id, method, parameters)
        case .message(.malformed(let id, let error)): ProtocolFailure(id: id, error: error).line
        case .message(.notification), .message(.response): nil
        }
    }

    private mutating func answer(_ id: ProtocolMessage.ID, _ method: String, _ parameters: Parameters) -> Data {
        do throws(ProtocolError) {
            if method == "initialize" { return reply(id, try initialize(parameters)) }
            let isOlder = try isOlder(method, parameters)
            switch method {
            case "ping" where isOlder: return reply(id, EmptyResult())
            case "server/discover":
                let versions = [Self.version] + Self.olderVersions
                return reply(
                    id, DiscoverResult(supportedVersions: versions, instructions: Self.instructions), method, isOlder)
            case "tools/list":
                try refuseCursor(parameters)
                return reply(id, ToolList(tools: tools.map { $0.payload }), method, isOlder)
            case "tools/call": return reply(id, try call(parameters), method, isOlder)
            case "resources/list":
                try refuseCursor(parameters)
                return reply(id, MapResources.list, method, isOlder)
            case "resources/templates/list":
                try refuseCursor(parameters)
                return reply(id, ResourceTemplateList(), method, isOlder)
            case "resources/read": return reply(id, try resource(parameters, isOlder: isOlder), method, isOlder)
            default: throw .unknownMethod(method)
            }
        } catch {
            return ProtocolFailure(id: id, error: error).line
        }
    }

    // MARK: Versions

    private mutating func initialize(_ parameters: Parameters) throws(ProtocolError) -> InitializeResult {
        guard case .string(let wanted)? = parameters["protocolVersion"] else {
            throw .invalidParameters("'initialize' needs a protocolVersion")
        }
        let version = Self.olderVersions.contains(wanted) ? wanted : Self.olderVersions[0]
        agreed = version
        return InitializeResult(protocolVersion: version, serverInfo: server, instructions: Self.instructions)
    }

    /// Whether a request is one of a session, rather than one that names its version.
    private func isOlder(_ method: String, _ parameters: Parameters) throws(ProtocolError) -> Bool {
        let metadata = parameters.object("_meta")
        guard case .string(let version)? = metadata?["io.modelcontextprotocol/protocolVersion"] else {
            if agreed != nil || method == "ping" { return true }
            throw .invalidParameters(
                "the request names no version: begin with 'initialize', or give "
                    + "'io.modelcontextprotocol/protocolVersion' in '_meta' (\(Self.version))")
        }
        guard version == Self.version else {
            throw .unsupportedVersion(version, supported: [Self.version] + Self.olderVersions)
        }
        guard metadata?.object("io.modelcontextprotocol/clientCapabilities") != nil else {
            throw .invalidParameters("'_meta' needs the object 'io.modelcontextprotocol/clientCapabilities'")
        }
        return false
    }

    // MARK: Requests

    private func refuseCursor(_ parameters: Parameters) throws(ProtocolError) {
        if parameters["cursor"] != nil { throw .invalidParameters("there is only one page, and so no cursor") }
    }

    private func call(_ parameters: Parameters) throws(ProtocolError) -> ToolResult {
        guard case .string(let name)? = parameters["name"] else {
            throw .invalidParameters("'tools/call' needs the name of a tool")
        }
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw .invalidParameters(
                "there is no tool \(name.prefix(100).description.quoted); 'tools/list' lists them")
        }
        guard parameters["arguments"] == nil || parameters.object("arguments") != nil else {
            throw .invalidParameters("the arguments of a tool are an object")
        }
        do {
            let arguments = try ToolArguments(parameters.object("arguments") ?? Parameters([]), of: tool)
            let text = try tool.run(arguments, map)
            return ToolResult(content: [.init(text: BoundedText.cut(text, to: BoundedText.mostOfTool))], isError: false)
        } catch {
            let text = BoundedText.cut("\(error)", to: BoundedText.mostOfTool)
            return ToolResult(content: [.init(text: text)], isError: true)
        }
    }

    private func resource(_ parameters: Parameters, isOlder: Bool) throws(ProtocolError) -> ResourceContents {
        guard case .string(let uri)? = parameters["uri"] else {
            throw .invalidParameters("'resources/read' needs a uri")
        }
        guard let resource = MapResources.all.first(where: { $0.uri == uri }) else {
            throw .unknownResource(uri, isOlder: isOlder)
        }
        do {
            let text = BoundedText.cut(try resource.text(map), to: BoundedText.mostOfResource)
            return ResourceContents(contents: [.init(uri: uri, mimeType: resource.mimeType, text: text)])
        } catch {
            throw .internalError(BoundedText.cut("\(error)", to: BoundedText.mostOfTool))
        }
    }

    // MARK: Lines

    private func reply(
        _ id: ProtocolMessage.ID, _ result: some Encodable, _ method: String, _ isOlder: Bool
    ) -> Data {
        if isOlder { return reply(id, result) }
        return reply(
            id, CompleteResult(result: result, server: server, isCacheable: Self.cacheable.contains(method)))
    }

    private func reply(_ id: ProtocolMessage.ID, _ result: some Encodable) -> Data {
        ProtocolResponse(id: id, result: result).line
    }
}

/// Text that an assistant can still read.
enum BoundedText {
    /// The most bytes of a tool's answer.
    static let mostOfTool = 60_000
    /// The most bytes of a resource.
    static let mostOfResource = 400_000

    /// The whole lines that fit, and how many do not.
    static func cut(_ text: String, to most: Int) -> String {
        guard text.utf8.count > most else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var (kept, size) = (0, 0)
        while kept < lines.count, size + lines[kept].utf8.count + 1 <= most {
            size += lines[kept].utf8.count + 1
            kept += 1
        }
        // A first line that is too long by itself is cut.
        let head = kept == 0 ? [Substring(text.prefix(most / 4))] : Array(lines[..<kept])
        let rest = lines.count - max(kept, 1)
        return head.joined(separator: "\n")
            + "\n# \(rest) more lines are left out, so that the answer does not get too long; ask for less.\n"
    }
}
