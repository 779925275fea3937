// Code that only the app calls: a library calls the methods that it declares, and those that Objective-C sees.

extension Program {
    /// Whether a library may call a member of a type, or Objective-C may, which sees it. Of `NSObject`s and controllers of the app
    /// a library calls only the methods that it declares, and what only an `@objc` protocol requires is found by its name.
    func mayBeCalledByOthers(_ name: String, of nominal: Nominal) -> Bool {
        guard inheritsOnlyOwn(nominal, or: ProtocolNames.objects.union(UIKitNames.controllers)) else { return true }
        let seen = ([nominal] + ancestors(of: nominal)).filter(\.isSeenByObjectiveC)
        return seen.contains { $0.kind != .protocol } || !seen.isEmpty && objectiveCNames.contains(name)
    }

    /// Whether a type has no superclass and no protocol of a library, which may call the methods that it declares, but for some.
    private func inheritsOnlyOwn(_ nominal: Nominal, or others: Set<String>) -> Bool {
        ([nominal] + ancestors(of: nominal)).allSatisfy { type in
            writtenParents(of: type).allSatisfy { name in
                ownTypes.contains(name) || ProtocolNames.withoutCalls.contains(name) || others.contains(name)
            }
        }
    }

    /// The names of a type's superclass and protocols, as they are written.
    func writtenParents(of nominal: Nominal) -> [String] {
        nominal.inherits.flatMap { written, _ -> [String] in
            if case .composition(let parts) = written { return parts.map(\.base.lastPart) }
            return written.base.isEmpty ? [] : [written.base.lastPart]
        }
    }

    /// Whether a function overrides one of a library's class, which calls it.
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

    /// Whether a property overrides one of a library's class, which reads it.
    func overridesLibrary(_ property: PropertyFact, of nominal: Nominal?) -> Bool {
        guard property.isOverride, let nominal else { return false }
        return nominal.isForeign
            || !ancestors(of: nominal).contains { base in
                base.kind == .class && base.properties[property.name]?.fact.isOverride == false
            }
    }
}
