/// The names that live code reads, without those to which values are assigned or elements are added.
struct ReadNames {
    /// How often each name is read in the code of each type; that of the code outside of types is empty. A name without an
    /// object, or behind `self`, is that of a member there.
    private let own: [String: [String: Int]]
    /// How often each name is read of some object, which may be of any type.
    private let ofOthers: [String: Int]

    init(_ declarations: [Declaration]) {
        let list = List()
        // The code of branches is that of what they stand in.
        for declaration in declarations where declaration.kind != .branch { list.add(declaration) }
        (own, ofOthers) = (list.own, list.ofOthers)
    }

    /// Whether code reads a property of a type, of which those of some names are relatives.
    func contains(_ name: String, ofAnyOf types: Set<String>) -> Bool {
        ofOthers[name, default: 0] > 0
            || own[name]?.contains { type, count in count > 0 && (type.isEmpty || types.contains(type)) } ?? false
    }

    private final class List {
        var own: [String: [String: Int]] = [:]
        var ofOthers: [String: Int] = [:]

        func add(_ declaration: Declaration) {
            let type = declaration.nominal?.shortName ?? ""
            SyntaxSearch.expressions(in: declaration.code) { expression in
                // A parameter of that name is what is read.
                if case .name(let name, _) = expression, declaration.parameters.contains(name) { return }
                add(expression, 1, in: type)
                // What is set, or added to, is not read by that.
                switch expression {
                case .assignment(let target, _, _): add(target, -1, in: type)
                case .call(.member(let target, let name, _), _, _) where ["append", "insert"].contains(name):
                    add(target, -1, in: type)
                default: break
                }
            }
        }

        private func add(_ expression: Expression, _ number: Int, in type: String) {
            switch expression {
            case .name(let name, _): own[name, default: [:]][type, default: 0] += number
            case .member(let base, let name, _) where base.isSelf: own[name, default: [:]][type, default: 0] += number
            case .member(_, let name, _), .implicitMember(let name, _): ofOthers[name, default: 0] += number
            case .keyPath(_, let parts, _): for part in parts { ofOthers[part, default: 0] += number }
            default: break
            }
        }
    }
}
