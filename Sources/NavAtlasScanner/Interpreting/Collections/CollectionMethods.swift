// Methods that the app gives to collections and paths: `extension [Route] { mutating func show(_ id: Int) { append(.item(id)) } }`.

extension Interpreter {
    /// Calls a method that changes a collection, on the property that holds it; `nil` where the app gives collections none of
    /// that name, or no property holds this one.
    func callOnCollection(_ site: CallSite) -> Values? {
        guard let base = site.base, program.collectionMethods.contains(site.name) else { return nil }
        let functions = collectionTypes(of: base, site).flatMap { name in
            (program.foreignExtensions[name]?.functions[site.name] ?? []).filter(Self.changesItself)
        }
        .filter { isForElements(of: base, $0, in: site.scope) }
        guard let chosen = choose(functions, site.arguments, in: site.scope).first else { return nil }
        let places = places(of: base, in: site.scope)
        guard !places.isEmpty else { return nil }
        return places.reduce(into: []) { result, place in
            result.unite(
                invoke(
                    chosen, receiver: .binding(place.receiver, place.name), written: site.arguments, in: site.scope))
        }
    }

    /// Whether a method is declared for collections of such elements: not where it is `extension Array where Element == Part`, and
    /// others are held.
    private func isForElements(of base: Expression, _ function: Function, in scope: Scope) -> Bool {
        guard case .array(let element)? = assignedType(of: base, in: scope) else { return true }
        let place = LookupPlace(file: function.file, nominal: function.nominal)
        return function.sameTypes.allSatisfy { $0.name != "Element" || may(element, standFor: $0, in: place) }
    }

    /// A call without its receiver in such a method: `append(.item(id))`; `nil` elsewhere.
    func callOnOwnCollection(
        _ name: String, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope,
        expecting type: ResolvedType?
    ) -> Values? {
        guard isInCollection(scope), program.globalFunctions[name] == nil else { return nil }
        return callMember(.name("self", place.position), name, arguments, place, in: scope, expecting: type)
    }

    /// Whether code is a method's of a collection that a property holds.
    func isInCollection(_ scope: Scope) -> Bool {
        guard case .binding? = scope.frame.receiver, let nominal = scope.frame.place.nominal else { return false }
        return nominal.isForeign && nominal.shortName != "Binding"
    }

    /// Binds `Element` in an extension of a collection to what the property holds on which its code works.
    func bindElement(in place: inout LookupPlace, _ receiver: Value?) {
        guard case .binding(let base, let name)? = receiver, place.nominal?.isForeign == true,
            let nominal = base.nominal(in: heap), case .array(let element)? = assignedType(of: name, nominal, base)
        else { return }
        place.generics["Element"] = element
    }

    /// The names under which the app extends the type of a collection.
    private func collectionTypes(of base: Expression, _ site: CallSite) -> [String] {
        switch assignedType(of: base, in: site.scope) {
        case .array?: return StandardLibraryNames.collections
        case .external("Binding", _)?: return []
        case .external(let name, _)?: return [name.lastPart]
        case nil:
            return site.receivers.compactMap { value in
                if case .external(let name, _, nil, _) = value { name.lastPart } else { nil }
            }.sorted()
        default: return []
        }
    }

    /// Whether a method changes what it is called on, as far as its code says: it gives nothing, or takes and puts elements.
    private static func changesItself(_ function: Function) -> Bool {
        guard !function.fact.isStatic, function.fact.name != "init", let body = function.fact.body else { return false }
        return returnsVoid(function) || !SyntaxSearch.callees(in: body).isDisjoint(with: StandardLibraryNames.changing)
    }
}
