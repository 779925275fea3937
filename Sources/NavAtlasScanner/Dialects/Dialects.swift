/// All styles. Each is a folder, and a line here for each of its dialects: without both, the rest still builds.
enum Dialects {
    static let all: [any Dialect.Type] = [
        Stinsen2Dialect.self,
        Stinsen1Dialect.self,
        SwiftUICoordinatorDialect.self,
        SUICoordinatorDialect.self,
        FlowStacksDialect.self,
        XCoordinatorDialect.self,
        ComposableArchitectureDialect.self,
        NavigatorDialect.self,
        LinkNavigatorDialect.self,
        UIKitDialect.self,
        SwiftUIDialect.self,
    ]

    /// The modules of all libraries.
    static let modules = all.reduce(into: Set<String>()) { $0.formUnion($1.modules) }

    /// The methods of all libraries that a class of the app's may override.
    static let overridable = all.reduce(into: Set<String>()) { $0.formUnion($1.overridable) }

    /// The styles whose coordinators are known only by what they show.
    static let knownByUse = Set(all.filter { !$0.declaresCoordinators }.map { $0.id })

    /// The style of an identity.
    static func style(_ id: String) -> (any Dialect.Type)? { all.first { $0.id == id } }
}
