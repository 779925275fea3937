// Collections that begin empty: `private var children: [Coordinator] = []`.

/// Which structs and enums were seen to hold closures or objects.
private final class HoldersOfCode {
    var known: [Nominal: Bool] = [:]
    /// Whether classes of the app's own are of a library's types, by their names.
    var protocols: [String: Bool] = [:]
}

extension Interpreter {
    /// What an optional holds to which a list without elements was assigned: it is something, `found != nil`.
    static var emptyList: Value { .external("Array", [], member: nil, []) }

    /// Whether a property is a collection that begins empty, and that the app's code alone fills: as long as nothing is put into
    /// it, it may hold any object, and then only those. Of controllers it may show others besides.
    func isFilledLater(_ property: Property, _ declared: ResolvedType?) -> Bool {
        guard let element = elementOfEmptyCollection(property, declared) else { return false }
        // A struct's collection may be that of a copy, which is filled elsewhere.
        return [.class, .protocol].contains(element.kind) && !isController(element) || wrapsController(element)
            || property.nominal?.kind == .class && holdsCode(element)
    }

    /// Whether the app's code alone makes values of a struct or enum, such as the rows of a list of settings: nothing loads
    /// the closures and objects in them.
    func holdsCode(_ nominal: Nominal) -> Bool {
        let memory = memory { HoldersOfCode() }
        if let known = memory.known[nominal] { return known }
        memory.known[nominal] = false
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        let payloads = nominal.cases.flatMap(\.payload).compactMap(\.type).map { program.resolve($0, in: place) }
        let stored = nominal.properties.values.filter { !$0.fact.isStatic && $0.fact.getter == nil }
        let result =
            [.struct, .enum].contains(nominal.kind) && !isPart(nominal)
            && (payloads + stored.compactMap { type(of: $0) }).contains(where: isCode)
        memory.known[nominal] = result
        return result
    }

    /// Whether a type is that of closures or objects, or of what holds such.
    private func isCode(_ type: ResolvedType) -> Bool {
        switch type {
        case .function: true
        case .array(let element): isCode(element)
        case .external("Optional", let parts): parts.contains(where: isCode)
        case .external(let name, []): isProtocolOfOwnObjects(name.lastPart)
        case .nominal(let nominal, _):
            switch nominal.kind {
            case .class: !holdsDataAlone(nominal)
            case .protocol: true
            default: holdsCode(nominal)
            }
        default: false
        }
    }

    /// Whether classes of the app's own are of a library's type: a table's delegate, or data source.
    private func isProtocolOfOwnObjects(_ name: String) -> Bool {
        let memory = memory { HoldersOfCode() }
        if let known = memory.protocols[name] { return known }
        let result = program.nominals.contains {
            $0.kind == .class && !holdsDataAlone($0) && program.inherits($0, anyOf: [name])
        }
        memory.protocols[name] = result
        return result
    }

    /// Whether an object is known to have nothing in such a property: code was seen to fill that of others like it, so it
    /// would be seen to fill this one. A coordinator without children starts none.
    func isLeftUnfilled(_ property: Property, _ declared: ResolvedType?, of receiver: Value?) -> Bool {
        guard receiver?.object != nil, isFilledLater(property, declared), let nominal = property.nominal else {
            return false
        }
        // Any value of that type would show every controller that the app puts into one.
        if elementOfEmptyCollection(property, declared).map(wrapsController) == true { return true }
        let name = property.fact.name
        let alike = [nominal] + program.ancestors(of: nominal).filter { $0.properties[name] != nil }
        return alike.contains { type in
            heap.values(of: name, inAny: type, orIn: program.descendants(of: type)).contains { $0.object != nil }
        }
    }

    private func elementOfEmptyCollection(_ property: Property, _ declared: ResolvedType?) -> Nominal? {
        guard property.fact.initializer?.isEmptyCollection == true, case .array(let element)? = declared else {
            return nil
        }
        return element.nominal
    }

    /// `struct Item { let viewController: UIViewController }`: the app's code makes it, and nothing loads it.
    func wrapsController(_ nominal: Nominal) -> Bool {
        nominal.kind == .struct
            && nominal.properties.values.contains { $0.fact.type?.base == "UIViewController" && $0.fact.getter == nil }
    }

    /// Whether a value only keeps a controller for who hands that on, as such an item does.
    func wraps(_ wrapper: Value, _ controller: Value) -> Bool {
        guard let id = wrapper.object, wrapsController(heap[id].nominal) else { return false }
        return heap[id].fields.values.contains { $0.contains(controller) }
    }
}
