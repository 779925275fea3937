/// The names and argument labels of all calls in the app's code.
struct CallNames {
    private var labels: [String: Set<[String?]>] = [:]

    init(_ files: [FileFacts]) {
        var walk = CodeWalk()
        withoutActuallyEscaping({ labels[$0, default: []].formUnion([$1]) }) { add in
            walk.onExpression = { expression, _ in
                guard case .call(let callee, let arguments, _) = expression else { return }
                let given = arguments.filter { !$0.isTrailing || $0.label != nil }.map(\.label)
                switch callee {
                case .name(let name, _), .implicitMember(let name, _): add(name, given)
                // What a superclass does is no call of one's own.
                case .member(let base, let name, _):
                    if case .name("super", _) = base { return }
                    add(name, given)
                default: break
                }
            }
            walk.walk(files)
            walk = CodeWalk()
        }
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
