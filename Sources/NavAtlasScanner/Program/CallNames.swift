/// The names and argument labels of all calls in the app's code.
struct CallNames {
    private let labels: [String: Set<[String?]>]

    init(_ files: [FileFacts]) {
        var labels: [String: Set<[String?]>] = [:]
        var walk = CodeWalk()
        walk.onExpression = { expression, _ in
            guard case .call(let callee, let arguments, _) = expression else { return }
            let given = arguments.filter { !$0.isTrailing || $0.label != nil }.map(\.label)
            switch callee {
            // What a superclass does is no call of one's own.
            case .member(.name("super", _), _, _): break
            case .name(let name, _), .implicitMember(let name, _), .member(_, let name, _):
                labels[name, default: []].insert(given)
            default: break
            }
        }
        walk.walk(files)
        self.labels = labels
    }

    /// Whether some call has a function's name, and labels that it takes.
    func mayMean(_ function: FunctionFact) -> Bool {
        let taken = function.parameters.map(\.label)
        return labels[function.name]?.contains { given in
            given.count <= taken.count && given.allSatisfy(taken.contains)
                && (taken.first == .some(nil) ? given.first == .some(nil) || given.isEmpty : true)
        } ?? false
    }
}
