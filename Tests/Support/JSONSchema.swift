import Foundation

/// Holds JSON against a schema: the keywords of JSON Schema (draft 7) that this package's tests use. A keyword that it
/// does not know is an error, so that no rule of a schema is passed over in silence.
public struct JSONSchema {
    private let root: Any

    /// Reads a schema.
    ///
    /// - Throws: an error of the JSON parser.
    public init(_ text: String) throws {
        root = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }

    /// What is wrong with a document, each with its place; empty for a valid one.
    ///
    /// - Throws: an error of the JSON parser.
    public func problems(in document: Data) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)
        return problems(of: value, by: root, at: "$")
    }

    private func problems(of value: Any, by schema: Any, at place: String) -> [String] {
        if let allowed = schema as? Bool { return allowed ? [] : ["\(place): nothing may stand here"] }
        guard let schema = schema as? [String: Any] else { return ["\(place): the schema is no object"] }
        return schema.sorted { $0.key < $1.key }.flatMap { keyword, argument in
            problems(of: value, by: keyword, argument, in: schema, at: place)
        }
    }

    private func problems(
        of value: Any, by keyword: String, _ argument: Any, in schema: [String: Any], at place: String
    ) -> [String] {
        let object = value as? [String: Any]
        let list = value as? [Any]
        let text = value as? String
        switch keyword {
        case "$schema", "$id", "title", "description", "definitions", "default", "examples", "markdownDescription":
            return []
        case "$ref":
            let path = (argument as? String ?? "").dropFirst("#/".count).split(separator: "/")
            let target = path.reduce(root as Any?) { ($0 as? [String: Any])?[String($1)] }
            return target.map { problems(of: value, by: $0, at: place) } ?? [
                "\(place): \(argument) is not in the schema"
            ]
        case "type":
            let types = argument as? [String] ?? [argument as? String ?? ""]
            return types.contains { Self.isOf($0, value) } ? [] : ["\(place): not of type \(types)"]
        case "enum", "const":
            let choices = keyword == "const" ? [argument] : argument as? [Any] ?? []
            return choices.contains { Self.areEqual($0, value) } ? [] : ["\(place): none of \(choices)"]
        case "required":
            return (argument as? [String] ?? []).filter { object != nil && object?[$0] == nil }
                .map { "\(place).\($0): is missing" }
        case "properties":
            let properties = argument as? [String: Any] ?? [:]
            return properties.flatMap { name, schema in
                (object?[name]).map { problems(of: $0, by: schema, at: "\(place).\(name)") } ?? []
            }
        case "additionalProperties":
            let known = schema["properties"] as? [String: Any] ?? [:]
            return (object ?? [:]).filter { known[$0.key] == nil }
                .flatMap { problems(of: $0.value, by: argument, at: "\(place).\($0.key)") }
        case "items":
            return (list ?? []).enumerated().flatMap { problems(of: $1, by: argument, at: "\(place)[\($0)]") }
        case "minItems": return list.map { $0.count < argument as? Int ?? 0 } == true ? ["\(place): too short"] : []
        case "uniqueItems":
            let texts = (list ?? []).map { "\($0)" }
            return Set(texts).count == texts.count ? [] : ["\(place): an item stands twice"]
        case "minimum":
            let number = (value as? NSNumber)?.doubleValue ?? .infinity
            return number < (argument as? NSNumber)?.doubleValue ?? 0 ? ["\(place): below \(argument)"] : []
        case "maximum":
            let number = (value as? NSNumber)?.doubleValue ?? -.infinity
            return number > (argument as? NSNumber)?.doubleValue ?? 0 ? ["\(place): over \(argument)"] : []
        case "minLength":
            return (text?.count ?? .max) < argument as? Int ?? 0 ? ["\(place): too short"] : []
        case "pattern":
            guard let text, let pattern = argument as? String else { return [] }
            return text.range(of: pattern, options: .regularExpression) == nil ? ["\(place): not \(pattern)"] : []
        case "anyOf":
            let results = (argument as? [Any] ?? []).map { problems(of: value, by: $0, at: place) }
            return results.contains { $0.isEmpty } ? [] : results.flatMap { $0 }
        default: return ["\(place): the keyword \(keyword) is not known"]
        }
    }

    private static func isOf(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "null": value is NSNull
        case "boolean": isBoolean(value)
        case "number": value is NSNumber && !isBoolean(value)
        case "integer":
            !isBoolean(value) && (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } == true
        default: false
        }
    }

    /// The parser gives truth values and numbers as one class.
    private static func isBoolean(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } == true
    }

    private static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? String { return left == right as? String }
        return isBoolean(left) == isBoolean(right) && (left as? NSNumber) == (right as? NSNumber)
    }
}
