// What only the app's own code calls: a library calls what it declares itself, and what Objective-C sees.

extension Program {
    /// Whether nothing of a library, which may call what it declares, stands behind a type. Of the app's objects that Objective-C
    /// knows, and of its controllers, it calls only what it declares itself, or what says that it is seen there.
    func isOwn(_ nominal: Nominal) -> Bool {
        let types = [nominal] + ancestors(of: nominal)
        let isSeen = types.contains(where: \.isSeenByObjectiveC)
        return types.allSatisfy { type in
            writtenParents(of: type).allSatisfy { name in
                ownTypes.contains(name) || ProtocolNames.withoutCalls.contains(name)
                    || !isSeen && (ProtocolNames.objects.contains(name) || UIKitNames.controllers.contains(name))
            }
        }
    }

    /// The names of what a type is said to inherit from and to conform to.
    func writtenParents(of nominal: Nominal) -> [String] {
        nominal.inherits.flatMap { written, _ -> [String] in
            if case .composition(let parts) = written { return parts.map(\.base.lastPart) }
            return written.base.isEmpty ? [] : [written.base.lastPart]
        }
    }

    /// Whether a function overrides one of a class of a library, which calls it.
    func overridesLibrary(_ function: FunctionFact, of nominal: Nominal?) -> Bool {
        guard function.isOverride, let nominal else { return false }
        let labels = function.parameters.map(\.label)
        return nominal.isForeign
            || !ancestors(of: nominal).contains { base in
                base.kind == .class
                    && (base.functions[function.name] ?? []).contains {
                        !$0.fact.isOverride && $0.fact.parameters.map(\.label) == labels
                    }
            }
    }

    /// Whether a property overrides one of a class of a library, which reads it.
    func overridesLibrary(_ property: PropertyFact, of nominal: Nominal?) -> Bool {
        guard property.isOverride, let nominal else { return false }
        return nominal.isForeign
            || !ancestors(of: nominal).contains { base in
                base.kind == .class && base.properties[property.name]?.fact.isOverride == false
            }
    }
}
