import NavAtlasModel

// States that a person sets with controls: `Toggle("Help", isOn: $asksForHelp)`, `List(folders, selection: $folder)`.

extension SwiftUIDialect {
    /// Records the assignments of a library's control to its binding: it toggles a flag, clears an optional, or sets a number or
    /// text. Its rows and tags say which values it selects.
    func setBound(by site: CallSite, _ type: ResolvedType, _ interpreter: Interpreter) {
        guard !Self.presenting.contains(type.lastName) else { return }
        for argument in site.arguments where argument.label == "isOn" || Self.isBinding(argument.value) {
            for place in interpreter.places(of: argument.value, in: site.scope) {
                guard let nominal = place.receiver.nominal(in: interpreter.heap),
                    let property = interpreter.program.property(place.name, of: nominal)
                else { continue }
                let kind = Self.kind(of: property, place, interpreter)
                let isFlag = argument.label == "isOn" || kind == "Bool" && SystemViews.contains(type.lastName)
                let some = argument.label == "selection" ? nil : kind.map { Value.external($0, [], member: nil, []) }
                let values: Values = isFlag ? [] : property.fact.isOptional ? [.null] : some.map { [$0] } ?? []
                let key = PropertyKey(nominal: nominal, name: place.name)
                guard isFlag || !values.isEmpty && interpreter.mode == .body && interpreter.draft.asked.contains(key)
                else { continue }
                interpreter.record(
                    Mutation(
                        key: key, object: place.receiver.object, values: values, isToggled: isFlag,
                        owner: interpreter.owner, location: site.location))
            }
        }
    }

    /// Views that a binding tells what to show.
    private static let presenting: Set<String> = [
        "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView",
    ]

    /// `$folder`, `$model.folder`, `Binding(get: …, set: …)`
    private static func isBinding(_ expression: Expression) -> Bool {
        switch expression {
        case .name(let name, _): name.hasPrefix("$")
        case .member(let base, let name, _): name.hasPrefix("$") || isBinding(base)
        case .subscripted(let base, _, _): isBinding(base)
        case .call(_, let arguments, _):
            arguments.contains { $0.label == "set" } && arguments.contains { $0.label == "get" }
        default: false
        }
    }

    /// The type of the standard library's that a property has, by its declaration or by what it begins with.
    private static func kind(
        of property: Property, _ place: (receiver: Value, name: String), _ interpreter: Interpreter
    ) -> String? {
        switch property.fact.initializer {
        case .boolean?: return "Bool"
        case .number?: return "Int"
        case .string?: return "String"
        default:
            let name = interpreter.type(of: property, place.receiver)?.lastName
            return name.flatMap { StandardLibraryNames.builtins.contains($0) ? $0 : nil }
        }
    }
}
