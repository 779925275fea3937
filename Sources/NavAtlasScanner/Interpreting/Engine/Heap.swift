/// The objects that the interpreted code makes, and the values of their properties. One object stands for all that one
/// place makes.
final class Heap {
    struct Object {
        let nominal: Nominal
        /// What its type's generic parameters stand for; none where that is not known.
        fileprivate(set) var generics: [ResolvedType]
        let depth: MakingDepth
        /// How many values it holds one in the other, itself the outermost; none for an object of a class.
        let layers: Int
        /// How many values of its type were made before it, each from the one before.
        let remakings: Int
        /// The types of the objects that it was made with, and of those that they were made with, and its own.
        let within: Set<Nominal>
        /// The cases of enums for which a value was made, where values are not told apart by what they are made with.
        let cases: Values
        /// Who makes it; `nil` for what is made for all.
        var maker: NodeKey?
        /// Who else has the same code make it.
        fileprivate var laterMakers: Set<NodeKey> = []
        /// The place that makes it, and the type that declares the code there.
        var making: (place: DraftLocation, in: Nominal?)?
        var fields: [String: Values] = [:]
        /// Of what record it is a copy, and which of its properties were changed.
        var change: (of: ObjectID, names: Set<String>)?
        /// The flags that it was made with; none where that is not known, or differs.
        fileprivate var flags: [String: Bool?] = [:]
        /// The same of numbers and texts.
        fileprivate var literals: [String: Value?] = [:]
        /// The states that it was given for its constants.
        fileprivate var states: [String: GivenState?] = [:]

        func isMade(by node: NodeKey) -> Bool { maker == node || laterMakers.contains(node) }
        var makers: [NodeKey] { maker.map { [$0] + laterMakers } ?? [] }
    }

    struct Site: Hashable {
        let file: Int
        let position: Position
        let nominal: Nominal
        /// The run of the code that makes it; `nil` where it is told apart by something else.
        let run: MakingRun?
        let given: [Values]
        /// For whom it is made, where what it is made with does not tell it apart.
        let owner: NodeKey?
    }

    private let limits: Limits
    private(set) var objects: [Object] = []
    /// The objects that the app does not make.
    private var probes: Set<ObjectID> = []
    private var bySite: [Site: ObjectID] = [:]
    private var byNominal: [Nominal: [ObjectID]] = [:]
    /// What was written to a property of an unknown object of a type.
    private var summaries: [Nominal: [String: Values]] = [:]
    /// What the objects of a type and its subtypes were found to hold in a property.
    private var joined: [String: [Nominal: Joined]] = [:]
    /// The classes of whose objects a property was seen to hold so many that they are not told apart there.
    private var indistinct: [Field: Set<Nominal>] = [:]
    /// The properties that were seen to hold so many texts that they are not told apart there.
    private var fieldsOfManyTexts: Set<Field> = []
    /// How many objects of a class each place has made.
    private var made: [Place: Int] = [:]
    /// The places that make objects of a class.
    private var makers: [Nominal: Set<Place>] = [:]
    private(set) var keyed = KeyedElements()
    /// The objects of classes, with the properties in which they were seen to be held.
    private var holdings: [ObjectID: Set<Holding>] = [:]
    /// Counts every new fact, so that a fixed point can be seen.
    private(set) var version = 0

    init(_ limits: Limits = Limits()) { self.limits = limits }

    subscript(id: ObjectID) -> Object {
        _read { yield objects[id.index] }
    }

    /// The object that a place makes.
    ///
    /// - Parameter maker: who makes it; what others make is never joined with it.
    func object(
        at site: Site, by maker: NodeKey?, generics: [ResolvedType], depth: MakingDepth, layers: Int,
        remakings: Int = 0, within: Set<Nominal>,
        cases: Values,
        in type: Nominal? = nil
    ) -> ObjectID {
        let site = bySite[site] == nil ? sharing(site, by: maker) : site
        if let known = bySite[site] {
            noteMade(known, by: maker)
            return known
        }
        let id = ObjectID(index: objects.count)
        objects.append(
            Object(
                nominal: site.nominal, generics: generics, depth: depth, layers: layers, remakings: remakings,
                within: within, cases: cases, maker: maker,
                making: (DraftLocation(file: site.file, position: site.position), type)))
        bySite[site] = id
        byNominal[site.nominal, default: []].append(id)
        makers[site.nominal, default: []].insert(
            Place(file: site.file, position: site.position, nominal: site.nominal))
        version += 1
        return id
    }

    private func noteMade(_ id: ObjectID, by maker: NodeKey?) {
        guard let maker, objects[id.index].maker != nil, !objects[id.index].isMade(by: maker) else { return }
        objects[id.index].laterMakers.insert(maker)
        version += 1
    }

    /// The object that a place has made already.
    func object(at site: Site) -> ObjectID? { bySite[site] }

    /// Whether the app does not make an object.
    func isProbe(_ id: ObjectID) -> Bool { probes.contains(id) }

    /// An object that the app does not make, to see what would be done with it.
    func probe(_ nominal: Nominal, _ field: String, _ values: Values) -> ObjectID {
        probe(
            Object(
                nominal: nominal, generics: [], depth: .none, layers: 0, remakings: 0, within: [nominal], cases: [],
                fields: [field: values]), given: [[.text(field)], values])
    }

    /// Such an object, which is told apart by some values.
    func probe(_ object: Object, given: [Values]) -> ObjectID {
        let site = Site(
            file: -1, position: object.nominal.position, nominal: object.nominal, run: nil, given: given, owner: nil)
        if let known = bySite[site] { return known }
        let id = ObjectID(index: objects.count)
        objects.append(object)
        bySite[site] = id
        probes.insert(id)
        return id
    }

    /// Whether a place has made an object, or one around that.
    func hasMade(_ object: ObjectID?, at place: DraftLocation, of nominal: Nominal) -> Bool {
        var next = object
        while let id = next {
            if let making = self[id].making, making.place == place, self[id].nominal === nominal { return true }
            next = self[id].depth.innermost
        }
        return false
    }

    /// A flag that an object is made with; `nil` where that is not known.
    func flag(_ name: String, of id: ObjectID) -> Bool? { self[id].flags[name] ?? nil }

    /// A number or text that an object is made with; `nil` where that is not known.
    func literal(_ name: String, of id: ObjectID) -> Value? { self[id].literals[name] ?? nil }

    /// The state that an object was given for a constant.
    func state(_ name: String, of id: ObjectID) -> GivenState? { self[id].states[name] ?? nil }

    /// Notes the state that an object is made with for a constant.
    func note(state name: String, _ state: GivenState?, of id: ObjectID) { note(state, as: name, in: \.states, of: id) }

    /// Notes a flag that an object is made with.
    func note(flag name: String, _ isOn: Bool?, of id: ObjectID) { note(isOn, as: name, in: \.flags, of: id) }

    /// Notes a number or text that an object is made with.
    func note(literal name: String, _ value: Value?, of id: ObjectID) { note(value, as: name, in: \.literals, of: id) }

    private func note<Kept: Equatable>(
        _ value: Kept?, as name: String, in kept: WritableKeyPath<Object, [String: Kept?]>, of id: ObjectID
    ) {
        let known = objects[id.index][keyPath: kept][name]
        if let known, known == nil || known == value { return }
        objects[id.index][keyPath: kept][name] = .some(known == nil ? value : nil)
        version += 1
    }

    /// Notes what the generic parameters of an object's type stand for, where that was not known when it was made.
    func note(generics: [ResolvedType], of id: ObjectID) {
        let known = objects[id.index].generics
        guard known.isEmpty || known.count == generics.count else { return }
        let all = known.isEmpty ? generics : zip(known, generics).map { $0 == .unknown ? $1 : $0 }
        guard all != known else { return }
        objects[id.index].generics = all
        version += 1
    }

    /// Notes the key of an element that a dictionary holds.
    func note(_ element: Value, under key: Values?, in property: Property, isNew: Bool) {
        if keyed.note(element, under: key, in: property, isNew: isNew) { version += 1 }
    }

    func objects(of nominal: Nominal) -> [ObjectID] { byNominal[nominal] ?? [] }

    /// The objects among values, in the order in which they were first made.
    func objects(among values: Values) -> [ObjectID] {
        values.compactMap { if case .object(let id) = $0 { id } else { nil } }.sorted { $0.index < $1.index }
    }

    /// How many places make objects of a type.
    func placeCount(of nominal: Nominal) -> Int { makers[nominal]?.count ?? 0 }

    func write(_ values: Values, to property: String, of id: ObjectID) {
        let field = Field(holder: .object(id), name: property)
        let values = withoutIndistinct(values, in: field)
        let isFirst = objects[id.index].fields[property] == nil
        var news = objects[id.index].fields[property, default: []].insertUnknown(values, limits)
        if case .added(let added) = news, let all = objects[id.index].fields[property],
            let joined = withIndistinctJoined(all, added, in: field)
        {
            objects[id.index].fields[property] = joined
            news = .joined
        }
        if probes.contains(id) {
            // No object of the app's.
            if isFirst || news.isSome { version += 1 }
        } else {
            note(news, in: property, of: objects[id.index].nominal, isFirst: isFirst)
            hold(news, Holding(holder: .object(id), property: property))
        }
    }

    func write(_ values: Values, toAny nominal: Nominal, _ property: String) {
        let field = Field(holder: .type(nominal), name: property)
        let values = withoutIndistinct(values, in: field)
        let isFirst = summaries[nominal]?[property] == nil
        var news = summaries[nominal, default: [:]][property, default: []].insertUnknown(values, limits)
        if case .added(let added) = news, let all = summaries[nominal]?[property],
            let joined = withIndistinctJoined(all, added, in: field)
        {
            summaries[nominal]?[property] = joined
            news = .joined
        }
        // A summary stands for the objects of that very type.
        note(news, in: property, of: nominal, isFirst: isFirst, isSummary: true)
        hold(news, Holding(holder: .type(nominal), property: property))
    }

    private func note(
        _ news: Values.News, in property: String, of nominal: Nominal, isFirst: Bool, isSummary: Bool = false
    ) {
        switch news {
        case .none: if isFirst { version += 1 }
        case .added(let values):
            version += 1
            for (type, known) in joined[property] ?? [:]
            where isSummary ? type === nominal : known.types.contains(nominal) {
                joined[property]?[type]?.add(values, limits)
            }
        case .joined:
            version += 1
            joined[property] = nil
        }
    }

    func summary(of nominal: Nominal, _ property: String) -> Values { summaries[nominal]?[property] ?? [] }

    /// What any object of a type or of its subtypes was seen to hold in a property.
    func values(of property: String, inAny nominal: Nominal, orIn subtypes: [Nominal]) -> Values {
        if let known = joined[property]?[nominal] { return known.values }
        var result = summary(of: nominal, property)
        let types = [nominal] + subtypes
        for type in types {
            for id in objects(of: type) { if let held = objects[id.index].fields[property] { result.unite(held) } }
        }
        var all = Joined(types: Set(types))
        all.add(result, limits)
        joined[property, default: [:]][nominal] = all
        return all.values
    }
}

// MARK: Who holds what

extension Heap {
    /// A property of one object, or of any unknown one of a type, that holds an object of a class.
    struct Holding: Hashable {
        let holder: Holder
        let property: String
    }

    enum Holder: Hashable {
        case object(ObjectID)
        case type(Nominal)
    }

    /// The properties in which an object of a class was seen to be held.
    func holdings(of id: ObjectID) -> Set<Holding> { holdings[id] ?? [] }

    /// Notes that a library's object keeps something for an object of the app's.
    func hold(_ values: Values, _ holding: Holding) {
        for case .object(let id) in values where self[id].nominal.kind == .class {
            if holdings[id, default: []].insert(holding).inserted { version += 1 }
        }
    }

    private func hold(_ news: Values.News, _ holding: Holding) {
        guard case .added(let values) = news else { return }
        for case .object(let id) in values where self[id].nominal.kind == .class {
            holdings[id, default: []].insert(holding)
        }
    }
}

// MARK: Objects that are not told apart

// Where one place makes ever more objects of a class, or one property holds ever more of them, they are not told apart
// any longer: the widening of abstract interpretation. What any of them may hold is still known.

extension Heap {
    /// A property of one object, or of any unknown one of a type.
    private struct Field: Hashable {
        let holder: Holder
        let name: String
    }

    /// A place in the code that makes objects of a class, whoever runs it.
    private struct Place: Hashable {
        let file: Int
        let position: Position
        let nominal: Nominal
    }

    /// What the objects of some types hold in a property.
    private struct Joined {
        let types: Set<Nominal>
        private(set) var values: Values

        private var holdsManyTexts = false

        init(types: Set<Nominal>) {
            self.types = types
            values = []
        }

        mutating func add(_ news: Values, _ limits: Limits) {
            values.unite(holdsManyTexts ? news.withAnyText : news)
            guard !limits.allow(.valuesOfProperty, beside: values.count - 1) else { return }
            if values.holdManyTexts { (values, holdsManyTexts) = (values.withAnyText, true) }
            values.joinPayloads(limits)
        }
    }

    /// Whether a place has made so many objects that the next one is told apart by its maker alone.
    func isShared(_ site: Site) -> Bool {
        let place = Place(file: site.file, position: site.position, nominal: site.nominal)
        return site.run != nil && made[place, default: 0] >= Limit.objectsOfPlace.most && bySite[site] == nil
    }

    /// The site that stands for all further objects that somebody makes where a place has made many.
    private func sharing(_ site: Site, by maker: NodeKey?) -> Site {
        guard site.run != nil else { return site }
        let place = Place(file: site.file, position: site.position, nominal: site.nominal)
        guard !limits.allow(.objectsOfPlace, beside: made[place, default: 0]) else {
            made[place, default: 0] += 1
            return site
        }
        return Site(
            file: site.file, position: site.position, nominal: site.nominal, run: nil, given: [], owner: maker)
    }

    /// Whether some property holds so many objects of a class that they are not told apart there.
    func holdsIndistinct(_ nominal: Nominal) -> Bool { indistinct.values.contains { $0.contains(nominal) } }

    private func withoutIndistinct(_ values: Values, in field: Field) -> Values {
        let values = fieldsOfManyTexts.contains(field) ? values.withAnyText : values
        guard !indistinct.isEmpty, let known = indistinct[field] else { return values }
        return values.filter { value in
            if case .object(let id) = value { !known.contains(self[id].nominal) } else { true }
        }
    }

    /// Values with some object of a class, or some text, in place of very many; `nil` where there are not as many.
    private func withIndistinctJoined(_ values: Values, _ news: Values, in field: Field) -> Values? {
        guard values.count > Limit.objectsInField.most else { return nil }
        let classes = Set(
            news.compactMap { value -> Nominal? in
                guard case .object(let id) = value, self[id].nominal.kind == .class else { return nil }
                return self[id].nominal
            })
        var result = values
        if values.holdManyTexts {
            limits.hit(.valuesOfProperty)
            result = values.withAnyText
            fieldsOfManyTexts.insert(field)
        }
        for nominal in classes {
            let alike = values.compactMap { value -> ObjectID? in
                if case .object(let id) = value, self[id].nominal === nominal { id } else { nil }
            }
            guard !limits.allow(.objectsInField, beside: alike.count - 1) else { continue }
            let generics = Set(alike.map { self[$0].generics })
            for id in alike { result.remove(.object(id)) }
            result.insert(.instance(nominal, generics.count == 1 ? generics.first ?? [] : []))
            indistinct[field, default: []].insert(nominal)
        }
        return result == values ? nil : result
    }
}
