/// A type, function or property of the app, with the names that its code uses.
struct Declaration {
    enum Kind { case type, function, computed, stored }

    let kind: Kind
    /// Its name without the type that it belongs to.
    let name: String
    /// The type that it belongs to, or that it is.
    let nominal: Nominal?
    let file: Int
    let position: Position
    let isStatic: Bool
    let hasAttributes: Bool
    /// What runs when it is used.
    let code: [Statement]
    /// What it returns or holds.
    let type: TypeName?
    /// What it uses.
    let uses: Uses

    private init(
        _ kind: Kind, _ name: String, at place: LookupPlace, _ position: Position, in program: Program,
        isStatic: Bool = false, hasAttributes: Bool = false, code: [Statement] = [], type: TypeName? = nil,
        types: [TypeName] = []
    ) {
        (self.kind, self.name, self.position) = (kind, name, position)
        (nominal, file) = (place.nominal, place.file)
        (self.isStatic, self.hasAttributes, self.code, self.type) = (isStatic, hasAttributes, code, type)
        uses = Uses(code, types + [type].compactMap(\.self), at: place, in: program)
    }

    /// Its name with the type that it belongs to.
    var fullName: String {
        guard kind != .type, let nominal else { return name }
        return "\(nominal.name).\(name)"
    }
}

extension Declaration {
    /// Every declaration of the files.
    static func all(in program: Program) -> [Declaration] {
        program.files.indices.flatMap { index -> [Declaration] in
            let file = program.files[index]
            let types = file.types.flatMap { declarations(of: $0, index, in: program) }
            let place = LookupPlace(file: index, nominal: nil)
            return types + file.functions.map { Declaration($0, at: place, in: program) }
                + file.properties.map { Declaration($0, at: place, in: program) }
        }
    }

    private static func declarations(of fact: TypeFact, _ file: Int, in program: Program) -> [Declaration] {
        let nominal =
            program.nominal(named: fact.name, in: LookupPlace(file: file, nominal: nil))
            ?? program.foreignExtensions[fact.name.lastPart]
        let place = LookupPlace(file: file, nominal: nominal)
        let written =
            fact.inherits + fact.generics.compactMap(\.constraint) + fact.cases.flatMap(\.payload).compactMap(\.type)
            + fact.attributes.map(\.name)
        let values =
            fact.cases.flatMap(\.payload).compactMap(\.defaultValue)
            + fact.attributes.flatMap(\.arguments).map(\.value)
        let header = Declaration(
            .type, fact.name.lastPart, at: place, fact.position, in: program, code: values.map(Statement.expression),
            types: written)
        return [header] + fact.functions.map { Declaration($0, at: place, in: program) }
            + fact.properties.map { Declaration($0, at: place, in: program) }
    }

    private init(_ fact: FunctionFact, at place: LookupPlace, in program: Program) {
        let defaults = fact.parameters.compactMap(\.defaultValue).map(Statement.expression)
        self.init(
            .function, fact.name, at: place, fact.position, in: program, isStatic: fact.isStatic,
            hasAttributes: !fact.attributes.isEmpty, code: (fact.body ?? []) + defaults, type: fact.result,
            types: fact.parameters.compactMap(\.type) + fact.generics.compactMap(\.constraint))
    }

    private init(_ fact: PropertyFact, at place: LookupPlace, in program: Program) {
        let values = [fact.initializer].compactMap(\.self) + fact.attributes.flatMap(\.arguments).map(\.value)
        self.init(
            fact.getter == nil ? .stored : .computed, fact.name, at: place, fact.position, in: program,
            isStatic: fact.isStatic, code: (fact.getter ?? []) + fact.observers + values.map(Statement.expression),
            type: fact.type, types: fact.attributes.map(\.name))
    }
}
