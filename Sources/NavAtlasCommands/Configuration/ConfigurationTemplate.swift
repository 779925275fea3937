import NavAtlasAnalysis

/// The configuration that `init` writes: what holds without one, with a word on each part.
enum ConfigurationTemplate {
    static func text(path: String) -> String {
        let rules = Rules.described.map { rule in
            let setting = rule.isEnabledByDefault ? rule.severity.rawValue : "off"
            return "    // \(rule.title).\n    \"\(rule.id)\": \"\(setting)\","
        }
        let paths =
            path.isEmpty
            ? ""
            : """

              // What is read where the command line names nothing: folders, Swift files, graph documents.
              "paths": ["."],

              // What is left out, in the syntax of .gitignore.
              "exclude": [],

            """
        return """
            // How NavAtlas reads and checks this app. Keys are the names of options; those of a command stand in an object
            // of its name, such as "check": { "strict": true }. Options on the command line come first.
            {
              // Files that this one builds on; what stands here comes first.
              "extends": [],
            \(paths)
              // Each rule is "off", a "warning" or an "error"; 'navatlas rules ID' explains one.
              "rules": {
            \(rules.joined(separator: "\n").replacing("\n", with: "\n"))
              },

              "check": {
                // The least severity that fails the check.
                "fail-on": "error",
                // "baseline": ".navatlas-baseline.json",
              },
            }

            """
    }
}
