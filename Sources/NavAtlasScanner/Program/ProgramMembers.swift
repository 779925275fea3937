/// Members of types by their names, with what superclasses, protocols and extensions give.
extension Program {
    /// The property of that name, in the type, its superclasses, its protocols, or an extension of a library type.
    func property(_ name: String, of nominal: Nominal) -> Property? {
        if let known = nominal.propertyCache[name] { return known }
        let found = findProperty(name, of: nominal) { $0 }
        if meanings != nil { nominal.propertyCache[name] = .some(found) }
        return found
    }

    /// The property that a name means on a type itself: a property of its values may hide it where a value is asked.
    func staticProperty(_ name: String, of nominal: Nominal) -> Property? {
        property(name, of: nominal).flatMap { $0.onType ?? findProperty(name, of: nominal, meant: \.onType) }
    }

    /// The property of a file that a name means in a file: its own, else that of another one.
    func globalProperty(_ name: String, in file: Int) -> Property? {
        guard let known = globalProperties[name] else { return nil }
        return known.first { $0.file == file } ?? seen(known, from: file).first
    }

    private func findProperty(
        _ name: String, of nominal: Nominal, meant: (Property) -> Property?
    ) -> Property? {
        func meaning(in type: Nominal) -> Property? { type.properties[name].flatMap(meant) }

        if let own = meaning(in: nominal) { return own }
        for ancestor in ancestors(of: nominal) {
            if let inherited = meaning(in: ancestor), !inherited.isRequirement || nominal.kind == .protocol {
                return inherited
            }
        }
        for extended in extendedLibraryTypes(of: nominal) {
            if let inherited = meaning(in: extended) { return inherited }
            for given in ancestors(of: extended) {
                if let inherited = meaning(in: given), !inherited.isRequirement { return inherited }
            }
        }
        return nil
    }

    /// The functions of that name, nearest first; an override hides what it overrides.
    func methods(_ name: String, of nominal: Nominal) -> [Function] {
        if let known = nominal.methodCache[name] { return known }
        let found = findMethods(name, of: nominal)
        if meanings != nil { nominal.methodCache[name] = found }
        return found
    }

    private func findMethods(_ name: String, of nominal: Nominal) -> [Function] {
        var found = (nominal.functions[name] ?? []).filter { $0.fact.body != nil || nominal.kind == .protocol }
        // What a type declares hides what it inherits with the same labels, and no other: `start()` beside an inherited
        // `start(child:)`. With an initialiser of its own it inherits none.
        if !found.isEmpty, name == "init" { return found }
        for ancestor in ancestors(of: nominal) {
            let nearer = found
            found += (ancestor.functions[name] ?? []).filter { function in
                function.fact.body != nil && !nearer.contains { $0.hides(function) && !areOverloads($0, function) }
            }
            if !found.isEmpty, name == "init" { return found }
        }
        if !found.isEmpty { return found }
        for extended in extendedLibraryTypes(of: nominal) {
            found += extended.functions[name] ?? []
            guard found.isEmpty else { continue }
            found += ancestors(of: extended).flatMap { $0.functions[name] ?? [] }.filter { $0.fact.body != nil }
        }
        return found
    }

    /// Whether the types of two methods with the same labels tell a call which of them it means: `make() -> Home` beside
    /// `make() -> Settings`, each from a protocol of its own.
    func areOverloads(_ left: Function, _ right: Function) -> Bool {
        func differ(_ left: ResolvedType?, _ right: ResolvedType?) -> Bool {
            guard let left = left?.nominal, let right = right?.nominal else { return false }
            return !areRelated(left, right)
        }
        if differ(result(of: left), result(of: right)) { return true }
        let types = [left, right].map {
            parameterTypes(of: $0, in: LookupPlace(file: $0.file, nominal: $0.nominal))
        }
        return zip(types[0], types[1]).contains(where: differ)
    }

    /// The result type of a function, if it is no generic parameter.
    func result(of function: Function) -> ResolvedType? {
        guard let written = function.fact.result, !function.fact.generics.contains(where: { $0.name == written.base })
        else { return nil }
        return resolve(written, in: LookupPlace(file: function.file, nominal: function.nominal))
    }

    /// Whether a value may be of both types: one of them inherits from the other or conforms to it.
    func areRelated(_ left: Nominal, _ right: Nominal) -> Bool {
        left === right || ancestors(of: left).contains(right) || ancestors(of: right).contains(left)
    }

    /// The extensions that the app gives the library types that a type inherits from or conforms to, nearest first. What
    /// the app makes those conform to is among their ancestors.
    func extendedLibraryTypes(of nominal: Nominal) -> [Nominal] {
        var names: [String] = []
        for foreign in externalAncestors(of: nominal).map(\.lastName) {
            names.append(foreign)
            if nominal.kind == .class, foreign.hasPrefix("UI") {
                names += foreign.hasSuffix("Controller") ? UIKitNames.controllerBases : UIKitNames.viewBases
            }
            if Self.kindsOfView.contains(foreign) { names.append("View") }
        }
        var seen: Set<String> = []
        return names.compactMap { seen.insert($0).inserted ? foreignExtensions[$0] : nil }
    }

    /// The methods that the extensions of one library type alone declare, by name: a value of unknown type that is asked for
    /// one is of that type.
    func findForeignMethods() -> [String: [Function]] {
        var owners: [String: [Nominal]] = [:]
        for nominal in nominals {
            for name in nominal.functions.keys where name != "init" { owners[name, default: []].append(nominal) }
        }
        var found: [String: [Function]] = [:]
        for (name, nominals) in owners where nominals.count == 1 && nominals[0].isForeign {
            found[name] = nominals[0].functions[name]?.filter { !$0.fact.isStatic }
        }
        return found
    }

    /// The functions of types that have no name, but an operator.
    func findOperators() -> [String: [Function]] {
        let declared = functions.filter { function in
            function.fact.isStatic && function.nominal != nil
                && function.fact.name.first.map { !$0.isLetter && $0 != "_" } ?? false
        }
        return Dictionary(grouping: declared, by: \.fact.name)
    }

    func findMatchedCases() -> Set<String> {
        var found: Set<String> = []
        var walk = CodeWalk()
        walk.onPattern = { if case .enumCase(_, let name, _, _) = $0 { found.insert(name) } }
        walk.walk(files)
        return found
    }

    /// The aliases of functions: `typealias Completion = (Bool) -> Void`.
    func findFunctionAliases() -> Set<String> {
        let outer = aliases.flatMap { name, known in known.map { (name.lastPart, $0.type) } }
        let inner = nominals.flatMap { nominal in nominal.typealiases.map { ($0.key, $0.value) } }
        return Set((outer + inner).compactMap { if case .function = $0.1 { $0.0 } else { nil } })
    }

    /// SwiftUI's protocols that inherit from `View`.
    static let kindsOfView = SwiftUINames.shapeProtocols.union(UIKitNames.representables)
}
