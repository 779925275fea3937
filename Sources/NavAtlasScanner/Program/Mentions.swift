/// All names that the app's code uses. A function whose name is used nowhere, or only by such functions, is never called.
final class Mentions {
    private let program: Program
    /// The functions that are declared outside of others.
    private let functions: [Function]
    private lazy var uses = findUses()

    /// How many functions and other declarations use each name, in each file and in all.
    private struct Uses {
        var here: [[String: Int]]
        var everywhere: [String: Int] = [:]

        /// - Returns: whether there are none left.
        mutating func add(_ number: Int, of name: String, in file: Int) -> Bool {
            here[file][name, default: 0] += number
            everywhere[name, default: 0] += number
            return here[file][name] == 0 || everywhere[name] == 0
        }
    }

    init(_ program: Program) { (self.program, functions) = (program, program.functions) }

    /// Whether no code names a function that only the app's own code can call, but code that is not called itself.
    func isDead(_ function: Function) -> Bool {
        isUnused(function, function.id < functions.count ? uses.byLiveCode : uses.byAllCode)
    }

    /// Whether a type that only its own file can name, or that only some builds have, is named by none of the app's code, but by
    /// such types: previews are none of it.
    func isUnnamed(_ nominal: Nominal) -> Bool { unnamed.contains(nominal.name) }

    /// The full names of those types.
    private lazy var unnamed = findUnnamed()

    private func findUnnamed() -> Set<String> {
        var unnamed = program.nominals.filter { $0.isPrivate || $0.isInSomeBuilds }
        guard !unnamed.isEmpty else { return [] }
        let short = Set(unnamed.map(\.shortName))
        var naming: [String: Set<String>] = [:]
        for file in program.files {
            for name in Self.names(outsideTypesOf: file).intersection(short) { naming[name, default: []].insert("") }
            for type in file.types {
                for name in Self.names(in: type).intersection(short) { naming[name, default: []].insert(type.name) }
            }
        }
        var count: Int
        repeat {
            count = unnamed.count
            let known = Set(unnamed.map(\.name))
            unnamed.removeAll { type in naming[type.shortName]?.contains { !known.contains($0) } ?? false }
        } while unnamed.count < count
        return Set(unnamed.map(\.name))
    }

    private func findUses() -> (byAllCode: Uses, byLiveCode: Uses) {
        var uses = Uses(here: Array(repeating: [:], count: program.files.count))
        for (index, file) in program.files.enumerated() {
            for name in Self.names(outsideFunctionsOf: file) { _ = uses.add(1, of: name, in: index) }
        }
        let used = functions.map { Self.names(in: $0.fact) }
        for (function, names) in zip(functions, used) {
            for name in names { _ = uses.add(1, of: name, in: function.file) }
        }
        let all = uses
        let byName = Dictionary(grouping: functions, by: \.fact.name)
        var dead: Set<Int> = []
        var open = functions
        while let function = open.popLast() {
            guard !dead.contains(function.id), isUnused(function, uses) else { continue }
            dead.insert(function.id)
            for name in used[function.id] where uses.add(-1, of: name, in: function.file) {
                open += byName[name.hasPrefix(".") ? String(name.dropFirst()) : name] ?? []
            }
        }
        return (all, uses)
    }

    private func isUnused(_ function: Function, _ uses: Uses) -> Bool {
        guard let nominal = function.nominal, !ProtocolNames.requirements.contains(function.fact.name),
            !function.fact.mayBeCalledUnnamed, !program.overridesLibrary(function.fact, of: nominal)
        else { return false }
        if function.fact.isCalledByNameHere, !nominal.isForeign {
            return Self.namings(of: function).allSatisfy { uses.here[function.file][$0, default: 0] == 0 }
        }
        // A requirement of the app's own is called by that name, too.
        return Self.namings(of: function).allSatisfy { uses.everywhere[$0, default: 0] == 0 }
            && !program.mayBeCalledByOthers(function.fact.name, of: nominal)
    }

    /// How code may name a function. Nothing stands before the dot where a type is meant: `.export` is no method of an object.
    private static func namings(of function: Function) -> [String] {
        let name = function.fact.name
        return function.fact.isStatic || name == "init" ? [name, "." + name] : [name]
    }

    private static func names(outsideFunctionsOf file: FileFacts) -> Set<String> {
        names(in: file.properties + file.types.flatMap(\.properties))
    }

    private static func names(outsideTypesOf file: FileFacts) -> Set<String> {
        file.functions.reduce(into: names(in: file.properties)) { $0.formUnion(names(in: $1)) }
    }

    private static func names(in type: TypeFact) -> Set<String> {
        type.functions.reduce(into: names(in: type.properties)) { $0.formUnion(names(in: $1)) }
    }

    private static func names(in properties: [PropertyFact]) -> Set<String> {
        properties.reduce(into: []) { names, property in
            names.formUnion(
                SyntaxSearch.allNames(in: (property.getter ?? []) + property.observers, markingImplicit: true))
            let values =
                [property.initializer].compactMap(\.self)
                + property.attributes.flatMap { $0.arguments.map(\.value) }
            names.formUnion(SyntaxSearch.allNames(in: values.map(Statement.expression), markingImplicit: true))
        }
    }

    private static func names(in function: FunctionFact) -> Set<String> {
        let defaults = function.parameters.compactMap(\.defaultValue)
        return SyntaxSearch.allNames(in: function.body ?? [], markingImplicit: true)
            .union(SyntaxSearch.allNames(in: defaults.map(Statement.expression), markingImplicit: true))
    }
}
