/// Writes the states of views that a property of a feature's state makes of its parts as views of that state.
///
/// `struct ViewState { let isOn: Bool }` and `var view: ViewState { ViewState(isOn: detail != nil) }`, of a state whose stores
/// show `\.view`: the view's state keeps the feature's, and `isOn` reads it.
enum ComputedViewStates {
    /// A property that makes a view's state.
    private struct Making: Hashable {
        let state: String
        let property: String
        /// The view's state.
        let made: String
        /// What is made of parts of the feature's state alone.
        let parts: [String: Expression]
    }

    static func reading(_ files: [FileFacts]) -> [FileFacts] {
        let paths = observed(in: files)
        guard !paths.isEmpty else { return files }
        let types = files.flatMap(\.types)
        let structs = types.filter { $0.kind == .struct && !$0.functions.contains { $0.name == "init" } }
        let names = Set(structs.map(\.name))
        let found = types.flatMap { type in
            type.properties.filter { paths.contains($0.name) }.compactMap { making($0, of: type.name, among: names) }
        }
        // What several properties make shows now one thing, now another.
        let makings = Dictionary(grouping: found, by: \.made).values.compactMap { $0.count == 1 ? $0[0] : nil }
        guard !makings.isEmpty else { return files }
        return files.map { file in
            var file = file
            file.types = file.types.map { type in makings.reduce(type) { reading($0, $1) } }
            return file
        }
    }

    /// The properties that stores show: `observe: \.view`, `scope(state: { $0.view })`.
    private static func observed(in files: [FileFacts]) -> Set<String> {
        ViewStates.observed(in: files) { argument, isOnly in
            // What is given actions, too, is a feature's state.
            guard isOnly || argument.label == "observe" else { return nil }
            switch argument.value {
            case .keyPath(_, let names, _) where names.count == 1: return names[0]
            case .closure(let closure) where closure.body.count == 1:
                if case .member(.name("$0", _), let name, _)? = closure.body[0].result { return name }
                return nil
            default: return nil
            }
        }
    }

    private static func making(_ property: PropertyFact, of state: String, among names: Set<String>) -> Making? {
        guard let getter = property.getter, getter.count == 1, case .call(let callee, let given, _)? = getter[0].result
        else { return nil }
        let written: String? =
            if case .implicitMember("init", _) = callee { property.type?.base } else { callee.dottedName }
        guard let written, let made = type(written, in: state, among: names) else { return nil }
        let whole = Expression.member(.name("self", property.position), ViewStates.held, property.position)
        let parts = given.reduce(into: [String: Expression]()) { parts, argument in
            guard let label = argument.label, let path = path(argument.value, of: whole) else { return }
            parts[label] = path
        }
        return parts.isEmpty ? nil : Making(state: state, property: property.name, made: made, parts: parts)
    }

    /// The whole name of a type, as it is named in another.
    private static func type(_ written: String, in outer: String, among names: Set<String>) -> String? {
        var scope: String? = outer
        while let inside = scope {
            if names.contains(inside + "." + written) { return inside + "." + written }
            scope = inside.lastIndex(of: ".").map { String(inside[..<$0]) }
        }
        return names.contains(written) ? written : nil
    }

    /// `detail`, `self.detail.name`, `detail != nil`, of another value than the one whose code it is.
    private static func path(_ value: Expression, of whole: Expression) -> Expression? {
        // `$isOn` is the binding of a part.
        func part(_ name: String) -> String { name.hasPrefix("$") ? String(name.dropFirst()) : name }
        return switch value {
        case .name("self", _): whole
        case .name(let name, let position) where !name.mayNameType: .member(whole, part(name), position)
        case .member(let base, let name, let position): path(base, of: whole).map { .member($0, part(name), position) }
        case .comparison(let left, .null, let isEqual):
            path(left, of: whole).map { .comparison($0, .null, isEqual: isEqual) }
        default: nil
        }
    }

    private static func reading(_ type: TypeFact, _ making: Making) -> TypeFact {
        var type = type
        if type.name == making.made, type.kind == .struct {
            for index in type.properties.indices {
                guard let part = making.parts[type.properties[index].name] else { continue }
                type.properties[index].getter = [.expression(part)]
                type.properties[index].initializer = nil
            }
            type.properties.append(
                PropertyFact(name: ViewStates.held, type: .named(making.state, []), position: type.position))
        }
        if type.name == making.state, let index = type.properties.firstIndex(where: { $0.name == making.property }),
            case .call(let callee, let given, let position)? = type.properties[index].getter?.first?.result
        {
            let rest = given.filter { argument in argument.label.map { making.parts[$0] == nil } ?? true }
            let whole = Argument(label: ViewStates.held, value: .name("self", position))
            type.properties[index].getter = [.expression(.call(callee, rest + [whole], position))]
        }
        return type
    }
}
