/// The expansion of a macro among declarations, kept as a static property that is made from the macro's arguments.
enum MacroExpansion {
    private static let sign: Character = "#"

    static func name(_ macro: String, at position: Position) -> String {
        "\(sign)\(macro) \(position.line):\(position.column)"
    }

    /// Whether a property stands for an expansion: the code that the macro makes runs, though nobody names it.
    static func isName(_ name: String) -> Bool { name.first == sign }
}
