import NavAtlasModel

/// The destinations, tabs and branches in a view's body. The bodies of views inside it are not read.
struct ViewBody {
    private static let mostViews = 10_000
    /// What shows a table of routes that begins with the root.
    static let router = "Router"
    private static let stacks: Set<String> = ["FlowStack", "NavigationStack", "ShowingStack", router]

    /// The body itself.
    let body: Any
    /// Tables of destinations, from the outside in.
    private(set) var tables: [DestinationTable] = []
    /// What is shown over the body while a condition holds.
    private(set) var conditions: [any ConditionProviding] = []
    /// The types for which a destination is declared that does not show: the real FlowStacks keeps a closure.
    private(set) var valueTypes: [Any.Type] = []
    /// The name of the outermost stack, and the root that it shows beneath its path.
    private(set) var stack: String?
    private(set) var root: [Destination]?
    /// The tabs of the outermost tab bar.
    private(set) var tabs: [Any]?
    private var seen = 0

    /// Reads a view's body; `nil` for what is no view, or does not let its body be read.
    ///
    /// - Throws: ``RegistryError/missingEnvironment(_:property:)`` where the body may ask for what is not there.
    init?(of view: Any) throws(RegistryError) {
        guard let provider = view as? any BodyProviding else { return nil }
        if let missing = Self.missing(in: view) {
            throw .missingEnvironment(TypeName(of: view).id, property: missing)
        }
        body = Self.body(of: provider)
        visit(body, depth: 0)
    }

    /// The name of a property whose value should come from around a view, and is not there.
    static func missing(in view: Any) -> String? {
        Required.all(in: view).first { Reflection.Property.isMissing($0.value) }?.name
    }

    private static func body(of view: some BodyProviding) -> Any {
        RunningCode.run("\(TypeName(of: view).id).body") { view.body }
    }

    private mutating func visit(_ value: Any, depth: Int) {
        seen += 1
        let type = TypeName(of: value)
        guard depth < 64, seen < Self.mostViews, type.isOfViewLibrary else { return }
        if let provider = value as? any DestinationProviding { tables.append(DestinationTable.table(provider)) }
        if let condition = value as? any ConditionProviding { conditions.append(condition) }
        let parts = Reflection(value).parts
        if type.base == "DestinationBuilderModifier", let shown = TypeMetadata(Swift.type(of: value)).firstArgument {
            valueTypes.append(shown)
        }
        if stack == nil, Self.stacks.contains(type.base) {
            stack = type.base
            let stored = parts.first { $0.name == "root" }
            root = stored.map { ShownViews.destinations(in: $0.value) } ?? Self.shown(by: type)
        }
        if tabs == nil, type.base == "TabView", let content = parts.first(where: { $0.name == "content" })?.value {
            tabs = Self.elements(of: content)
        }
        for part in parts where !(Swift.type(of: part.value) is AnyClass) { visit(part.value, depth: depth + 1) }
    }

    /// What FlowStacks up to 0.4 shows routes over is known by its type alone: `showing` makes a router of the view and the
    /// screens, `Router<AllScreen<Screen>, _ConditionalContent<Root, ScreenView>>`.
    private static func shown(by router: TypeName) -> [Destination]? {
        guard router.base == Self.router, router.arguments.first?.base == "AllScreen",
            let root = router.arguments.dropFirst().first?.arguments.first
        else { return nil }
        let screens = root.screens
        return screens.isEmpty ? [.inline(view: root.base)] : screens.map { .screen($0) }
    }

    private static func elements(of content: Any) -> [Any] {
        guard TypeName(of: content).base == "TupleView", let tuple = Reflection(content)["value"] else {
            return [content]
        }
        return Reflection(tuple).parts.map(\.value)
    }
}

/// Tells of views whether their bodies can be read. `LiveBodies` knows it by its name, for which it has to be public: what
/// nothing refers to is not in an optimised program otherwise.
public enum ReadableBodies: LiveBodyReading {
    /// Whether what a view's body asks for is there.
    public static func canRead(_ view: Any) -> Bool { ViewBody.missing(in: view) == nil }
}

extension ViewBody {
    /// The name of a way that a condition opens: that of the property that stores it, or of its presentation.
    static func name(of condition: any ConditionProviding, in coordinator: Reflection) -> String {
        coordinator.properties.first { $0.stores(condition.condition) }?.name ?? condition.presentation.rawValue
    }

    /// The ways that a body shows over itself: sheets and covers.
    ///
    /// - Throws: ``RegistryError`` for an enum whose cases are not in the binary.
    func addPresented(
        of coordinator: Reflection, samples: [Any], to facts: inout CoordinatorFacts
    ) throws(RegistryError) {
        for condition in conditions {
            facts.routes.append(
                RouteFact(
                    name: Self.name(of: condition, in: coordinator), kind: .route, presentation: condition.presentation,
                    destinations: ShownViews.destinations(in: condition.shownView)))
        }
        for table in tables {
            guard let presentation = table.presentation else { continue }
            for kind in try RouteCases.of(table.route, samples: samples) {
                table.add(kind, presentation, of: coordinator.type, to: &facts)
            }
        }
    }
}

extension Reflection.Property {
    /// Whether a value comes from around a view, and is not there. SwiftUI's own keeps the object in its `store`.
    fileprivate static func isMissing(_ value: Any) -> Bool {
        if let required = value as? any EnvironmentRequiring { return !required.isProvided }
        guard let store = Reflection(value)["store"] else { return false }
        return Reflection(store).optional == nil
    }

    /// Whether the property's wrapper keeps its value in an object.
    fileprivate func stores(_ storage: AnyObject?) -> Bool {
        guard let storage, isWrapped else { return false }
        return Reflection(value).properties.contains {
            Swift.type(of: $0.value) is AnyClass && $0.value as AnyObject === storage
        }
    }
}

/// What a view asks for from around it, itself or by the values that it consists of.
struct Required {
    private static let deepest = 8
    private static let mostProperties = 10_000

    /// The view's own property that asks for it.
    let name: String
    let value: Any
    let type: TypeName

    static func all(in view: Any) -> [Required] {
        var found: [Required] = []
        var budget = mostProperties
        for property in Reflection(view).properties {
            if property.type.base == "EnvironmentObject" {
                found.append(Required(name: property.name, value: property.value, type: property.type))
            } else {
                collect(property, name: property.name, depth: 0, &budget, into: &found)
            }
        }
        return found
    }

    /// Views inside are not looked into: each is asked for itself, before its body is read.
    private static func collect(
        _ property: Reflection.Property, name: String, depth: Int, _ budget: inout Int, into found: inout [Required]
    ) {
        let (value, type) = (property.value, property.type)
        budget -= 1
        guard depth < deepest, budget > 0, !(Swift.type(of: value) is AnyClass), !(value is any BodyProviding) else {
            return
        }
        if value is any EnvironmentRequiring {
            found.append(Required(name: name, value: value, type: type))
        } else if !type.isOfViewLibrary || type.base == "Optional" {
            for part in Reflection(value).parts {
                collect(part, name: name, depth: depth + 1, &budget, into: &found)
            }
        }
    }
}
