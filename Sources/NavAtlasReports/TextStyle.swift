/// Whether text for a terminal has colours.
package enum TextStyle: Sendable {
    /// Text alone.
    case plain
    /// With the terminal's escape sequences; only where a terminal will read them.
    case colored

    /// What colours stand for.
    enum Role: String {
        case error = "1;31"
        case warning = "1;33"
        case heading = "1"
        case quiet = "2"
    }

    /// The text in the colour of its role. It must be escaped already.
    func paint(_ text: String, as role: Role) -> String {
        self == .plain ? text : "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
    }
}
