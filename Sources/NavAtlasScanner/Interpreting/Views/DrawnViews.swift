// Views that only draw what they are given, and layouts that hold more than texts and pictures.

extension Interpreter {
    /// A view that was drawn for an owner.
    struct RenderKey: Hashable {
        let value: Value
        let owner: Owner
    }

    /// Whether a layout holds more than texts and pictures: views of the app's own, rows or links.
    func holdsParts(_ value: Value) -> Bool {
        switch value {
        case .object, .instance: value.nominal(in: heap).map(isView) ?? false
        case .external(let name, _, nil, let arguments):
            SwiftUINames.leading.contains(name) || arguments.contains { $0.values.contains(where: holdsParts) }
        default: false
        }
    }

    /// Whether views only draw, beside others in a wrapper that a person works with: a picture above the rows of a form.
    func areDecoration(_ typed: Targets, in content: Values) -> Bool {
        guard content.count > 1,
            typed.allSatisfy({ target in
                if case .type(let nominal) = target.node {
                    onlyDraws(nominal) && viewFlow(of: nominal) == nil
                } else {
                    false
                }
            })
        else { return false }
        return content.contains { part in
            holdsParts(part) && targets(in: [part], route: "root").allSatisfy(\.isInline)
        }
    }

    /// Views that are made for the sake of views that are members of them are parts of what shows those: `Bubble(text).large`.
    func noteTaken(_ found: Values, from views: Values) {
        guard found.contains(where: isShown) else { return }
        for view in views {
            guard let nominal = view.nominal(in: heap), isView(nominal) else { continue }
            noteShown(view, nominal, asPart: true)
        }
    }

    /// Whether a view draws what it is given, and does nothing else: its code does not navigate, and it has no state that a
    /// person changes. It may move by itself, and read what a model holds, such as the app's colors.
    func onlyDraws(_ nominal: Nominal) -> Bool {
        var seen: Set<Nominal> = []
        return holdsInside(nominal, &seen, onlyDraws)
    }

    /// Whether a condition holds for a view and for all views that its code makes.
    private func holdsInside(
        _ nominal: Nominal, _ seen: inout Set<Nominal>, _ condition: (Nominal, _ code: [[Statement]]) -> Bool
    ) -> Bool {
        guard seen.insert(nominal).inserted else { return true }
        let code = bodies(of: nominal)
        guard condition(nominal, code) else { return false }
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        let inner = code.flatMap { SyntaxSearch.typeNames(in: $0) }
            .compactMap { program.nominal(named: $0, in: place) }
        for part in inner.sorted(by: { $0.id < $1.id }) where isView(part) {
            guard holdsInside(part, &seen, condition) else { return false }
        }
        return true
    }

    private func onlyDraws(_ nominal: Nominal, _ code: [[Statement]]) -> Bool {
        let moves = code.allSatisfy { SyntaxSearch.words(in: $0).isDisjoint(with: SwiftUINames.controls) }
        let names = code.reduce(into: Set<String>()) { $0.formUnion(SyntaxSearch.allNames(in: $1)) }
        let areDrawn = nominal.properties.values.allSatisfy { property in
            // What a part is bound to, a person may change there.
            isGiven(property)
                || moves && !names.contains("$" + property.fact.name)
                    && (isState(property) || isOnlyRead(property, code))
        }
        guard areDrawn else { return false }
        let words = Set(Vocabulary.termsOfViews.map(\.name))
        return code.allSatisfy { SyntaxSearch.callees(in: $0).isDisjoint(with: words) }
    }

    /// Whether a person changes something in a view.
    func hasControls(_ nominal: Nominal) -> Bool {
        bodies(of: nominal).contains(where: hasControls)
    }

    /// Whether a person changes something in the view that code shows.
    func hasControls(in code: [Statement]) -> Bool {
        !SyntaxSearch.words(in: code).isDisjoint(with: SwiftUINames.controls)
    }

    /// Whether nothing happens in a view, neither where a person touches it nor when it appears.
    func isPicture(_ nominal: Nominal) -> Bool {
        let active = SwiftUINames.controls.union(SwiftUINames.events)
        var seen: Set<Nominal> = []
        return nominal.kind == .struct && isView(nominal) && onlyDraws(nominal)
            && holdsInside(nominal, &seen) { _, code in
                code.allSatisfy { SyntaxSearch.words(in: $0).isDisjoint(with: active) }
            }
    }

    private func isState(_ property: Property) -> Bool {
        property.fact.attributes.contains { ["Namespace", "State"].contains($0.name.base) }
            && type(of: property)?.nominal?.kind != .class
    }

    /// Whether code neither calls a function of the model that a property holds, nor changes what that holds.
    private func isOnlyRead(_ property: Property, _ code: [[Statement]]) -> Bool {
        let place = LookupPlace(file: property.file, nominal: property.nominal)
        let named = property.fact.initialType.map { program.resolve($0, in: place) }
        guard let model = (type(of: property) ?? named)?.nominal, model.kind == .class else { return false }
        return code.allSatisfy { body in
            SyntaxSearch.callees(in: body).allSatisfy { program.methods($0, of: model).isEmpty }
                && SyntaxSearch.assignmentTargets(in: body).allSatisfy { target in
                    target.withoutSelf.dottedName?.split(separator: ".").first.map(String.init)
                        != property.fact.name
                }
        }
    }

    private func isGiven(_ property: Property) -> Bool {
        guard property.fact.getter == nil, !property.fact.isStatic else { return true }
        return property.fact.attributes.allSatisfy { ["Binding", "Environment", "ViewBuilder"].contains($0.name.base) }
            && type(of: property)?.nominal.map { [.struct, .enum].contains($0.kind) } ?? true
    }
}
