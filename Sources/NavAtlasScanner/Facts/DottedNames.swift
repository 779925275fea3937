// What a name says by itself, and the names that an expression consists of.

extension String {
    /// Whether a name can be a type's: it does not begin with a small letter. Letters without case, and signs such as emoji, can
    /// begin both.
    var mayNameType: Bool {
        guard let byte = utf8.first else { return false }
        if byte < 0x80 { return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
        return first.map { !$0.isLowercase } ?? false
    }

    /// What stands behind the last dot of a dotted name.
    var lastPart: String {
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
        return String(self[utf8.index(after: dot)...])
    }
    /// The name without the prefix of a property wrapper: `_title` is its storage, `$title` what it projects.
    var withoutWrapperPrefix: String { hasPrefix("$") || hasPrefix("_") ? String(dropFirst()) : self }
}

extension Expression {
    /// `Outer.Inner` of an expression that is only names.
    var dottedName: String? {
        switch self {
        case .name(let name, _): name
        case .member(let base, let name, _): base.dottedName.map { $0 + "." + name }
        default: nil
        }
    }

    /// The expression without the `self` before a member: `detail` for `self.detail`.
    var withoutSelf: Expression {
        if case .member(.name("self", _), let name, let position) = self { return .name(name, position) }
        return self
    }

    /// What stands for the variable itself, as `$path` does: for `&path`, which a function changes.
    var projected: Expression {
        switch self {
        case .name(let name, let place) where !name.hasPrefix("$") && name != "self": .name("$" + name, place)
        case .member(let base, let name, let place) where !name.hasPrefix("$"): .member(base, "$" + name, place)
        default: self
        }
    }

    /// Whether two expressions are the same name, or the same member of one.
    func isSameName(as other: Expression) -> Bool { dottedName.map { $0 == other.dottedName } ?? false }
}
