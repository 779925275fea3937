// Looks up names as Swift does: types, properties and functions that are visible at a place.

extension Program {
    /// Whether what is declared so can be called.
    func isFunction(_ type: TypeReference?) -> Bool {
        switch type {
        case .function?: true
        case .named(let name, _)?: functionAliases.contains(name.lastPart)
        default: false
        }
    }

    // MARK: Lookup

    /// Whether a name can be a type's, by its first letter or because the app declares one.
    func mayBeType(_ name: String) -> Bool { name.mayNameType || smallTypes.contains(name) }

    /// Whether a name at a place can be that of a type that the app declares, or stand for one.
    func mayBeOwnType(_ name: String, in place: LookupPlace) -> Bool {
        mayBeType(name.lastPart)
            && (name.lastPart == "Self" || standIns.contains(name.lastPart) || nominal(named: name, in: place) != nil)
    }

    func nominal(named name: String, in place: LookupPlace) -> Nominal? {
        if case .nominal(let nominal, _) = resolve(.named(name, []), in: place) { return nominal }
        return nil
    }

    /// What a written type means at a place.
    func resolve(_ type: TypeReference, in place: LookupPlace, depth: Int = 0) -> ResolvedType {
        guard depth < 12 else { return .unknown }
        switch type {
        case .named(let name, let arguments):
            return resolve(name, arguments.map { resolve($0, in: place, depth: depth + 1) }, in: place, depth)
        case .array(let element): return .array(resolve(element, in: place, depth: depth + 1))
        case .dictionary(_, let value): return .array(resolve(value, in: place, depth: depth + 1))
        case .composition(let parts): return .composed(parts.map { resolve($0, in: place, depth: depth + 1) })
        case .function(let inputs, let output):
            return .function(
                inputs.map { resolve($0, in: place, depth: depth + 1) }, resolve(output, in: place, depth: depth + 1))
        case .tuple(let parts): return .tuple(parts.map { resolve($0, in: place, depth: depth + 1) })
        case .metatype(let base): return resolve(base, in: place, depth: depth + 1)
        }
    }

    /// The types of a function's parameters; found once where no generic parameter is known.
    func parameterTypes(of function: Function, in place: LookupPlace) -> [ResolvedType?] {
        if place.generics.isEmpty, let known = function.parameterTypes { return known }
        let types = function.fact.parameters.map { parameter in parameter.type.map { resolve($0, in: place) } }
        if place.generics.isEmpty { function.parameterTypes = types }
        return types
    }

    /// The type that a property is declared with; found once where no generic parameter is known.
    func writtenType(of property: Property, in place: LookupPlace) -> ResolvedType? {
        if place.generics.isEmpty, let known = property.writtenType { return known }
        let type = property.fact.type.map { resolve($0, in: place) }
        if place.generics.isEmpty { property.writtenType = type }
        return type
    }

    func resolve(_ name: String, _ arguments: [ResolvedType], in place: LookupPlace, _ depth: Int)
        -> ResolvedType
    {
        guard !name.isEmpty else { return .unknown }
        if !place.generics.isEmpty, let bound = place.generics[name] { return bound }
        if name == "Self", let nominal = place.nominal { return .nominal(nominal, []) }
        var parts =
            name.utf8.contains(UInt8(ascii: ".")) ? name.split(separator: ".").map(String.init)[...] : [name]
        guard let head = parts.popFirst() else { return .unknown }
        if parts.isEmpty, let aliased = alias(head, of: arguments, in: place, depth) { return aliased }
        guard
            var current = head == "Self"
                ? place.nominal.map({ .nominal($0, []) })
                : place.generics[head] ?? witness(of: head, in: place, depth)
                    ?? (head == "Reactor" ? reactor(of: place.nominal, depth) : nil)
                    ?? resolveHead(head, in: place, depth)
        else {
            // `Module.Type`: the module's name is no type.
            if !parts.isEmpty, !isLibrary(head), !isAlias(parts[parts.startIndex], of: name),
                case let first = parts[parts.startIndex],
                let inner = declared(first, in: head)
                    ?? resolveHead(first, in: LookupPlace(file: place.file, nominal: nil), depth),
                isModule(head, at: place), !isNamedLikeItsBase(inner, name)
            {
                return descend(from: inner, parts.dropFirst(), arguments, depth, in: place.file)
            }
            // What an extension nests in a library's type: `UserDefaults.Keys`.
            if let found = best(of: byName[name] ?? [], file: place.file, module: files[place.file].module) {
                return .nominal(found, arguments)
            }
            return .external(name, arguments)
        }
        if case .nominal(let nominal, let given) = current, parts.isEmpty {
            current = .nominal(nominal, arguments.isEmpty ? given : arguments)
        }
        return descend(from: current, parts, arguments, depth, in: place.file)
    }

    /// What an alias with parameters stands for: `ActionOf<Detail>`, of `typealias ActionOf<R: Reducer> = Action<R.State>`.
    private func alias(_ name: String, of arguments: [ResolvedType], in place: LookupPlace, _ depth: Int)
        -> ResolvedType?
    {
        guard !arguments.isEmpty, let known = aliases[name], byName[name] == nil,
            let chosen = known.first(where: { $0.file == place.file }) ?? known.first,
            let parameters = files[chosen.file].aliasParameters[name], parameters.count == arguments.count
        else { return nil }
        let given = Dictionary(zip(parameters, arguments)) { first, _ in first }
        return resolve(chosen.type, in: LookupPlace(file: chosen.file, nominal: nil, generics: given), depth: depth + 1)
    }

    /// The type of a name that a module of the app's declares.
    private func declared(_ name: String, in module: String) -> ResolvedType? {
        byName[name]?.first { $0.module == module && !$0.isPrivate }.map { .nominal($0, []) }
    }

    /// Whether a name is that of a library's module: `SwiftUI.TabView` is no type of the app's own, whatever its name.
    private func isLibrary(_ name: String) -> Bool { Self.libraries.contains(name) && !modules.contains(name) }

    private static let libraries = Dialects.modules.union(["SwiftUI", "UIKit", "Foundation", "Combine", "Swift"])

    /// Whether a type inherits from another module's type of its name: `class FormController: Forms.FormController`. That one is
    /// meant where the name is written with the module.
    private func isNamedLikeItsBase(_ type: ResolvedType, _ written: String) -> Bool {
        type.nominal?.inherits.contains { $0.0.base == written } ?? false
    }

    /// Whether a name only shortens that of a library's type: `typealias Store = Storage.Store<Item>`.
    private func isAlias(_ name: String, of written: String) -> Bool {
        byName[name] == nil && aliases[name]?.contains { $0.type.base == written } ?? false
    }

    func isModule(_ name: String, at place: LookupPlace) -> Bool {
        files[place.file].module == name || files[place.file].imports.contains(name)
            || modules.contains(name)
            // Where no manifest names the app's module, what no file imports is that.
            || modules.isEmpty && !importedModules.contains(name)
    }

    func descend(
        from type: ResolvedType, _ parts: ArraySlice<String>, _ arguments: [ResolvedType], _ depth: Int,
        in file: Int?
    ) -> ResolvedType {
        var type = type
        for (offset, part) in zip(parts.indices, parts) {
            let isLast = offset == parts.endIndex - 1
            switch type {
            case .nominal(let nominal, _):
                if let inner = member(type: part, of: nominal, depth, in: file) {
                    type = inner
                    if isLast, case .nominal(let found, _) = inner, !arguments.isEmpty {
                        type = .nominal(found, arguments)
                    }
                } else if let witnessed = associated(type: part, of: nominal, depth) {
                    type = witnessed
                } else if part == "ID", let identity = identity(of: nominal, depth) {
                    type = identity
                } else {
                    // A type that the library nests in every conforming type: `SomeCoordinator.Router`.
                    type = .external(part, [type])
                }
            case .external(let name, let given):
                type = .external(name + "." + part, isLast && !arguments.isEmpty ? arguments : given)
            default: return .unknown
            }
        }
        return type
    }

    /// The type that an associated type stands for, in a protocol's own code that runs for a conforming type.
    private func witness(of name: String, in place: LookupPlace, _ depth: Int) -> ResolvedType? {
        guard place.nominal?.kind == .protocol, case .nominal(let concrete, _)? = place.generics["Self"],
            concrete.kind != .protocol
        else { return nil }
        return member(type: name, of: concrete, depth) ?? associated(type: name, of: concrete, depth)
    }

    /// What `Self` or an associated type of its protocols is in a type; `nil` where that is not known.
    func type(_ name: String, standingIn nominal: Nominal) -> ResolvedType? {
        guard nominal.kind != .protocol else { return nil }
        if name == "Self" { return .nominal(nominal, []) }
        return member(type: name, of: nominal, 0) ?? associated(type: name, of: nominal, 0)
    }

    /// What a protocol's associated type is in a type that does not name it: found where the type's members say what the
    /// protocol's requirements leave open.
    func associated(type name: String, of nominal: Nominal, _ depth: Int) -> ResolvedType? {
        guard depth < 8, nominal.kind != .protocol else { return nil }
        let ancestors = ancestors(of: nominal)
        let protocols = ancestors.filter { $0.kind == .protocol }
        let classes = [nominal] + ancestors.filter { $0.kind == .class }
        for ancestor in protocols {
            for (member, property) in ancestor.properties.sorted(by: { $0.key < $1.key }) {
                if let wanted = property.fact.type, let own = nominal.properties[member],
                    let given = own.fact.type ?? own.fact.madeType,
                    let found = Self.part(name, of: wanted, in: given)
                {
                    return resolve(found, in: LookupPlace(file: own.file, nominal: nominal), depth: depth + 1)
                }
            }
            for required in ancestor.functions.values.joined().sorted(by: { $0.id < $1.id }) {
                for type in classes {
                    for own in type.functions[required.fact.name] ?? [] {
                        for (wanted, given) in zip(required.fact.parameters, own.fact.parameters) {
                            guard let wanted = wanted.type, let given = given.type,
                                let found = Self.part(name, of: wanted, in: given)
                            else { continue }
                            return resolve(
                                found, in: place(ofCodeIn: type, inheritedBy: nominal, own.file), depth: depth + 1)
                        }
                    }
                }
            }
        }
        return protocols.firstNonNil { ancestor in
            ancestor.defaultTypes[name].map {
                resolve($0, in: LookupPlace(file: ancestor.file, nominal: ancestor), depth: depth + 1)
            }
        }
    }

    /// Where names stand in what a type inherits from a class, which says what the class leaves open.
    private func place(ofCodeIn type: Nominal, inheritedBy nominal: Nominal, _ file: Int) -> LookupPlace {
        let generics = type === nominal ? [:] : arguments(of: type, inheritedBy: nominal, [:])
        return LookupPlace(file: file, nominal: type, generics: generics)
    }

    /// What stands in one written type where a name stands in another.
    static func part(_ name: String, of pattern: TypeReference, in type: TypeReference) -> TypeReference? {
        switch (pattern, type) {
        case (.named(name, _), _): type
        case (.named(let left, let first), .named(let right, let second)) where left == right:
            zip(first, second).firstNonNil { part(name, of: $0, in: $1) }
        case (.array(let left), .array(let right)): part(name, of: left, in: right)
        default: nil
        }
    }

    /// The type of a value's identity: one of the app's own, or a library's by the name of what it identifies, as `Item.ID`
    /// for an alias of `UUID`.
    func identity(of nominal: Nominal, _ depth: Int = 0) -> ResolvedType? {
        guard let id = property("id", of: nominal), nominal.typealiases["ID"] == nil else { return nil }
        var place = LookupPlace(file: id.file, nominal: id.nominal)
        place.generics["Self"] = .nominal(nominal, [])
        let type: ResolvedType =
            if let written = id.fact.type {
                resolve(written, in: place, depth: depth + 1)
            } else if case .call(let callee, _, _)? = id.fact.initializer, let name = callee.dottedName {
                .external(name, [])
            } else {
                .unknown
            }
        if type.nominal != nil { return type }
        return .external(nominal.name + ".ID", [.nominal(nominal, []), type])
    }

    /// A type nested in a nominal type or in one of its supertypes.
    ///
    /// - Parameter file: where it is named. What an extension there keeps private is seen there, wherever the type itself is.
    func member(type name: String, of nominal: Nominal, _ depth: Int, in file: Int? = nil) -> ResolvedType? {
        for owner in [nominal] + ancestors(of: nominal) {
            if let own = byName[owner.name + "." + name]?.first(where: { $0.isPrivate && $0.file == file }) {
                return .nominal(own, [])
            }
            if let found = best(of: byName[owner.name + "." + name] ?? [], file: owner.file, module: owner.module) {
                return .nominal(found, [])
            }
            if let alias = owner.typealiases[name] {
                var place = LookupPlace(file: owner.file, nominal: owner)
                // A protocol's type alias may depend on the conforming type: `typealias Steps = Subjects<Step>`.
                if owner !== nominal, owner.kind == .protocol { place.generics["Self"] = .nominal(nominal, []) }
                return resolve(alias, in: place, depth: depth + 1)
            }
        }
        return nil
    }

    func resolveHead(_ name: String, in place: LookupPlace, _ depth: Int) -> ResolvedType? {
        // Deep in an alias of aliases the answer may be cut short.
        guard meanings != nil, depth <= 1 else { return findHead(name, in: place, depth) }
        let use = NameUse(name: name, file: place.file, nominal: place.nominal)
        if let known = meanings?[use] { return known }
        let found = findHead(name, in: place, depth)
        meanings?[use] = .some(found)
        return found
    }

    private func findHead(_ name: String, in place: LookupPlace, _ depth: Int) -> ResolvedType? {
        for nominal in types(around: place.nominal) {
            if let generic = nominal.generics.first(where: { $0.name == name }) {
                return generic.constraint.map {
                    resolve($0, in: LookupPlace(file: nominal.file, nominal: nil), depth: depth + 1)
                }
                    ?? .unknown
            }
            if let found = member(type: name, of: nominal, depth, in: place.file) { return found }
        }
        if let found = best(of: byName[name] ?? [], file: place.file, module: files[place.file].module) {
            return .nominal(found, [])
        }
        if let alias = aliases[name] {
            let chosen = alias.first { $0.file == place.file } ?? alias[0]
            return resolve(chosen.type, in: LookupPlace(file: chosen.file, nominal: nil), depth: depth + 1)
        }
        return nil
    }

    /// A type, and those in which it is nested. What is static in them has its plain name in the type's code.
    func types(around nominal: Nominal?) -> some Sequence<Nominal> {
        sequence(state: nominal) { next in
            defer { next = next.flatMap(self.outer) }
            return next
        }
    }

    private func outer(of nominal: Nominal) -> Nominal? {
        guard let dot = nominal.name.lastIndex(of: ".") else { return nil }
        return best(of: byName[String(nominal.name[..<dot])] ?? [], file: nominal.file, module: nominal.module)
    }

    /// Of types with one name, the one that is seen from a file: its own private one, one of its module, any other.
    func best(of candidates: [Nominal], file: Int, module: String?) -> Nominal? {
        let possible = candidates.filter { !imports.isBehind($0.module, files[file]) }
        let imported = possible.filter { imports.isSeen($0.module, from: files[file]) }
        // What another module calls like something of the system's hides that only where the module is imported.
        if imported.isEmpty, let name = candidates.first?.name, SystemViews.contains(name) { return nil }
        let candidates = imported.isEmpty ? possible : imported
        if candidates.count <= 1 {
            guard let only = candidates.first else { return nil }
            return !only.isPrivate || only.file == file ? only : nil
        }
        if let own = candidates.first(where: { $0.file == file }) { return own }
        let visible = candidates.filter { !$0.isPrivate }
        let near = visible.filter { $0.module == module }
        // Targets that lie in one folder are seldom told by their modules; what lies nearest is meant. Two of one name
        // in one target cannot both be compiled: one is in a file that is no longer built, the other in one of its name.
        let from = folders(of: file)
        return (near.isEmpty ? visible : near).max { left, right in
            let areStandIns = (standsIn(left.file, from: from), standsIn(right.file, from: from))
            if areStandIns.0 != areStandIns.1 { return areStandIns.0 }
            let shared = (common(folders(of: left.file), from), common(folders(of: right.file), from))
            if shared.0 != shared.1 { return shared.0 < shared.1 }
            let isNamed = (fileName(left.file) == left.shortName, fileName(right.file) == right.shortName)
            if isNamed.0 != isNamed.1 { return isNamed.1 }
            // Beside a module's folder of sources lies what is left over of a template.
            let areSources = (folders(of: left.file).contains("Sources"), folders(of: right.file).contains("Sources"))
            if areSources.0 != areSources.1 { return areSources.1 }
            return left.id > right.id
        }
    }

    /// Whether a file belongs to a target that is there to test or to try out what lies beside it: the app's own code means what
    /// that stands in for.
    private func standsIn(_ file: Int, from folders: [Substring]) -> Bool {
        let own = self.folders(of: file)
        return own.dropFirst(common(own, folders)).contains { SkippedNames.standIns.contains(String($0)) }
    }

    func folders(of file: Int) -> [Substring] { files[file].path.split(separator: "/").dropLast() }

    func common(_ left: [Substring], _ right: [Substring]) -> Int {
        zip(left, right).prefix { $0 == $1 }.count
    }

    func fileName(_ file: Int) -> String {
        files[file].path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
    }
}
