/// What stands after a command: the values of its options, and its paths.
public struct Arguments: Sendable {
    /// The arguments that are no options, in the order given.
    public internal(set) var paths: [String] = []
    var values: [String: any Sendable] = [:]

    /// The value of an option, which is its default where the option was not given.
    public subscript<Value>(option: Option<Value>) -> Value {
        values[option.name] as? Value ?? option.absent
    }

    /// Whether the option stands on the command line.
    public func isGiven(_ option: any OptionDeclaration) -> Bool { values[option.name] != nil }
}

/// The arguments of a command that are no options.
public struct Positionals: Sendable {
    /// What stands for one of them in the help page: `PATH`.
    public let placeholder: String
    /// What they are.
    public let help: String
    /// The least number of them.
    public let least: Int

    /// Creates a declaration of positional arguments, of which there may be any number from the least on.
    public init(_ placeholder: String, least: Int, help: String) {
        self.placeholder = placeholder
        self.least = least
        self.help = help
    }

    /// As it stands in a usage line: `PATH…`, or `[PATH…]` where none is needed.
    var usage: String { least == 0 ? "[\(placeholder)…]" : "\(placeholder)…" }
}
