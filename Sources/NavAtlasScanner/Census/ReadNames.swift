/// Which properties the app's code reads, and does not only set, as far as their names tell.
struct ReadNames {
    /// How often each name is read in the code of each type; that of the code outside of types is empty. A name without an
    /// object, or behind `self`, is that of a member there.
    private let own: [String: [String: Int]]
    /// How often each name is read of some object, which may be of any type.
    private let ofOthers: [String: Int]

    init(_ files: [FileFacts]) {
        let list = List()
        for file in files {
            list.add(file.properties, file.functions, in: "")
            for type in file.types { list.add(type.properties, type.functions, in: type.name.lastPart) }
        }
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

        func add(_ properties: [PropertyFact], _ functions: [FunctionFact], in type: String) {
            var walk = CodeWalk()
            walk.onExpression = { expression, _ in
                self.add(expression, 1, in: type)
                // What is set is not read by that.
                if case .assignment(let target, _, _) = expression { self.add(target, -1, in: type) }
            }
            walk.walk(properties, functions)
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
