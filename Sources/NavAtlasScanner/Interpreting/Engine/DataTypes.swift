// Types whose values hold data alone: texts, numbers, dates, and records of such. They keep no closure, screen, coordinator or
// stream, so that it does not matter who makes one. Where one place makes many of them, they count as one for all screens.

/// Which types were seen to hold data alone.
private final class DataTypesMemory {
    var known: [Nominal: Bool] = [:]
}

extension Interpreter {
    /// Whether values of a type hold data alone.
    func holdsDataAlone(_ nominal: Nominal) -> Bool {
        let memory = memory { DataTypesMemory() }
        if let known = memory.known[nominal] { return known }
        var visited: Set<Nominal> = []
        let result = isData(nominal, &visited)
        // What a record of data is made of is data as well.
        for part in result ? visited : [nominal] { memory.known[part] = result }
        return result
    }

    private func isData(_ nominal: Nominal, _ visited: inout Set<Nominal>) -> Bool {
        guard visited.insert(nominal).inserted else { return true }
        switch nominal.kind {
        case .enum:
            let place = LookupPlace(file: nominal.file, nominal: nominal)
            return nominal.cases.flatMap(\.payload).allSatisfy { part in
                part.type.map { isData(program.resolve($0, in: place), &visited) } ?? false
            }
        case .struct, .class:
            guard !isPart(nominal), !isController(nominal), flow(of: nominal) == nil else { return false }
            for type in [nominal] + program.ancestors(of: nominal) where type.kind != .protocol {
                for name in type.propertyOrder {
                    guard let property = type.properties[name], !property.fact.isStatic, property.fact.getter == nil
                    else { continue }
                    guard isData(property, &visited) else { return false }
                }
            }
            return true
        default: return false
        }
    }

    /// Whether a stored property holds data. A wrapper may do anything with what it holds.
    private func isData(_ property: Property, _ visited: inout Set<Nominal>) -> Bool {
        guard !property.fact.attributes.contains(where: { $0.name.base.mayNameType }) else { return false }
        if let type = type(of: property) { return isData(type, &visited) }
        switch property.fact.initializer {
        case .string?, .number?, .boolean?: return true
        default: return false
        }
    }

    private func isData(_ type: ResolvedType, _ visited: inout Set<Nominal>) -> Bool {
        switch type {
        case .nominal(let nominal, let arguments):
            isData(nominal, &visited) && arguments.allSatisfy { isData($0, &visited) }
        case .external(let name, let arguments):
            StandardLibraryNames.dataTypes.contains(name.lastPart) && arguments.allSatisfy { isData($0, &visited) }
        case .array(let element): isData(element, &visited)
        case .tuple(let parts): parts.allSatisfy { isData($0, &visited) }
        case .function, .composed, .unknown: false
        }
    }
}
