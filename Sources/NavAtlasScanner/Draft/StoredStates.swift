// `@AppStorage("token")` in two views, `@Shared(.token)` in two features: what is kept under one key is one state, whoever
// declares a property for it.

/// The properties that stand for values that outlive the app, by what these are stored under.
struct StoredStates {
    /// The first property of each key.
    private(set) var properties: [String: PropertyKey] = [:]
    private var firsts: [PropertyKey: PropertyKey] = [:]
    private var all: [PropertyKey: [PropertyKey]] = [:]

    init() {}

    init(in program: Program) {
        for nominal in program.nominals where !nominal.isForeign {
            for property in nominal.properties.values.sorted(by: { $0.fact.position < $1.fact.position }) {
                guard let name = Self.name(of: property, in: program) else { continue }
                let key = PropertyKey(nominal: nominal, name: property.fact.name)
                firsts[key] = properties[name] ?? key
                properties[name] = properties[name] ?? key
                all[firsts[key] ?? key, default: []].append(key)
            }
        }
    }

    /// The property that stands for all of the same key; `nil` where a property is not stored.
    func first(of key: PropertyKey) -> PropertyKey? { firsts[key] }

    /// The other properties of the same key.
    func others(than key: PropertyKey) -> [PropertyKey] {
        guard let first = firsts[key], let all = all[first], all.count > 1 else { return [] }
        return all.filter { $0 != key }
    }

    private static func name(of property: Property, in program: Program) -> String? {
        let place = LookupPlace(file: property.file, nominal: property.nominal)
        return property.fact.attributes.lazy.compactMap { attribute in
            guard let key = attribute.arguments.first?.value else { return nil }
            return switch attribute.name.base.lastPart {
            case "AppStorage", "SceneStorage": program.storedName(of: key, in: place)
            case "Shared", "SharedReader": sharedName(of: key) { program.storedName(of: $0, in: place) }
            default: nil
            }
        }.first
    }

    /// `@Shared(.appStorage("token"))`, `@Shared(.inMemory("token"))`, `@Shared(.token)`
    private static func sharedName(of key: Expression, _ name: (Expression) -> String?) -> String? {
        switch key {
        case .implicitMember(let name, _): ".\(name)"
        case .call(.implicitMember("appStorage", _), let arguments, _): arguments.first.flatMap { name($0.value) }
        case .call(.implicitMember(let kind, _), let arguments, _):
            arguments.first.flatMap { name($0.value) }.map { ".\(kind)(\($0))" }
        default: nil
        }
    }
}

extension Program {
    /// What a value is stored under: a text, written at the place or as a constant, or else the name of what has it.
    func storedName(of key: Expression, in place: LookupPlace) -> String? {
        if let text = Interpreter.constant(key) { return text }
        guard let name = key.dottedName else { return nil }
        return constant(named: name, in: place)?.fact.initializer.flatMap(Interpreter.constant) ?? name
    }

    /// `Keys.token`, `token` in the type that has it, and `token` of a file.
    private func constant(named name: String, in place: LookupPlace) -> Property? {
        let last = name.lastPart
        let found: Property?
        if last == name {
            let own = types(around: place.nominal).lazy.compactMap { staticProperty(name, of: $0) }.first
            found = own ?? globalProperty(name, in: place.file)
        } else {
            let holder = nominal(named: String(name.dropLast(last.count + 1)), in: place)
            found = holder.flatMap { staticProperty(last, of: $0) }
        }
        return found?.fact.isConstant == true ? found : nil
    }
}

extension StateTrigger {
    /// The same for the state under the key of its property.
    func stored(in states: StoredStates) -> StateTrigger {
        guard let first = key.flatMap(states.first) else { return self }
        var trigger = self
        (trigger.key, trigger.object) = (first, nil)
        return trigger
    }
}

extension Mutation {
    /// The same for the state under the key of its property.
    func stored(in states: StoredStates) -> Mutation {
        guard let first = states.first(of: key) else { return self }
        var mutation = self
        (mutation.key, mutation.object) = (first, nil)
        return mutation
    }
}
