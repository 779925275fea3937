import Foundation
import NavAtlasModel

// What the server sends, as the schema of the Model Context Protocol names it.

/// A line that answers a request.
struct ProtocolResponse<Result: Encodable>: Encodable {
    let jsonrpc = "2.0"
    let id: ProtocolMessage.ID
    let result: Result

    /// The line; an error where there is no JSON for the result.
    var line: Data {
        do {
            return try json(isPretty: false)
        } catch {
            return ProtocolFailure(id: id, error: .internalError("the result cannot be written: \(error)")).line
        }
    }
}

/// A line that says why a request is not answered; without an id where that could not be read.
struct ProtocolFailure: Encodable {
    let id: ProtocolMessage.ID?
    let error: ProtocolError

    private enum Key: CodingKey { case jsonrpc, id, error }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode("2.0", forKey: .jsonrpc)
        // JSON-RPC wants a null here, not an absent key.
        try container.encode(id, forKey: .id)
        try container.encode(error, forKey: .error)
    }

    /// The line. Texts and whole numbers can always be written; a client would wait for ever for an answer that is not sent.
    var line: Data {
        (try? json(isPretty: false))
            ?? Data(#"{"error":{"code":-32603,"message":"no answer"},"id":null,"jsonrpc":"2.0"}\#n"#.utf8)
    }
}

/// What a program is called.
struct Implementation: Encodable {
    let name: String, title: String, version: String
}

/// What stands in every result of the revisions that know no sessions.
struct ResultMetadata: Encodable {
    let server: Implementation

    private enum CodingKeys: String, CodingKey { case server = "io.modelcontextprotocol/serverInfo" }
}

struct ServerCapabilities: Encodable {
    struct Empty: Encodable {}

    let tools = Empty(), resources = Empty()
}

struct InitializeResult: Encodable {
    let protocolVersion: String
    let capabilities = ServerCapabilities()
    let serverInfo: Implementation
    let instructions: String
}

struct DiscoverResult: Encodable {
    let supportedVersions: [String]
    let capabilities = ServerCapabilities()
    let instructions: String
}

struct EmptyResult: Encodable {}

struct ToolList: Encodable {
    let tools: [ToolPayload]
}

struct ToolPayload: Encodable {
    struct Schema: Encodable {
        let type = "object"
        let properties: [String: Property]
        let required: [String]
        let additionalProperties = false
    }
    struct Property: Encodable {
        let type: String, description: String
        let `enum`: [String]?, minimum: Int?, maximum: Int?
    }
    struct Annotations: Encodable {
        let title: String
        let readOnlyHint = true
        let destructiveHint = false
        let idempotentHint = true
        let openWorldHint = false
    }

    let name: String, title: String, description: String, inputSchema: Schema, annotations: Annotations
}

struct ToolResult: Encodable {
    struct Content: Encodable {
        let type = "text"
        let text: String
    }

    let content: [Content], isError: Bool
}

struct ResourceList: Encodable {
    struct Resource: Encodable { let uri: String, name: String, title: String, description: String, mimeType: String }

    let resources: [Resource]
}

struct ResourceTemplateList: Encodable {
    let resourceTemplates: [String] = []
}

struct ResourceContents: Encodable {
    struct Content: Encodable { let uri: String, mimeType: String, text: String }

    let contents: [Content]
}

/// A result with what the revisions without sessions want beside it.
struct CompleteResult<Result: Encodable>: Encodable {
    let result: Result
    let server: Implementation
    /// Whether the protocol wants it said how long the result may be kept. What is read may change at any time.
    let isCacheable: Bool

    private enum Key: String, CodingKey {
        case resultType, ttlMs, cacheScope
        case metadata = "_meta"
    }

    func encode(to encoder: any Encoder) throws {
        try result.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode("complete", forKey: .resultType)
        try container.encode(ResultMetadata(server: server), forKey: .metadata)
        guard isCacheable else { return }
        try container.encode(0, forKey: .ttlMs)
        try container.encode("private", forKey: .cacheScope)
    }
}
