/// All declarations of the scanned files, joined across files: extensions belong to the type that they extend, and a
/// name is looked up as Swift would from the place where it stands.
final class Program {
    let files: [FileFacts]
    private(set) var nominals: [Nominal] = []
    private(set) var functions: [Function] = []
    private(set) var globalFunctions: [String: [Function]] = [:]
    private(set) var globalProperties: [String: [Property]] = [:]
    /// Extensions of types that the app does not declare, such as `extension View`.
    private(set) var foreignExtensions: [String: Nominal] = [:]
    private var byName: [String: [Nominal]] = [:]
    private var aliases: [String: [(file: Int, type: TypeName)]] = [:]
    private var conformers: [Int: [Nominal]] = [:]

    init(_ files: [FileFacts]) {
        self.files = files
        for (index, file) in files.enumerated() {
            for (name, type) in file.typealiases { aliases[name, default: []].append((index, type)) }
        }
        for (index, file) in files.enumerated() { declareTypes(of: file, index) }
        for (index, file) in files.enumerated() { attachExtensions(of: file, index) }
        for (index, file) in files.enumerated() { declareGlobals(of: file, index) }
        for nominal in nominals { linkSupertypes(of: nominal) }
        for nominal in nominals {
            for ancestor in ancestors(of: nominal) { conformers[ancestor.id, default: []].append(nominal) }
        }
    }

    // MARK: Declaring

    private func declareTypes(of file: FileFacts, _ index: Int) {
        for var fact in file.types where fact.kind != .extension {
            fact.name = withoutAlias(fact.name, index)
            let nominal = Nominal(id: nominals.count, fact: fact, file: index, module: file.module)
            nominals.append(nominal)
            byName[fact.name, default: []].append(nominal)
            add(fact, to: nominal, index)
        }
    }

    /// The name of a type that an extension of an alias declares: `Alias.Inner` is `Aliased.Inner`.
    private func withoutAlias(_ name: String, _ file: Int) -> String {
        guard let dot = name.firstIndex(of: "."), let known = aliases[String(name[..<dot])],
            case .named(let aliased, _)? = (known.first { $0.file == file })?.type
        else { return name }
        return aliased + name[dot...]
    }

    private func attachExtensions(of file: FileFacts, _ index: Int) {
        for fact in file.types where fact.kind == .extension {
            if let nominal = nominal(named: fact.name, in: LookupPlace(file: index, nominal: nil)) {
                nominal.inherits += fact.inherits.map { ($0, index) }
                add(fact, to: nominal, index)
            } else {
                let name = fact.name.split(separator: ".").last.map(String.init) ?? fact.name
                let foreign =
                    foreignExtensions[name] ?? Nominal(id: nominals.count, fact: fact, file: index, module: nil)
                if foreignExtensions[name] == nil {
                    foreign.isForeign = true
                    foreign.generics = []
                    nominals.append(foreign)
                    foreignExtensions[name] = foreign
                } else {
                    foreign.inherits += fact.inherits.map { ($0, index) }
                }
                add(fact, to: foreign, index)
            }
        }
    }

    private func add(_ fact: TypeFact, to nominal: Nominal, _ file: Int) {
        for property in fact.properties {
            nominal.properties[property.name] = Property(fact: property, file: file, nominal: nominal)
            nominal.propertyOrder.append(property.name)
        }
        for function in fact.functions {
            nominal.functions[function.name, default: []].append(declare(function, file, nominal))
        }
        nominal.cases += fact.cases
        nominal.typealiases.merge(fact.typealiases) { first, _ in first }
    }

    private func declareGlobals(of file: FileFacts, _ index: Int) {
        for function in file.functions {
            globalFunctions[function.name, default: []].append(declare(function, index, nil))
        }
        for property in file.properties {
            globalProperties[property.name, default: []].append(Property(fact: property, file: index, nominal: nil))
        }
    }

    private func declare(_ fact: FunctionFact, _ file: Int, _ nominal: Nominal?) -> Function {
        let function = Function(id: functions.count, fact: fact, file: file, nominal: nominal)
        functions.append(function)
        return function
    }

    /// A function declared inside another's body.
    func declareLocal(_ fact: FunctionFact, like outer: LookupPlace) -> Function {
        declare(fact, outer.file, outer.nominal)
    }

    private func linkSupertypes(of nominal: Nominal) {
        for (name, file) in nominal.inherits {
            let parts: [TypeName] = if case .composition(let parts) = name { parts } else { [name] }
            for part in parts {
                let place = LookupPlace(file: file, nominal: nominal.isForeign ? nil : nominal)
                switch resolve(part, in: place) {
                case .nominal(let parent, _) where parent !== nominal: nominal.parents.append(parent)
                case .external(let external, let arguments):
                    nominal.externalParents.append(.external(external, arguments))
                case .composed(let all):
                    for one in all {
                        switch one {
                        case .nominal(let parent, _): nominal.parents.append(parent)
                        case .external: nominal.externalParents.append(one)
                        default: break
                        }
                    }
                default: break
                }
            }
        }
    }

    // MARK: Supertypes

    /// The type's superclasses and protocols, nearest first, without itself.
    func ancestors(of nominal: Nominal) -> [Nominal] {
        if let known = nominal.ancestorCache { return known }
        var result: [Nominal] = []
        var seen: Set<Int> = [nominal.id]
        var queue = nominal.parents
        while !queue.isEmpty {
            let next = queue.removeFirst()
            guard seen.insert(next.id).inserted else { continue }
            result.append(next)
            queue += next.parents
        }
        nominal.ancestorCache = result
        return result
    }

    /// The types that inherit from this class or conform to this protocol, at any distance.
    func descendants(of nominal: Nominal) -> [Nominal] { conformers[nominal.id] ?? [] }

    /// Whether the type, or one of its supertypes, names one of these library types as a parent.
    func inherits(_ nominal: Nominal, anyOf names: Set<String>) -> Bool {
        externalAncestors(of: nominal).contains { !names.isDisjoint(with: [$0.name]) }
    }

    /// The library types that it inherits from or conforms to.
    func externalAncestors(of nominal: Nominal) -> [ResolvedType] {
        if let known = nominal.externalAncestorCache { return known }
        let result = nominal.externalParents + ancestors(of: nominal).flatMap(\.externalParents)
        nominal.externalAncestorCache = result
        return result
    }

    /// What the generic parameters of an ancestor stand for in a type that inherits from it.
    func arguments(
        of ancestor: Nominal, inheritedBy nominal: Nominal, _ generics: [String: ResolvedType], depth: Int = 0
    ) -> [String: ResolvedType] {
        guard depth < 8 else { return [:] }
        for (written, file) in nominal.inherits {
            var place = LookupPlace(file: file, nominal: nominal)
            place.generics = generics
            guard case .nominal(let parent, let given) = resolve(written, in: place), parent !== nominal else {
                continue
            }
            let bound = Dictionary(
                zip(parent.generics.map(\.name), given).filter { $0.1 != .unknown },
                uniquingKeysWith: { first, _ in first })
            if parent === ancestor { return bound }
            let found = arguments(of: ancestor, inheritedBy: parent, bound, depth: depth + 1)
            if !found.isEmpty { return found }
        }
        return [:]
    }

    // MARK: Lookup

    func nominal(named name: String, in place: LookupPlace) -> Nominal? {
        if case .nominal(let nominal, _) = resolve(.named(name, []), in: place) { return nominal }
        return nil
    }

    /// What a written type means at a place.
    func resolve(_ type: TypeName, in place: LookupPlace, depth: Int = 0) -> ResolvedType {
        guard depth < 12 else { return .unknown }
        switch type {
        case .named(let name, let arguments):
            return resolve(name, arguments.map { resolve($0, in: place, depth: depth + 1) }, in: place, depth)
        case .array(let element): return .array(resolve(element, in: place, depth: depth + 1))
        case .dictionary(_, let value): return .array(resolve(value, in: place, depth: depth + 1))
        case .composition(let parts): return .composed(parts.map { resolve($0, in: place, depth: depth + 1) })
        case .function(_, let output): return .function(resolve(output, in: place, depth: depth + 1))
        case .tuple(let parts): return .tuple(parts.map { resolve($0, in: place, depth: depth + 1) })
        case .metatype(let base): return resolve(base, in: place, depth: depth + 1)
        }
    }

    private func resolve(_ name: String, _ arguments: [ResolvedType], in place: LookupPlace, _ depth: Int)
        -> ResolvedType
    {
        guard !name.isEmpty else { return .unknown }
        if name == "Self", let nominal = place.nominal { return .nominal(nominal, []) }
        if let bound = place.generics[name] { return bound }
        var parts = name.split(separator: ".").map(String.init)
        let head = parts.removeFirst()
        guard
            var current = head == "Self" ? place.nominal.map({ .nominal($0, []) }) : resolveHead(head, in: place, depth)
        else {
            // `Module.Type`: the module's name is no type.
            if !parts.isEmpty,
                let inner = resolveHead(parts[0], in: LookupPlace(file: place.file, nominal: nil), depth),
                isModule(head, at: place)
            {
                return descend(from: inner, parts.dropFirst(), arguments, depth)
            }
            return .external(name, arguments)
        }
        if case .nominal(let nominal, let given) = current, parts.isEmpty {
            current = .nominal(nominal, arguments.isEmpty ? given : arguments)
        }
        return descend(from: current, parts[...], arguments, depth)
    }

    private func isModule(_ name: String, at place: LookupPlace) -> Bool {
        files[place.file].module == name || files[place.file].imports.contains(name)
            || files.contains { $0.module == name }
    }

    private func descend(
        from type: ResolvedType, _ parts: ArraySlice<String>, _ arguments: [ResolvedType], _ depth: Int
    ) -> ResolvedType {
        var type = type
        for (offset, part) in zip(parts.indices, parts) {
            let isLast = offset == parts.endIndex - 1
            switch type {
            case .nominal(let nominal, _):
                if let inner = member(type: part, of: nominal, depth) {
                    type = inner
                    if isLast, case .nominal(let found, _) = inner, !arguments.isEmpty {
                        type = .nominal(found, arguments)
                    }
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

    /// A type nested in a nominal type or in one of its supertypes.
    private func member(type name: String, of nominal: Nominal, _ depth: Int) -> ResolvedType? {
        for owner in [nominal] + ancestors(of: nominal) {
            if let found = best(of: byName[owner.name + "." + name] ?? [], file: owner.file, module: owner.module) {
                return .nominal(found, [])
            }
            if let alias = owner.typealiases[name] {
                return resolve(alias, in: LookupPlace(file: owner.file, nominal: owner), depth: depth + 1)
            }
        }
        return nil
    }

    private func resolveHead(_ name: String, in place: LookupPlace, _ depth: Int) -> ResolvedType? {
        var outer = place.nominal
        while let nominal = outer {
            if let generic = nominal.generics.first(where: { $0.name == name }) {
                return generic.constraint.map {
                    resolve($0, in: LookupPlace(file: nominal.file, nominal: nil), depth: depth + 1)
                }
                    ?? .unknown
            }
            if let found = member(type: name, of: nominal, depth) { return found }
            guard let dot = nominal.name.lastIndex(of: ".") else { break }
            let outerName = String(nominal.name[..<dot])
            outer = best(of: byName[outerName] ?? [], file: nominal.file, module: nominal.module)
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

    /// Of types with one name, the one that is seen from a file: its own private one, one of its module, any other.
    private func best(of candidates: [Nominal], file: Int, module: String?) -> Nominal? {
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
            let shared = (common(folders(of: left.file), from), common(folders(of: right.file), from))
            if shared.0 != shared.1 { return shared.0 < shared.1 }
            let isNamed = (fileName(left.file) == left.shortName, fileName(right.file) == right.shortName)
            if isNamed.0 != isNamed.1 { return isNamed.1 }
            return left.id > right.id
        }
    }

    private func folders(of file: Int) -> [Substring] { files[file].path.split(separator: "/").dropLast() }

    private func common(_ left: [Substring], _ right: [Substring]) -> Int {
        zip(left, right).prefix { $0 == $1 }.count
    }

    private func fileName(_ file: Int) -> String {
        files[file].path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
    }

    // MARK: Members

    /// The property of that name, in the type, its superclasses, its protocols, or an extension of a library type.
    func property(_ name: String, of nominal: Nominal) -> Property? {
        if let own = nominal.properties[name] { return own }
        for ancestor in ancestors(of: nominal) {
            if let inherited = ancestor.properties[name], !inherited.isRequirement || nominal.kind == .protocol {
                return inherited
            }
        }
        for foreign in externalAncestors(of: nominal) {
            if let inherited = foreignExtensions[foreign.lastName]?.properties[name] { return inherited }
        }
        return nil
    }

    /// The functions of that name, nearest first; an override hides what it overrides.
    func methods(_ name: String, of nominal: Nominal) -> [Function] {
        var found = (nominal.functions[name] ?? []).filter { $0.fact.body != nil || nominal.kind == .protocol }
        if !found.isEmpty, name != "init" { return found }
        if !found.isEmpty { return found }
        for ancestor in ancestors(of: nominal) {
            let inherited = (ancestor.functions[name] ?? []).filter { $0.fact.body != nil }
            if !inherited.isEmpty { return inherited }
        }
        for foreign in externalAncestors(of: nominal) {
            found += foreignExtensions[foreign.lastName]?.functions[name] ?? []
        }
        return found
    }
}

/// Where a name stands: what it means depends on that.
struct LookupPlace {
    var file: Int
    var nominal: Nominal?
    /// What generic parameters stand for here, where that is known.
    var generics: [String: ResolvedType] = [:]
}

/// A type with all of its declarations.
final class Nominal {
    let id: Int
    let name: String
    let kind: TypeFact.Kind
    let file: Int
    let module: String?
    let isPrivate: Bool
    let isFinal: Bool
    let position: Position
    let attributes: [AttributeFact]
    var generics: [GenericParameter]
    var inherits: [(TypeName, file: Int)]
    var properties: [String: Property] = [:]
    var propertyOrder: [String] = []
    var functions: [String: [Function]] = [:]
    var cases: [CaseFact] = []
    var typealiases: [String: TypeName]
    var parents: [Nominal] = [] { didSet { ancestorCache = nil } }
    var externalParents: [ResolvedType] = []
    /// Whether it stands for a library type that the app extends.
    var isForeign = false
    fileprivate var ancestorCache: [Nominal]?
    fileprivate var externalAncestorCache: [ResolvedType]?

    init(id: Int, fact: TypeFact, file: Int, module: String?) {
        self.id = id
        self.file = file
        self.module = module
        name = fact.name
        kind = fact.kind
        isPrivate = fact.isPrivate
        isFinal = fact.isFinal
        position = fact.position
        attributes = fact.attributes
        generics = fact.generics
        inherits = fact.inherits.map { ($0, file) }
        typealiases = [:]
    }

    /// The name without its outer types.
    var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

final class Property {
    let fact: PropertyFact
    let file: Int
    unowned let nominal: Nominal?

    init(fact: PropertyFact, file: Int, nominal: Nominal?) {
        self.fact = fact
        self.file = file
        self.nominal = nominal
    }

    /// Whether a protocol only asks for it.
    var isRequirement: Bool { nominal?.kind == .protocol && (fact.getter ?? []).isEmpty && fact.initializer == nil }
}

final class Function {
    let id: Int
    let fact: FunctionFact
    let file: Int
    let nominal: Nominal?

    init(id: Int, fact: FunctionFact, file: Int, nominal: Nominal?) {
        self.id = id
        self.fact = fact
        self.file = file
        self.nominal = nominal
    }
}

/// What a written type means.
indirect enum ResolvedType: Hashable {
    case nominal(Nominal, [ResolvedType])
    /// A type that the app does not declare, with its dotted name.
    case external(String, [ResolvedType])
    case array(ResolvedType)
    case tuple([ResolvedType])
    case function(ResolvedType)
    case composed([ResolvedType])
    case unknown

    var nominal: Nominal? {
        switch self {
        case .nominal(let nominal, _): nominal
        case .composed(let parts): parts.lazy.compactMap(\.nominal).first
        default: nil
        }
    }

    /// The dotted name of a library type; empty for any other.
    var name: String {
        if case .external(let name, _) = self { return name }
        return ""
    }

    /// The last part of a library type's name, without its module.
    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

    var arguments: [ResolvedType] {
        switch self {
        case .nominal(_, let arguments), .external(_, let arguments): arguments
        default: []
        }
    }
}

extension Nominal: Hashable {
    static func == (left: Nominal, right: Nominal) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Function: Hashable {
    static func == (left: Function, right: Function) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension String {
    /// Whether a name can be a type's: it does not begin with a small letter. Letters without case can begin both.
    var mayNameType: Bool { first.map { $0.isLetter && !$0.isLowercase } ?? false }
}
