import Foundation
import NavAtlasAnalysis

/// The configuration that `init` writes: the defaults, with a comment on each part and what was found in the folder.
struct ConfigurationTemplate {
    /// Whether the tool reads paths; an app's own tool reads none.
    let readsPaths: Bool
    /// What was found in the folder; `nil` if nothing was read.
    var app: DetectedApp?

    var text: String {
        """
        // How NavAtlas reads and checks this app. A key is the name of an option. Options of one command belong in an object
        // with the command's name, such as "check": { "strict": true }. Options on the command line take precedence.
        {
          // Configurations to start from. The settings in this file override theirs.
          "extends": [],
        \(readsPaths ? reading : "")
          // The severity of each rule: "off", "warning" or "error". 'navatlas rules ID' explains a rule.
          "rules": {
        \(Self.rules)
          },

          // Requirements of your own. Names are patterns with * and ?.
          "policies": [
            // { "must-pass": "LoginScreen", "before": ["PaymentScreen", "Order*"] },
            // { "max-depth": 5, "of": "*Screen", "severity": "warning" },
          ],

          "check": {
            // The lowest severity that fails the check.
            "fail-on": "error",
            // "baseline": ".navatlas-baseline.json",
          },
        }

        """
    }

    private static var rules: String {
        Rules.described.map { rule in
            let setting = rule.isEnabledByDefault ? rule.severity.rawValue : "off"
            return "    // \(rule.title).\n    \"\(rule.id)\": \"\(setting)\","
        }.joined(separator: "\n")
    }

    private var reading: String {
        """

          // What to read if the command line names no path: folders, Swift files, graph documents.
          "paths": ["."],

          // What to leave out, in the syntax of .gitignore.
          "exclude": [
            // "Sources/Playground", "*.generated.swift",
          ],

          // Functions of the app's own routers that NavAtlas cannot read. 'navatlas graph --explain' shows what they match.
          "routers": [
            // { "call": "AppRouter.open", "argument": 0, "presentation": "push" },
          ],
        \(found)
        """
    }

    private var found: String {
        guard let app else { return "" }
        let styles = app.styles.isEmpty ? "plain SwiftUI" : app.styles.joined(separator: ", ")
        return """

              // Styles of navigation found here: \(styles).

            \(entry(app))

            \(target(app))

            """
    }

    private func entry(_ app: DetectedApp) -> String {
        app.entries.isEmpty
            ? """
              // No entry was found here. Name the screen or coordinator where a person comes in.
              // Coordinators that nothing leads to: \(Self.list(app.candidates)).
              "entry": [],
            """
            : """
              // Where a person starts. Found here: \(Self.list(app.entries)).
              "entry": [],
            """
    }

    private func target(_ app: DetectedApp) -> String {
        """
          // The targets to read; all app targets if none is named. Found here: \(Self.list(app.targets)).
          "target": [],
        """
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : "[" + names.map { "\"\($0.escaped)\"" }.joined(separator: ", ") + "]"
    }
}
