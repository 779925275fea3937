import NavAtlasModel

/// One kind of value that a route type has, and what is known of it.
struct RouteCase {
    /// The case's name, or the type's where it is no enum.
    let name: String
    /// The types of what it carries, as one writes them in source.
    var input: String?
    /// Values of it: registered samples, what is on a path, and what can be made out of nothing.
    var values: [Any] = []
}

/// All kinds of values of a route type.
enum RouteCases {
    /// The cases of an enum in the order of their names, or the one kind of value of another type.
    ///
    /// - Throws: ``RegistryError/unreadable(_:property:)`` for an enum whose cases are not in the binary.
    static func of(_ type: Any.Type, samples: [Any]) throws(RegistryError) -> [RouteCase] {
        let metadata = TypeMetadata(type)
        let samples = samples.map(unerased).filter { Swift.type(of: $0) == type }
        guard metadata.isEnum else {
            let name = TypeName(known: type)
            return [RouteCase(name: name.spelled, values: samples)]
        }
        guard let declared = metadata.cases else { throw .unreadable(TypeName(known: type).id, property: "the cases") }
        var cases = declared.map { RouteCase(name: $0.name, input: input(of: $0)) }
        for value in samples + listed(type) {
            if let tag = TypeMetadata.tag(of: value), cases.indices.contains(tag) { cases[tag].values.append(value) }
        }
        for index in cases.indices where cases[index].values.isEmpty {
            cases[index].values =
                metadata.value(ofCase: index).map { [$0] } ?? derived(metadata, index, declared[index])
        }
        return cases.sorted { $0.name < $1.name }
    }

    /// The name of a value's case, or of its type where that is no enum.
    static func name(of value: Any) -> String {
        let value = unerased(value)
        guard let tag = TypeMetadata.tag(of: value),
            let declared = TypeMetadata(Swift.type(of: value)).declaredCase(tag)
        else { return TypeName(of: value).spelled }
        return declared.name
    }

    /// The types of what a value's case carries, as one writes them in source; `nil` where it carries nothing.
    static func input(of value: Any) -> String? {
        let value = unerased(value)
        guard let tag = TypeMetadata.tag(of: value) else { return nil }
        return TypeMetadata(Swift.type(of: value)).declaredCase(tag).flatMap { input(of: $0) }
    }

    /// The values of a case that carries one of a few values which can all be listed.
    private static func derived(_ metadata: TypeMetadata, _ index: Int, _ declared: TypeMetadata.Case) -> [Any] {
        guard var payload = declared.payload else { return [] }
        if let parts = TypeMetadata(payload).tupleElements, parts.count == 1 { payload = parts[0] }
        return few(payload).compactMap { metadata.value(ofCase: index, carrying: $0) }
    }

    /// All values of a type; none where there are many, or where some carry what is not known.
    private static func few(_ type: Any.Type) -> [Any] {
        if type == Bool.self { return [false, true] }
        let metadata = TypeMetadata(type)
        guard metadata.isEnum, let cases = metadata.cases, cases.count <= mostDerived else { return [] }
        let values = cases.indices.compactMap { metadata.value(ofCase: $0) }
        return values.count == cases.count ? values : []
    }

    private static let mostDerived = 256

    /// The name of the case that a value's case carries, as in `help(.contact)`; `nil` where that is no case.
    static func innerName(of value: Any) -> String? {
        guard TypeMetadata.tag(of: value) != nil, var payload = Reflection(value).parts.first?.value else { return nil }
        if TypeMetadata(type(of: payload)).tupleElements?.count == 1 {
            payload = Reflection(payload).parts.first?.value ?? payload
        }
        return TypeMetadata.tag(of: payload) == nil ? nil : name(of: payload)
    }

    static func unerased(_ value: Any) -> Any { (value as? AnyHashable)?.base ?? value }

    private static func listed(_ type: Any.Type) -> [Any] {
        func list<List: CaseIterable>(_ type: List.Type) -> [Any] { Array(type.allCases) }
        return (type as? any CaseIterable.Type).map { list($0) } ?? []
    }

    private static func input(of declared: TypeMetadata.Case) -> String? {
        guard declared.hasPayload else { return nil }
        guard let payload = declared.payload else { return "_" }
        let elements = TypeMetadata(payload).tupleElements ?? [payload]
        return elements.map { TypeName(known: $0).spelled }.joined(separator: ", ")
    }
}
