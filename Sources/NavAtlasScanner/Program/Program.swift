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
    var byName: [String: [Nominal]] = [:]
    var aliases: [String: [(file: Int, type: TypeReference)]] = [:]
    var conformers: [Int: [Nominal]] = [:]
    /// How many expressions the code has.
    private(set) lazy var size = files.reduce(0) { $0 + $1.expressionCount }
    /// The names of all functions that the app declares.
    private(set) lazy var functionNames = Set(
        files.flatMap { ($0.functions + $0.types.flatMap(\.functions)).map(\.name) })
    private(set) lazy var modules = Set(files.compactMap(\.module))
    private(set) lazy var importedModules = Set(files.flatMap(\.imports))
    /// The short names of the types that the app declares: what it extends is a library's.
    private(set) lazy var ownTypes = Set(nominals.filter { !$0.isForeign }.map(\.shortName))
    /// The short names of types that begin with a small letter, as variables do: `iPadHomeView`.
    private(set) lazy var smallTypes = Set(nominals.map(\.shortName).filter { !$0.mayNameType })
    /// The names of aliases and of generic parameters.
    private(set) lazy var standIns = Set(aliases.keys.map(\.lastPart))
        .union(nominals.flatMap(\.typealiases.keys)).union(nominals.flatMap { $0.generics.map(\.name) })
        .union(functions.flatMap { $0.fact.generics.map(\.name) })
    private(set) lazy var functionAliases = findFunctionAliases()
    private(set) lazy var collectionMethods = findCollectionMethods()
    /// The operators that types declare.
    private(set) lazy var operators = findOperators()
    private(set) lazy var imports = ModuleImports(files)
    private(set) lazy var calls = CallNames(files)
    private(set) lazy var changed = ChangedNames(files)
    private(set) lazy var objectiveCNames = ObjectiveCNames(files)
    /// The names of flags that not all types answer in the same way.
    private(set) lazy var flagsOfTypes = findFlagsOfTypes()
    /// The names of all properties that something watches.
    private(set) lazy var watched = Set(
        files.flatMap { $0.properties + $0.types.flatMap(\.properties) }.filter { !$0.observers.isEmpty }.map(\.name))
    /// The names of the cases that patterns in the app's code match.
    private(set) lazy var matchedCases = findMatchedCases()
    private(set) lazy var foreignMethods = findForeignMethods()
    private(set) lazy var storyboards = Storyboards(self)
    /// What names were found to mean, kept once all declarations are joined.
    var meanings: [NameUse: ResolvedType?]?

    init(_ files: [FileFacts]) {
        self.files = files
        for (index, file) in files.enumerated() {
            for (name, type) in file.typealiases { aliases[name, default: []].append((index, type)) }
        }
        for (index, file) in files.enumerated() { declareTypes(of: file, index) }
        declareLibraryObjects()
        for (index, file) in files.enumerated() { attachExtensions(of: file, index) }
        for (index, file) in files.enumerated() { declareGlobals(of: file, index) }
        for nominal in nominals { linkSupertypes(of: nominal) }
        // What was asked in the meantime was answered with the supertypes that were known by then.
        for nominal in nominals { nominal.forgetSupertypes() }
        for nominal in nominals {
            for ancestor in ancestors(of: nominal) { conformers[ancestor.id, default: []].append(nominal) }
        }
        meanings = [:]
    }

    /// Types refer to their functions, to one another, and back: a process that scans again and again, such as `watch`,
    /// would keep them all.
    deinit {
        for nominal in nominals { nominal.releaseReferences() }
    }

    // MARK: Declaring

    func declareTypes(of file: FileFacts, _ index: Int) {
        for var fact in file.types where fact.kind != .extension {
            fact.name = withoutAlias(fact.name, index)
            let nominal = Nominal(id: nominals.count, fact: fact, file: index, module: file.module)
            nominals.append(nominal)
            byName[fact.name, default: []].append(nominal)
            add(fact, to: nominal, index)
        }
    }

    /// The name of a type that an extension of an alias declares: `Alias.Inner` is `Aliased.Inner`.
    func withoutAlias(_ name: String, _ file: Int) -> String {
        guard let dot = name.firstIndex(of: "."), let known = aliases[String(name[..<dot])],
            case .named(let aliased, _)? = (known.first { $0.file == file })?.type
        else { return name }
        return aliased + name[dot...]
    }

    /// Declares a class of a library's with the properties that the app binds.
    func declareLibraryClass(_ fact: TypeFact, file: Int, holdsPath: Bool) {
        let nominal = Nominal(id: nominals.count, fact: fact, file: file, module: nil)
        nominal.holdsLibraryPath = holdsPath
        nominals.append(nominal)
        byName[fact.name, default: []].append(nominal)
        add(fact, to: nominal, file)
    }

    func attachExtensions(of file: FileFacts, _ index: Int) {
        for fact in file.types where fact.kind == .extension {
            if let nominal = nominal(named: fact.name, in: LookupPlace(file: index, nominal: nil)) {
                nominal.inherits += fact.inherits.map { ($0, index) }
                if fact.attributes.contains(where: { $0.name.base == "objc" }) { nominal.isSeenByObjectiveC = true }
                add(fact, to: nominal, index)
            } else {
                let name = extended(fact.name, in: LookupPlace(file: index, nominal: nil))
                let known = foreignExtensions[name]
                let foreign = known ?? Nominal(id: nominals.count, fact: fact, file: index, module: nil)
                if known == nil {
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

    func add(_ fact: TypeFact, to nominal: Nominal, _ file: Int) {
        let conditions = sameTypes(in: fact, of: nominal)
        for property in fact.properties {
            let declared = Property(fact: property, file: file, nominal: nominal)
            declared.sameTypes = conditions
            nominal.properties[property.name] = nominal.properties[property.name].map(declared.beside) ?? declared
            nominal.propertyOrder.append(property.name)
        }
        for function in fact.functions {
            let declared = declare(function, file, nominal)
            declared.sameTypes = conditions
            let known = nominal.functions[function.name] ?? []
            if let variant = known.first(where: { areTargetVariants($0, declared) }) {
                variant.targetVariants.append(declared)
            } else {
                nominal.functions[function.name] = known + [declared]
            }
        }
        nominal.cases += fact.cases
        nominal.typealiases.merge(fact.typealiases) { first, _ in first }
    }

    func declareGlobals(of file: FileFacts, _ index: Int) {
        for function in file.functions {
            globalFunctions[function.name, default: []].append(declare(function, index, nil))
        }
        for property in file.properties {
            globalProperties[property.name, default: []].append(Property(fact: property, file: index, nominal: nil))
        }
    }

    func declare(_ fact: FunctionFact, _ file: Int, _ nominal: Nominal?) -> Function {
        let function = Function(id: functions.count, fact: fact, file: file, nominal: nominal)
        functions.append(function)
        return function
    }

    /// A function declared inside another's body.
    func declareLocal(_ fact: FunctionFact, like outer: LookupPlace) -> Function {
        declare(fact, outer.file, outer.nominal)
    }

    func linkSupertypes(of nominal: Nominal) {
        for (name, file) in nominal.inherits {
            let parts: [TypeReference] = if case .composition(let parts) = name { parts } else { [name] }
            for part in parts {
                let place = LookupPlace(file: file, nominal: nominal.isForeign ? nil : nominal)
                switch resolve(part, in: place) {
                case .nominal(let parent, _) where !parent.kind.mayBeInherited:
                    // `App` is the system's protocol here, though the app has a struct of that name.
                    nominal.externalParents.append(.external(part.base, []))
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
        externalAncestors(of: nominal).contains { names.contains($0.name) }
    }

    /// The library types that it inherits from or conforms to.
    func externalAncestors(of nominal: Nominal) -> [ResolvedType] {
        if let known = nominal.externalAncestorCache { return known }
        let result = nominal.externalParents + ancestors(of: nominal).flatMap(\.externalParents)
        nominal.externalAncestorCache = result
        return result
    }

    /// Whether a type has members that a library declares.
    func hasLibraryMembers(_ nominal: Nominal) -> Bool {
        nominal.isForeign
            || externalAncestors(of: nominal).contains { !ProtocolNames.withoutCalls.contains($0.lastName) }
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
}

/// The place of a name, on which its meaning depends.
struct LookupPlace {
    var file: Int
    var nominal: Nominal?
    /// The types of generic parameters, as far as they are known.
    var generics: [String: ResolvedType] = [:]
}

/// A name at a place, without the types of generic parameters.
struct NameUse: Hashable {
    let name: String
    let file: Int
    let nominal: Nominal?
}

/// A type with all of its declarations.
final class Nominal {
    let id: Int
    let name: String
    let kind: TypeFact.Kind
    let file: Int
    let module: String?
    let isPrivate: Bool
    let isInSomeBuilds: Bool
    let isFinal: Bool
    /// Whether other modules may use it.
    let isPublic: Bool
    let position: Position
    let attributes: [AttributeFact]
    /// Whether Objective-C sees members of it that do not say so.
    var isSeenByObjectiveC: Bool
    var generics: [GenericParameter]
    var inherits: [(TypeReference, file: Int)]
    var properties: [String: Property] = [:]
    var propertyOrder: [String] = []
    var functions: [String: [Function]] = [:]
    var cases: [CaseFact] = []
    var typealiases: [String: TypeReference]
    let defaultTypes: [String: TypeReference]
    var parents: [Nominal] = [] { didSet { ancestorCache = nil } }
    var externalParents: [ResolvedType] = []
    /// Whether it stands for a library type that the app extends.
    var isForeign = false
    /// Whether it stands for a library's class whose object holds the path of a stack.
    var holdsLibraryPath = false
    fileprivate var ancestorCache: [Nominal]?
    fileprivate var externalAncestorCache: [ResolvedType]?
    var propertyCache: [String: Property?] = [:]
    var methodCache: [String: [Function]] = [:]

    init(id: Int, fact: TypeFact, file: Int, module: String?) {
        self.id = id
        self.file = file
        self.module = module
        name = fact.name
        kind = fact.kind
        isPrivate = fact.isPrivate
        isInSomeBuilds = fact.isInSomeBuilds
        isFinal = fact.isFinal
        isPublic = fact.isPublic
        position = fact.position
        attributes = fact.attributes
        isSeenByObjectiveC = fact.attributes.contains {
            $0.name.base == "objcMembers" || fact.kind == .protocol && $0.name.base == "objc"
        }
        generics = fact.generics
        inherits = fact.inherits.map { ($0, file) }
        typealiases = [:]
        defaultTypes = fact.defaultTypes
    }

    /// Whether the program begins with it.
    var isMain: Bool { attributes.contains { SwiftNames.mainAttributes.contains($0.name.base) } }

    /// The name without its outer types.
    private(set) lazy var shortName = name.lastPart

    /// Lets go of all that may refer to it.
    fileprivate func releaseReferences() {
        (properties, functions, parents, externalParents) = ([:], [:], [], [])
        forgetSupertypes()
    }

    /// Forgets what was found with the help of its supertypes.
    fileprivate func forgetSupertypes() {
        (ancestorCache, externalAncestorCache, propertyCache, methodCache) = (nil, nil, [:], [:])
    }
}

/// What a written type means.
indirect enum ResolvedType: Hashable {
    case nominal(Nominal, [ResolvedType])
    /// A type that the app does not declare, with its dotted name.
    case external(String, [ResolvedType])
    case array(ResolvedType)
    case tuple([ResolvedType])
    /// Its parameters and its result.
    case function([ResolvedType], ResolvedType)
    case composed([ResolvedType])
    case unknown

    var nominal: Nominal? {
        switch self {
        case .nominal(let nominal, _): nominal
        case .composed(let parts): parts.firstNonNil(\.nominal)
        default: nil
        }
    }

    /// All types of the app's own that a value is of at once: `BaseCoordinator & Routing`.
    var nominals: [Nominal] {
        if case .composed(let parts) = self { parts.flatMap(\.nominals) } else { nominal.map { [$0] } ?? [] }
    }

    var isArray: Bool { if case .array = self { true } else { false } }

    /// The type of the elements of a collection; of anything else, its own.
    var ofElement: ResolvedType { if case .array(let element) = self { element.ofElement } else { self } }

    /// The dotted name of a library type; empty for any other.
    var name: String {
        if case .external(let name, _) = self { return name }
        return ""
    }

    /// The last part of a library type's name, without its module.
    var lastName: String { name.lastPart }

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
