// Modifiers and styles that are types of the app's own: their code draws for the view that is given them.

extension Interpreter {
    /// `.modifier(Chrome(action: …))`: the modifier's body runs for the view that it modifies.
    ///
    /// - Returns: the views that it modifies, and those that it shows in their place.
    func apply(_ modifier: Expression, to elements: Values, in scope: Scope) -> Values {
        let maker = screen(among: elements)
        // What becomes a part of a screen is looked at by the screen itself.
        let isPartOfScreen = mode == .destination && maker == nil
        let modifiers = with(owner: maker) { evaluate(modifier, in: scope, expecting: nil) }
        var result = elements
        for value in modifiers {
            guard let nominal = value.nominal(in: heap), let body = modifierBody(of: value) else { continue }
            let mayReplace = mode == .destination && replacesContent(body)
            draft.noteComponent(of: Owner(node: (maker ?? owner).node, component: nominal))
            withinContainer(owner: maker) {
                let shown = invoke(body, receiver: value, arguments: [elements])
                if mayReplace { return result.unite(shown) }
                if areRoots(elements) { return result = result.subtracting(elements).union(shown) }
                render(isPartOfScreen ? removing(elements, from: shown) : shown.subtracting(elements))
            }
        }
        return result
    }

    /// Whether views are what a container of the view begins with whose code runs, and so screens of their own:
    /// `func body(content: Content) -> some View { NavigationStack { content } }`.
    private func areRoots(_ elements: Values) -> Bool {
        guard mode == .body, let node = owner.node, !elements.isEmpty else { return false }
        return elements.allSatisfy { element in
            guard let shown = element.nominal(in: heap).map(draft.key(for:)),
                draft.incoming[shown]?.contains(node) == true
            else { return false }
            return root(from: node, to: shown) != nil
        }
    }

    /// `Framed().concat(Titled())`: modifiers of the app's own, one of which is applied after the other; `nil` for what is none.
    func combinedModifiers(_ name: String, _ first: Values, _ arguments: [Argument], in scope: Scope) -> Values? {
        guard name == "concat", arguments.count == 1, first.contains(where: { modifierBody(of: $0) != nil }) else {
            return nil
        }
        return first.union(evaluate(arguments[0].value, in: scope, expecting: nil))
    }

    /// `.buttonStyle(Chip())`, `.buttonStyle(.chip)`: what the style's `makeBody` draws is a part of the view that it styles;
    /// `nil` where no style of the app's own is given.
    func applyStyle(_ name: String, _ arguments: [Argument], to elements: Values, in scope: Scope) -> Values? {
        guard name.hasSuffix("Style"), arguments.count == 1, arguments[0].label == nil else { return nil }
        let maker = screen(among: elements)
        let kind = name.prefix(1).uppercased() + name.dropFirst()
        // A button may have a style of either kind.
        let drawing = [kind, "Primitive" + kind].lazy.map { kind in
            self.with(owner: maker) {
                self.evaluate(arguments[0].value, in: scope, expecting: .external(kind, []))
            }.compactMap { style in self.styleBody(of: style).map { (style, $0) } }
        }.first { !$0.isEmpty }
        guard let drawing else { return nil }
        for (style, body) in drawing {
            draft.noteComponent(of: Owner(node: (maker ?? owner).node, component: body.nominal))
            withinContainer(owner: maker) { render(invoke(body, receiver: style, arguments: [[]])) }
        }
        return elements
    }

    private func styleBody(of style: Value) -> Function? {
        style.nominal(in: heap).flatMap { nominal in
            program.methods("makeBody", of: nominal).first { $0.fact.parameters.count == 1 }
        }
    }
}
