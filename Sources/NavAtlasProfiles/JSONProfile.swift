import Foundation

/// Reads coverage profiles that are JSON, and detects which format each has.
struct JSONProfile: Decodable {
    let profile: CodeProfile

    static func read(_ bytes: [UInt8], _ wanted: WantedFiles) throws(ProfileError) -> CodeProfile {
        let decoder = JSONDecoder()
        decoder.userInfo[.wantedFiles] = wanted
        do {
            return try decoder.decode(Self.self, from: Data(bytes)).profile
        } catch let error as ProfileError {
            throw error
        } catch let error as DecodingError {
            throw ProfileError(error)
        } catch {
            throw .malformedJSON("\(error)")
        }
    }

    init(from decoder: any Decoder) throws {
        guard let container = try? decoder.container(keyedBy: AnyKey.self) else { throw ProfileError.unknownJSON }
        let keys = Set(container.allKeys.map(\.stringValue))
        if keys.contains("data"), (try? container.decode(String.self, forKey: "type")) == LLVMExport.type {
            profile = try Self.read(LLVMExport.self, as: "JSON of llvm-cov", from: decoder).profile
        } else if keys.contains("targets") {
            profile = try Self.read(XccovReport.self, as: "JSON of xccov", from: decoder).profile
        } else if !keys.isEmpty,
            container.allKeys.allSatisfy({ (try? container.nestedUnkeyedContainer(forKey: $0)) != nil })
        {
            profile = try Self.read(XccovArchive.self, as: "JSON of xccov", from: decoder).profile
        } else {
            throw ProfileError.unknownJSON
        }
    }

    private static func read<Format: Decodable>(
        _ type: Format.Type, as name: String, from decoder: any Decoder
    ) throws -> Format {
        do {
            return try Format(from: decoder)
        } catch let error as DecodingError {
            throw ProfileError(error, format: name)
        }
    }
}

/// Any key of an object.
struct AnyKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
    init(stringLiteral value: String) { stringValue = value }
}

extension CodingUserInfoKey {
    fileprivate static let wantedFiles = CodingUserInfoKey(rawValue: "wantedFiles")
}

extension [CodingUserInfoKey: any Sendable] {
    fileprivate subscript(key: CodingUserInfoKey?) -> WantedFiles? {
        get { key.flatMap { self[$0] } as? WantedFiles }
        set { if let key { self[key] = newValue } }
    }
}

extension Decoder {
    /// Whether a file is asked about.
    func wants(_ path: String) -> Bool {
        guard let key = CodingUserInfoKey.wantedFiles, let wanted = userInfo[key] as? WantedFiles else { return true }
        return wanted.contains(path)
    }
}

/// A line or a column, counted from 1 and small enough that another comes after it.
struct Ordinal: Decodable {
    let value: Int32

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let number = try container.decode(Int.self)
        guard 0..<Int(Int32.max) ~= number else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no line or column is \(number)")
        }
        value = Int32(number)
    }
}

extension ProfileError {
    fileprivate init(_ error: DecodingError, format: String? = nil) {
        func malformed(_ context: DecodingError.Context, _ problem: String) -> ProfileError {
            guard let format else { return .malformedJSON(problem) }
            return .malformed(format: format, place: Self.place(context.codingPath), problem: problem)
        }
        switch error {
        case .keyNotFound(let key, let context): self = malformed(context, "the key '\(key.stringValue)' is missing")
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            self = malformed(context, "expected \(Self.word(for: type))")
        case .dataCorrupted(let context): self = malformed(context, context.debugDescription)
        @unknown default: self = .malformedJSON("\(error)")
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.reduce(into: "") { place, key in
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += (place.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }

    private static func word(for type: Any.Type) -> String {
        switch "\(type)" {
        case "String": "a string"
        case "Int", "Int32", "Double": "a number"
        case "Bool": "true or false"
        case let name where name.hasPrefix("Array") || name.hasPrefix("Unkeyed"): "a list"
        default: "an object"
        }
    }
}
