/// The names of all types that a file's declarations and code mention, without outer types or arguments.
struct MentionedTypes {
    private(set) var names: Set<String> = []
    /// Those among them for whose values destinations are declared.
    private(set) var destinations: Set<String> = []
    /// The properties in which something is looked up, bound or assigned: `state` in `$model.state.sheet`.
    private(set) var stateNames: Set<String> = []

    init(_ file: FileFacts) {
        for type in file.types {
            add(type.name)
            type.inherits.forEach { add($0) }
            type.generics.forEach { add($0.constraint) }
            type.typealiases.values.forEach { add($0) }
            type.properties.forEach { add($0) }
            type.functions.forEach { add($0) }
            type.cases.flatMap(\.payload).forEach { add($0.type) }
            (type.attributes + type.cases.flatMap(\.attributes)).forEach { add($0) }
        }
        file.functions.forEach { add($0) }
        file.properties.forEach { add($0) }
        file.typealiases.values.forEach { add($0) }
        file.storyboard?.scenes.compactMap(\.className).forEach { add($0) }
    }

    private init() {}

    /// The types of a file that are views, view controllers or coordinators, as far as the file itself says so.
    static func shown(in file: FileFacts) -> [String] {
        file.types.filter { type in
            type.kind != .extension && type.kind != .protocol
                && (type.properties.contains { $0.name == "body" }
                    || type.inherits.contains { parent in shownSuffixes.contains(where: parent.base.hasSuffix) })
        }.map(\.name.lastPart)
    }

    private static let shownSuffixes = ["View", "Controller", "Coordinator", "Coordinatable", "Representable"]

    /// The types of a file that do something, rather than only hold it: navigation may go through who gives one of them.
    static func working(in file: FileFacts) -> [String] {
        file.types.filter { $0.kind != .extension && $0.kind != .enum && !$0.functions.isEmpty }.map(\.name.lastPart)
    }

    /// The types in whose extensions a file declares other types: those are known by the names of these.
    static func outerTypes(in file: FileFacts) -> [String] {
        let declared = Set(file.types.filter { $0.kind != .extension }.map(\.name))
        return file.types.compactMap { type in
            guard type.kind != .extension, let dot = type.name.lastIndex(of: ".") else { return nil }
            let outer = String(type.name[..<dot])
            return declared.contains(outer) ? nil : outer.lastPart
        }
    }

    /// The types that a file extends with functions, or with closures: what those do depends on what the types are.
    static func extended(in file: FileFacts) -> [String] {
        file.types.filter { type in
            type.kind == .extension
                && (!type.functions.isEmpty
                    || type.properties.contains { if case .closure? = $0.initializer { true } else { false } })
        }.map(\.name.lastPart)
    }

    /// The types of a file that hold values of some types in a property.
    static func holders(of names: Set<String>, in file: FileFacts) -> [String] {
        file.types.filter { type in
            type.properties.contains { property in
                var mentioned = MentionedTypes()
                mentioned.add(property.type)
                return !mentioned.names.isDisjoint(with: names)
            }
        }.map(\.name.lastPart)
    }

    /// The types of a file with state that other code may set: variables of objects, which are shared, and static variables.
    static func writable(in file: FileFacts) -> [String] {
        file.types.filter { type in
            type.properties.contains { property in
                property.getter == nil && !property.isConstant
                    && (property.isStatic || type.kind == .class || type.kind == .actor)
            }
        }.map(\.name.lastPart)
    }

    /// The types of a file's variables of some names, as they are declared or first made.
    static func types(ofVariables names: Set<String>, in file: FileFacts) -> Set<String> {
        var mentioned = MentionedTypes()
        for property in file.types.flatMap(\.properties) where names.contains(property.name) {
            guard property.getter == nil, !property.isConstant else { continue }
            mentioned.add(property.type)
            guard property.type == nil, case .call(let made, _, _)? = property.initializer else { continue }
            if let name = FileLowering.dottedName(made) { mentioned.add(name) }
        }
        return mentioned.names
    }

    /// The wrappers of SwiftUI and Combine: `@State` mentions no type of the app's own that is called `State`.
    private static let wrappers: Set<String> = [
        "AppStorage", "Bindable", "Binding", "Environment", "EnvironmentObject", "FetchRequest", "FocusState",
        "GestureState", "Namespace", "ObservedObject", "Published", "Query", "ScaledMetric", "SceneStorage", "State",
        "StateObject", "UIApplicationDelegateAdaptor",
    ]

    private mutating func add(_ name: String) {
        for part in name.split(separator: ".") where String(part).mayNameType { names.insert(String(part)) }
    }

    private mutating func add(_ type: TypeReference?) {
        switch type {
        case .named(let name, let arguments)?:
            add(name)
            arguments.forEach { add($0) }
        case .function(let inputs, let output)?:
            inputs.forEach { add($0) }
            add(output)
        case .tuple(let parts)?, .composition(let parts)?: parts.forEach { add($0) }
        case .array(let element)?, .metatype(let element)?: add(element)
        case .dictionary(let key, let value)?:
            add(key)
            add(value)
        case nil: break
        }
    }

    private mutating func add(_ property: PropertyFact) {
        add(property.type)
        property.attributes.forEach { add($0) }
        var body = (property.getter ?? []) + property.observers
        if let value = property.initializer { body.append(.expression(value)) }
        add(body)
    }

    private mutating func add(_ attribute: AttributeFact) {
        if Self.wrappers.contains(attribute.name.base) {
            attribute.name.arguments.forEach { add($0) }
        } else {
            add(attribute.name)
        }
        add(attribute.arguments.map { .expression($0.value) })
    }

    private mutating func add(_ function: FunctionFact) {
        add(function.result)
        function.parameters.forEach { add($0.type) }
        function.generics.forEach { add($0.constraint) }
        function.attributes.forEach { add($0) }
        add((function.body ?? []) + function.parameters.compactMap(\.defaultValue).map { .expression($0) })
    }

    private mutating func add(_ body: [Statement]) {
        let found = SyntaxSearch.typeNames(in: body)
        for name in found { add(name) }
        SyntaxSearch.statePaths(in: body) { addStateNames($0) }
        for modifier in ["navigationDestination", "flowDestination"] {
            SyntaxSearch.arguments(labelled: "for", of: modifier, in: body) { type in
                guard let name = FileLowering.dottedName(type)?.split(separator: ".").last.map(String.init),
                    name.mayNameType, !Self.plain.contains(name)
                else { return }
                destinations.insert(name)
            }
        }
    }

    private mutating func addStateNames(_ path: Expression) {
        switch path {
        case .member(let base, _, _):
            switch base {
            case .name(let name, _), .member(_, let name, _):
                stateNames.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
            default: break
            }
            addStateNames(base)
        case .comparison(let left, _, _): addStateNames(left)
        case .either(let parts), .alternative(let parts), .combined(let parts): parts.forEach { addStateNames($0) }
        default: break
        }
    }

    /// Types of no app's own.
    private static let plain: Set<String> = [
        "AnyHashable", "Bool", "Color", "Data", "Date", "Double", "Float", "Int", "Int64", "Self", "String", "URL",
        "UUID",
    ]
}
