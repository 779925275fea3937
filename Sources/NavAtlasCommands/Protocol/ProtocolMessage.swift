import Foundation

/// A message of JSON-RPC 2.0, as one line of bytes says it.
enum ProtocolMessage {
    /// What tells a request from others.
    enum ID: Hashable, Encodable {
        case text(String)
        case number(Int)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            }
        }
    }

    /// Asks for an answer.
    case request(ID, method: String, Parameters)
    /// Asks for none.
    case notification(method: String, Parameters)
    /// Answers a request; this server sends none.
    case response
    /// It is none of these.
    case malformed(ID?, ProtocolError)

    /// Reads a line.
    init(_ bytes: [UInt8]) {
        let document: JSONC
        do {
            document = try JSONC(strictly: bytes)
        } catch {
            self = .malformed(nil, .malformedJSON("\(error.problem) at column \(error.place.column)"))
            return
        }
        switch document.value {
        case .object(let members): self.init(Parameters(members))
        case .array: self = .malformed(nil, .invalidRequest("batches of messages are no longer part of the protocol"))
        default: self = .malformed(nil, .invalidRequest("a message is an object"))
        }
    }

    private init(_ members: Parameters) {
        let id: ID? =
            switch members["id"] {
            case .string(let text)?: .text(text)
            case .number(let number)?: Int(exactly: number).map(ID.number)
            default: nil
            }
        guard case .string("2.0")? = members["jsonrpc"] else {
            self = .malformed(id, .invalidRequest("a message has \"jsonrpc\": \"2.0\""))
            return
        }
        guard let method = members["method"] else {
            let isResponse = members["result"] != nil || members["error"] != nil
            self = isResponse ? .response : .malformed(id, .invalidRequest("a request has a \"method\""))
            return
        }
        guard case .string(let name) = method else {
            self = .malformed(id, .invalidRequest("a \"method\" is text"))
            return
        }
        let parameters: Parameters
        switch members["params"] {
        case nil: parameters = Parameters([])
        case .object(let own)?: parameters = Parameters(own)
        default:
            self = .malformed(id, .invalidRequest("\"params\" is an object"))
            return
        }
        if let id {
            self = .request(id, method: name, parameters)
        } else if members["id"] == nil {
            self = .notification(method: name, parameters)
        } else {
            self = .malformed(nil, .invalidRequest("an \"id\" is text or a whole number"))
        }
    }

    /// The id of the request that this message cancels.
    var cancels: ID? {
        guard case .notification("notifications/cancelled", let parameters) = self else { return nil }
        return switch parameters["requestId"] {
        case .string(let text)?: .text(text)
        case .number(let number)?: Int(exactly: number).map(ID.number)
        default: nil
        }
    }
}

/// The members of an object of JSON.
struct Parameters {
    private let members: [String: JSONC.Value]

    init(_ members: [JSONC.Member]) {
        self.members = Dictionary(members.map { ($0.key, $0.value.value) }) { first, _ in first }
    }

    var names: [String] { members.keys.sorted() }

    subscript(name: String) -> JSONC.Value? { members[name] }

    /// The members of a member; `nil` where that is no object.
    func object(_ name: String) -> Parameters? {
        if case .object(let members)? = members[name] { Parameters(members) } else { nil }
    }
}

/// Why a request is not answered, as JSON-RPC numbers it.
struct ProtocolError: Error, Encodable {
    /// The versions that there are, where the wanted one is not among them.
    struct Versions: Encodable { let supported: [String], requested: String }

    let code: Int
    let message: String
    var data: Versions?

    static func malformedJSON(_ detail: String) -> ProtocolError {
        ProtocolError(code: -32700, message: "the line is not JSON: \(detail)")
    }
    static func invalidRequest(_ detail: String) -> ProtocolError {
        ProtocolError(code: -32600, message: "the message is not a request: \(detail)")
    }
    static func unknownMethod(_ name: String) -> ProtocolError {
        ProtocolError(code: -32601, message: "there is no method \(name.prefix(100).description.quoted)")
    }
    static func internalError(_ detail: String) -> ProtocolError { ProtocolError(code: -32603, message: detail) }
    static func invalidParameters(_ detail: String) -> ProtocolError { ProtocolError(code: -32602, message: detail) }
    /// Older revisions have a number of their own for it.
    static func unknownResource(_ uri: String, isOlder: Bool) -> ProtocolError {
        ProtocolError(
            code: isOlder ? -32002 : -32602,
            message: "there is no resource \(uri.prefix(200).description.quoted); 'resources/list' lists them")
    }
    static func unsupportedVersion(_ version: String, supported: [String]) -> ProtocolError {
        ProtocolError(
            code: -32022, message: "Unsupported protocol version",
            data: Versions(supported: supported, requested: String(version.prefix(100))))
    }
}
