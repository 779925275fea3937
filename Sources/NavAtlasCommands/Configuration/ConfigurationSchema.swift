import Foundation
import NavAtlasAnalysis

/// The JSON Schema (2020-12) of configurations, made from the lists of options and rules.
struct ConfigurationSchema {
    private let keys: ConfigurationKeys

    init(_ keys: ConfigurationKeys) { self.keys = keys }

    /// The schema as a document, the same bytes for the same options and rules.
    var text: String {
        var properties: [String: Any] = [
            "$schema": ["type": "string"],
            "extends": Self.texts("Files that this one builds on, told from its folder"),
            "paths": Self.texts("What is read where the command line names nothing, told from the file's folder"),
            "rules": Self.object(
                "How each rule is asked",
                Dictionary(uniqueKeysWithValues: Rules.all.map { ($0.id, Self.setting($0.title)) })),
        ]
        for option in keys.shared { properties[option.name] = Self.schema(of: option) }
        for (name, options) in keys.commands {
            properties[name] = Self.object(
                "Options of '\(name)'",
                Dictionary(uniqueKeysWithValues: options.map { ($0.name, Self.schema(of: $0)) }))
        }
        var schema = Self.object("The configuration of NavAtlas, '\(Configuration.fileName)'", properties)
        schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts, lists and objects can always be written.
        let data = (try? JSONSerialization.data(withJSONObject: schema, options: options)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func schema(of option: any OptionDeclaration) -> [String: Any] {
        if option.placeholder == nil { return ["type": "boolean", "description": option.help] }
        if option.isList { return texts(option.help) }
        var schema: [String: Any] = ["type": ["string", "number"], "description": option.help]
        if !option.choices.isEmpty {
            schema["type"] = "string"
            schema["enum"] = option.choices.map(\.id)
        }
        return schema
    }

    private static func setting(_ title: String) -> [String: Any] {
        ["enum": Configuration.RuleSetting.allCases.map(\.rawValue), "description": title]
    }

    private static func texts(_ description: String) -> [String: Any] {
        ["type": ["string", "array"], "items": ["type": "string"], "description": description]
    }

    private static func object(_ description: String, _ properties: [String: Any]) -> [String: Any] {
        ["type": "object", "description": description, "properties": properties, "additionalProperties": false]
    }
}
