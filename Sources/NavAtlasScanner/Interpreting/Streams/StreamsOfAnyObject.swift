// Streams of an object that is not known: the streams that the objects of its type hold in the property are one stream there, which
// sends the values of all of them.

/// The streams that stand for those of any object, by the property that holds them.
struct StreamsOfAnyObject {
    /// A property whose stream receives the values of another one, and the operators in between.
    private struct Holder: Hashable {
        let property: PropertyKey
        let steps: [ArgumentValue]
    }

    private var members: [PropertyKey: Distinct<Interpreter.Source>] = [:]
    private var holders: [StreamID: Distinct<Holder>] = [:]
    /// The values that were read of a property, and the same with one stream instead of several.
    fileprivate var joined: [PropertyKey: (read: Values, joined: Values)] = [:]

    var count: Int { members.values.reduce(0) { $0 + $1.count } }

    func members(of id: StreamID) -> Distinct<Interpreter.Source> {
        if case .held(let property) = id { members[property] ?? [] } else { [] }
    }

    fileprivate mutating func note(_ source: Interpreter.Source, in property: PropertyKey) {
        guard members[property, default: []].insert(source).inserted else { return }
        holders[source.id, default: []].insert(Holder(property: property, steps: source.steps))
    }

    /// The properties in whose streams a stream itself is, with nothing in between.
    func properties(holding id: StreamID) -> [PropertyKey] {
        (holders[id] ?? []).filter(\.steps.isEmpty).map(\.property)
    }

    /// The streams that hear what is sent into a stream, and what becomes of that on the way.
    ///
    /// The way from one stream to the next is taken once: where a property's stream is changed and kept in the same property
    /// again, one turn is followed.
    func hearing(_ id: StreamID) -> [Interpreter.Source] {
        struct Way: Hashable {
            let from: StreamID
            let holder: Holder
        }
        var taken: Set<Way> = []
        var found = [Interpreter.Source(id: id)] + members(of: id).filter(\.steps.isEmpty)
        var next = found.startIndex
        while next < found.endIndex {
            let source = found[next]
            next += 1
            for holder in holders[source.id] ?? [] where taken.insert(Way(from: source.id, holder: holder)).inserted {
                found.append(Interpreter.Source(id: .held(holder.property), steps: source.steps + holder.steps))
            }
        }
        return found
    }
}

extension Interpreter {
    /// What a property holds of some object of a type, with one stream instead of several.
    func joiningStreams(_ values: Values, heldIn property: Property, by nominal: Nominal) -> Values {
        guard values.count > 1 else { return values }
        let key = PropertyKey(nominal: nominal, name: property.fact.name)
        if let known = streams.ofAnyObject.joined[key], known.read == values { return known.joined }
        let held = values.filter { heldSource($0) != nil }
        guard held.count > 1 else { return values }
        for source in held.compactMap(heldSource) { streams.ofAnyObject.note(source, in: key) }
        var joined = values.subtracting(held)
        joined.insert(stream(of: key, property, standingFor: held))
        streams.ofAnyObject.joined[key] = (values, joined)
        return joined
    }

    private func heldSource(_ value: Value) -> Source? {
        guard case .external(_, _, nil, let arguments) = value else { return nil }
        return source(in: arguments)
    }

    /// The stream that stands for others in a property; its type is one that holds a value where one of theirs is.
    private func stream(of key: PropertyKey, _ property: Property, standingFor held: Values) -> Value {
        let names = held.compactMap { if case .external(let name, _, _, _) = $0 { name } else { nil } }
        let name = names.first { StreamNames.holding.contains($0.lastPart) } ?? names[0]
        let output = type(of: property, .instance(key.nominal, []))?.arguments.first
        if let output { streams.outputs[.held(key)] = output }
        return value(of: .held(key), [], named: name, [output].compactMap(\.self))
    }

    /// All values that were sent into a stream in any round, into those that it stands for, and into those that stand for it.
    func held(by id: StreamID) -> Values {
        var result = ofAll(id) { streams.held[$0] } ?? []
        for property in streams.ofAnyObject.properties(holding: id) {
            result.unite(streams.held[.held(property)] ?? [])
        }
        return result
    }

    /// What a stream, or one that it stands for, was made with; `nil` where none holds anything.
    func first(of id: StreamID) -> Values? { ofAll(id) { streams.first[$0] } }

    /// The values of a stream and of all that it stands for.
    private func ofAll(_ id: StreamID, _ values: (StreamID) -> Values?) -> Values? {
        var result = values(id)
        for source in streams.ofAnyObject.members(of: id) where source.id != id {
            guard let known = values(source.id), let coming = downstreamValues(of: known, source.steps),
                coming.count == 1
            else {
                continue
            }
            result = (result ?? []).union(coming[0])
        }
        return result
    }
}
