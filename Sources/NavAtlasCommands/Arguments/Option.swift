import NavAtlasModel

/// An option as the parser and the help page see it, whatever the type of its value.
package protocol OptionDeclaration: Sendable {
    /// The long name, without dashes: `format`.
    var name: String { get }
    /// The short name, without its dash: `o`.
    var letter: Character? { get }
    /// What the option's value is.
    var kind: ValueKind { get }
    /// What the option does, in a sentence without a full stop.
    var help: String { get }
    /// Whether it may be given several times, and collects.
    var isList: Bool { get }

    /// The value after one more occurrence of the option with this text.
    ///
    /// - Throws: ``UsageError`` where the text is no value of the option.
    func value(reading text: String, after earlier: (any Sendable)?) throws(UsageError) -> any Sendable
}

/// A declared option, which is also the typed key to its value in ``Arguments``.
///
/// Given several times, the last one counts, except for a ``list(_:letter:kind:help:)``, which collects.
package struct Option<Value: Sendable>: OptionDeclaration {
    /// The long name, without dashes.
    package let name: String
    /// The short name, without its dash.
    package let letter: Character?
    /// What its value is.
    package let kind: ValueKind
    /// What the option does.
    package let help: String
    /// Whether it collects.
    package var isList: Bool { Value.self == [String].self }
    /// The value where the option is not given.
    let absent: Value
    private let read: @Sendable (String, Value) throws(InvalidValue) -> Value

    init(
        _ name: String, letter: Character?, kind: ValueKind, help: String, absent: Value,
        read: @escaping @Sendable (String, Value) throws(InvalidValue) -> Value
    ) {
        self.name = name
        self.letter = letter
        self.kind = kind
        self.help = help
        self.absent = absent
        self.read = read
    }

    /// The value after one more occurrence of the option with this text.
    package func value(reading text: String, after earlier: (any Sendable)?) throws(UsageError) -> any Sendable {
        do {
            return try read(text, earlier as? Value ?? absent)
        } catch {
            throw .invalidValue(
                text, option: display, expected: error.expected, meant: nearest(to: text, among: choices.map(\.id)))
        }
    }
}

extension OptionDeclaration {
    /// The option as it is typed: `--format`.
    var display: String { "--" + name }
    /// What stands for the value in the help page, such as `FILE`; `nil` for a flag, which takes no value.
    var placeholder: String? { kind.placeholder }
    /// The words that the option takes, each with its meaning; empty where it takes any text.
    var choices: [(id: String, summary: String)] { if case .choice(_, let words) = kind { words } else { [] } }
}

/// Why a text is no value of an option: it is not what was expected.
struct InvalidValue: Error { let expected: String }

extension Option where Value == Bool {
    /// An option without a value.
    package static func flag(_ name: String, letter: Character? = nil, help: String) -> Self {
        Self(name, letter: letter, kind: .flag, help: help, absent: false) { _, _ in true }
    }
}

extension Option where Value == String? {
    /// An option that takes any text but none.
    package static func text(_ name: String, letter: Character? = nil, kind: ValueKind, help: String) -> Self {
        Self(name, letter: letter, kind: kind, help: help, absent: nil) { text, _ throws(InvalidValue) in
            guard !text.isEmpty else { throw InvalidValue(expected: "some text") }
            return text
        }
    }
}

extension Option where Value == [String] {
    /// An option that may be given several times; its texts are collected in order.
    package static func list(_ name: String, letter: Character? = nil, kind: ValueKind, help: String) -> Self {
        Self(
            name, letter: letter, kind: kind, help: help + " (may be repeated)", absent: []
        ) { text, earlier throws(InvalidValue) in
            guard !text.isEmpty else { throw InvalidValue(expected: "some text") }
            return earlier + [text]
        }
    }
}

extension Option where Value == Double? {
    /// An option that takes a number of a range.
    package static func number(
        _ name: String, letter: Character? = nil, in range: ClosedRange<Double>, help: String
    ) -> Self {
        Self(name, letter: letter, kind: .number, help: help, absent: nil) { text, _ throws(InvalidValue) in
            guard let number = Double(text), range.contains(number) else {
                throw InvalidValue(
                    expected:
                        "a number from \(range.lowerBound.formattedShortly) to \(range.upperBound.formattedShortly)")
            }
            return number
        }
    }
}

extension Option {
    /// A word that a choice takes, its meaning, and the value that it stands for.
    package struct Choice: Sendable {
        let id: String
        let summary: String
        let value: Value

        /// Creates a choice.
        package init(_ id: String, _ summary: String, _ value: Value) {
            self.id = id
            self.summary = summary
            self.value = value
        }
    }

    /// An option that takes one of some words, in capitals or small letters; the value is `absent` where it is not given.
    package static func choice(
        _ name: String, letter: Character? = nil, placeholder: String, among choices: [Choice], absent: Value,
        help: String
    ) -> Self {
        Self(
            name, letter: letter, kind: .choice(placeholder, among: choices.map { ($0.id, $0.summary) }), help: help,
            absent: absent
        ) { text, _ throws(InvalidValue) in
            guard
                let choice = choices.first(where: { $0.id == text })
                    ?? choices.first(where: { $0.id.lowercased() == text.lowercased() })
            else {
                throw InvalidValue(expected: "one of " + choices.map(\.id).joined(separator: ", "))
            }
            return choice.value
        }
    }
}

extension Double {
    /// The number without a fraction where it has none: `80` rather than `80.0`.
    var formattedShortly: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
