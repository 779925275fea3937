import Foundation
import NavAtlasAnalysis

/// The JSON Schema (2020-12) of configurations, made from the lists of options and rules.
struct ConfigurationSchema {
    private let keys: ConfigurationKeys

    init(_ keys: ConfigurationKeys) { self.keys = keys }

    /// The schema as a document, the same bytes for the same options and rules.
    ///
    /// - Throws: what the encoder throws.
    func text() throws -> String {
        var properties: [String: Any] = [
            "$schema": ["type": "string"],
            "extends": Self.texts("Configurations that this one extends, relative to its folder"),
            "paths": Self.texts("What to read if the command line names no path, relative to the file's folder"),
            "rules": Self.object(
                "The severity of each rule",
                Dictionary(uniqueKeysWithValues: Rules.described.map { ($0.id, Self.setting($0.title)) })),
        ]
        properties["policies"] = Self.policies
        properties["routers"] = Self.routers
        for option in keys.shared { properties[option.name] = Self.schema(of: option) }
        for (name, options) in keys.commands {
            properties[name] = Self.object(
                "Options of '\(name)'",
                Dictionary(uniqueKeysWithValues: options.map { ($0.name, Self.schema(of: $0)) }))
        }
        var schema = Self.object("The configuration of NavAtlas, '\(Configuration.fileName)'", properties)
        schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try JSONSerialization.data(withJSONObject: schema, options: options)
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private static func schema(of option: any OptionDeclaration) -> [String: Any] {
        if option.isList { return texts(option.help) }
        let types = option.kind.jsonTypes
        var schema: [String: Any] = ["type": types.count == 1 ? types[0] : types, "description": option.help]
        if !option.choices.isEmpty { schema["enum"] = option.choices.map(\.id) }
        return schema
    }

    private static var policies: [String: Any] {
        let ways = object(
            "A pattern for connections: all keys must match",
            Dictionary(
                uniqueKeysWithValues: ["from", "to", "from-module", "to-module", "presentation"].map {
                    ($0, ["type": "string"] as [String: Any])
                }))
        let number: [String: Any] = ["type": "integer", "minimum": 0]
        let policy = object(
            "A requirement of the team; names are patterns with * and ?",
            [
                "name": ["type": "string"], "severity": ["enum": Severity.allCases.map(\.rawValue)],
                "must-pass": texts("A gate that every path to 'before' passes"),
                "before": texts("What lies behind the gate"),
                "forbidden": ways, "required": ways, "max-depth": number, "max-stack": number,
                "of": texts("The screens and coordinators it applies to (default: all)"),
                "profile": texts("Where a person starts"), "reaches": texts("What can be reached from there"),
                "never-reaches": texts("What cannot be reached from there"),
            ])
        return ["type": "array", "items": policy]
    }

    private static var routers: [String: Any] {
        var router = object(
            "A function of the app's own router that shows what it is given",
            [
                "call": [
                    "type": "string", "pattern": "^\\w+(\\.\\w+)+$", "description": "The type and its function",
                ],
                "argument": [
                    "type": ["integer", "string"], "minimum": 0,
                    "description": "The place of the argument that makes the destination, from 0, or its label",
                ],
                "presentation": [
                    "enum": ConfigurationReader.routerPresentations.map(\.rawValue),
                    "description": "How the destination is shown",
                ],
            ])
        router["required"] = ["call"]
        return ["type": "array", "items": router]
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
