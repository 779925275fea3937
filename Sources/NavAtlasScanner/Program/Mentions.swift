/// All names that the app's code uses. A function whose name is used nowhere is never called.
final class Mentions {
    private let program: Program
    private lazy var namesOfFiles = program.files.map(Self.collected)
    private lazy var names = namesOfFiles.reduce(into: Set<String>()) { $0.formUnion($1) }

    init(_ program: Program) { self.program = program }

    /// Whether no code names a function that only the app's own code can call.
    func isDead(_ function: Function) -> Bool {
        guard let nominal = function.nominal, !ProtocolMembers.required.contains(function.fact.name),
            function.fact.attributes.isEmpty
        else { return false }
        if function.fact.isCalledByNameHere, !nominal.isForeign {
            return !namesOfFiles[function.file].contains(function.fact.name)
        }
        // A requirement of the app's own is called by that name, too.
        return !names.contains(function.fact.name) && isOwn(nominal)
    }

    /// Whether a type that only its own file can name is named by none of the app's code: previews are none of it.
    func isUnnamed(_ nominal: Nominal) -> Bool { nominal.isPrivate && !names.contains(nominal.shortName) }

    /// Whether nothing of a library, which may call what it declares, stands behind a type.
    private func isOwn(_ nominal: Nominal) -> Bool {
        ([nominal] + program.ancestors(of: nominal)).allSatisfy { type in
            type.inherits.allSatisfy { written, _ in
                written.base.isEmpty || program.ownTypes.contains(written.base.lastPart)
                    || ProtocolMembers.quiet.contains(written.base.lastPart)
            }
        }
    }

    private static func collected(_ file: FileFacts) -> Set<String> {
        var names: Set<String> = []
        func add(_ property: PropertyFact) {
            names.formUnion(SyntaxSearch.allNames(in: (property.getter ?? []) + property.observers))
            let values =
                [property.initializer].compactMap(\.self)
                + property.attributes.flatMap { $0.arguments.map(\.value) }
            names.formUnion(SyntaxSearch.allNames(in: values.map(Statement.expression)))
        }
        func add(_ function: FunctionFact) {
            names.formUnion(SyntaxSearch.allNames(in: function.body ?? []))
            let defaults = function.parameters.compactMap(\.defaultValue)
            names.formUnion(SyntaxSearch.allNames(in: defaults.map(Statement.expression)))
        }
        for property in file.properties + file.types.flatMap(\.properties) { add(property) }
        for function in file.functions + file.types.flatMap(\.functions) { add(function) }
        return names
    }
}
