import Foundation

/// The graph as a versioned JSON document.
///
/// Unknown keys are ignored, so that a document of a later minor revision can be read. The same graph always gives the
/// same bytes.
public enum GraphDocument {
    /// The version that this program writes, and the only one that it reads.
    public static let schemaVersion = 1

    /// The document of a graph, as UTF-8 with a newline at its end.
    ///
    /// - Throws: ``GraphError/notEncodable(_:)``.
    public static func encode(_ graph: NavigationGraph) throws(GraphError) -> Data {
        do {
            return try DocumentPayload(graph).json()
        } catch {
            throw .notEncodable("\(error)")
        }
    }

    /// The graph in a document.
    ///
    /// A document as programs write it is read by a reader of our own: one of 15,000 nodes and 35,000 edges (8 MB) in
    /// 0.06 s, where `JSONDecoder` takes 0.38 s, almost half of a whole check, and `JSONSerialization` 0.45 s before
    /// anything is made of its tree. What that reader does not know what to make of goes to `JSONDecoder`, which finds
    /// the words for it.
    ///
    /// - Throws: ``GraphError``, with the place of the trouble, where the data is not JSON, has another version, lacks
    ///   a value, or breaks an invariant.
    public static func decode(_ data: Data) throws(GraphError) -> NavigationGraph {
        if let payload = DocumentPayload(regular: data) { return try payload.graph() }
        return try decodeWithFoundation(data)
    }

    /// The graph in any document, or what is wrong with it.
    static func decodeWithFoundation(_ data: Data) throws(GraphError) -> NavigationGraph {
        let decoder = JSONDecoder()
        do {
            let payload = try decoder.decode(VersionedPayload.self, from: data).payload
            if let place = RepeatedKey(in: data).place {
                throw GraphError.malformedDocument(place: place, problem: "the key appears twice; remove one")
            }
            return try payload.graph()
        } catch let error as GraphError {
            throw error
        } catch let error as DecodingError {
            throw GraphError(error, in: data)
        } catch {
            throw .malformedJSON("\(error)")
        }
    }

    /// The version is read first: a document of another one need not have the shape of this one.
    private struct VersionedPayload: Decodable {
        let payload: DocumentPayload

        private enum Key: CodingKey { case schemaVersion }

        init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Key.self)
            let version = try keys.decode(WholeNumber.self, forKey: .schemaVersion).value
            guard version == schemaVersion else {
                throw GraphError.unsupportedSchemaVersion(version, supported: schemaVersion)
            }
            payload = try DocumentPayload(from: decoder)
        }
    }
}

/// A graph encodes as its document, so that it can stand inside a larger one.
extension NavigationGraph: Encodable {
    /// Writes the document's keys.
    public func encode(to encoder: any Encoder) throws { try DocumentPayload(self).encode(to: encoder) }
}

extension GraphError {
    fileprivate init(_ error: DecodingError, in data: Data) {
        switch error {
        case .keyNotFound(let key, let context):
            self = .malformedDocument(place: context.place, problem: "the key '\(key.stringValue)' is missing")
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            self = .malformedDocument(place: context.place, problem: "expected \(Self.word(for: type))")
        case .dataCorrupted(let context):
            self = .malformedJSON(Self.detail(of: data) ?? context.debugDescription)
        @unknown default:
            self = .malformedJSON("\(error)")
        }
    }

    private static func word(for type: Any.Type) -> String {
        switch "\(type)" {
        case "String": "a string"
        case "Int": "a whole number"
        case "Bool": "true or false"
        case let name where name.hasPrefix("Array"): "a list"
        default: "an object"
        }
    }

    /// What the other parser says, which names the line and the column where the decoder's names neither.
    private static func detail(of data: Data) -> String? {
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return nil
        } catch {
            let userInfo = (error as NSError).userInfo
            return userInfo["NSDebugDescription"] as? String
        }
    }
}

extension DecodingError.Context {
    /// The way to the value, as in `edges[3].to`.
    fileprivate var place: String {
        codingPath.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += (path.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }
}
