// What a helper is given to show, and lays out beside views of its own: `sheet(isPresented: isOpen) { VStack { Title(); content() } }`.

extension Interpreter {
    /// The screens in content that is passed to the code around a destination, with the views beside them as their own; none if the
    /// content has no screen, or the destination is a screen itself.
    func screensGiven(
        to destination: Expression, showing found: Targets, in scope: Scope, binding arguments: [Values], route: String
    ) -> Targets {
        guard case .closure(let closure) = destination, !found.isEmpty, found.allSatisfy(\.isInline) else { return [] }
        let given = runClosures(contentGiven(to: closure, in: scope), arguments).filter(isShown)
        let screens = targets(in: given, route: route).filter { !$0.isInline }
        guard !screens.isEmpty else { return [] }
        let others = found.reduce(into: Values()) { $0.unite(removing(given, from: $1.parts)) }
        return Targets(
            screens.map { screen in
                var screen = screen
                screen.modifiers.unite(others)
                return screen
            })
    }

    /// What a closure calls or names that the function around it, or the view or modifier whose code this is, was given.
    private func contentGiven(to closure: Closure, in scope: Scope) -> Values {
        var names: Set<String> = []
        SyntaxSearch.mentions(in: closure.body) { name, _ in names.insert(name) }
        let properties = scope.frame.receiver?.nominal(in: heap).map(contentProperties(of:)) ?? []
        return names.subtracting(actions(givenIn: scope.frame)).sorted().reduce(into: []) { given, name in
            if let parameter = scope.parameter(name) {
                given.unite(parameter)
            } else if properties.contains(name), scope.variable(name) == nil, let receiver = scope.frame.receiver {
                given.unite(read(name, of: receiver))
            }
        }
    }

    /// The parameters of a function whose closures give nothing.
    private func actions(givenIn frame: Frame) -> [String] {
        guard let function = frame.function else { return [] }
        return program.functions[function].fact.parameters.compactMap { parameter in
            guard case .function(_, let output)? = parameter.type, output == .tuple([]) || output.base == "Void" else {
                return nil
            }
            return parameter.name
        }
    }
}
