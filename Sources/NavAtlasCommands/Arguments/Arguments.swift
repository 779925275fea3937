/// The arguments of a command: the values of its options, and its paths.
package struct Arguments: Sendable {
    /// The arguments that are no options, in the order given.
    package internal(set) var paths: [String] = []
    var values: [String: any Sendable] = [:]
    /// The folder that stands for the working folder while the files of a revision are read; nothing of it may be kept.
    package internal(set) var checkout: String?
    /// Who is told, by whatever reads source, which files could not be read to their end.
    package internal(set) var tellMalformed: (@Sendable ([String]) -> Void)?
    /// The names of the options whose values a configuration says.
    var configured: Set<String> = []
    /// The paths that a configuration says, whether or not the command takes them for its arguments.
    var configuredPaths: [String] = []
    /// What a configuration asks of the rules that it names.
    var rules: [String: Configuration.RuleSetting] = [:]
    /// What a configuration asks of the app beside.
    var policies: [ConfiguredPolicy] = []
    /// What a configuration says that functions of the app's own routers show.
    package internal(set) var routers: [ConfiguredRouter] = []

    /// The value of an option, which is its default where the option was not given.
    package subscript<Value>(option: Option<Value>) -> Value {
        values[option.name] as? Value ?? option.absent
    }

    /// Whether the option stands on the command line, or in the configuration.
    package func isGiven(_ option: any OptionDeclaration) -> Bool { values[option.name] != nil }
}

/// The arguments of a command that are no options.
package struct Positionals: Sendable {
    /// What each of them is.
    let kind: ValueKind
    /// What stands for them in the help page: `PATH`.
    let placeholder: String
    /// What they are.
    let help: String
    /// The least number of them.
    let least: Int
    /// The greatest number of them; `nil` where there may be any.
    let most: Int?

    /// Creates a declaration of positional arguments; unless a greatest number is given, any from the least on will do.
    init(_ kind: ValueKind, placeholder: String? = nil, least: Int, most: Int? = nil, help: String) {
        self.kind = kind
        self.placeholder = placeholder ?? kind.placeholder ?? ""
        self.least = least
        self.most = most
        self.help = help
    }

    /// No arguments at all.
    static let none = Positionals(.flag, least: 0, most: 0, help: "")

    /// As it stands in a usage line: `PATH…`, `[PATH…]` where none is needed, or just so where the number is bounded.
    var usage: String {
        if most != nil { return placeholder }
        return least == 0 ? "[\(placeholder)…]" : "\(placeholder)…"
    }
}
