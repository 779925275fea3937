/// The attributes and macros of the language that have nothing call the app's code, or begin the app.
enum SwiftNames {
    /// Attributes of the language, and macros whose code calls no member by a name of the app's own.
    static let attributesWithoutCalls: Set<String> = [
        "available", "backDeployed", "dynamicCallable", "dynamicMemberLookup", "frozen", "globalActor", "main",
        "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "requires_stored_property_inits",
        "resultBuilder", "unchecked", "usableFromInline", "IBDesignable", "MainActor", "NSApplicationMain",
        "UIApplicationMain", "CasePathable", "DependencyClient", "Model", "Observable", "ObservableState",
        "Perceptible", "Reducer", "ViewAction",
    ]

    /// The functions of a result builder: code in a closure that the builder builds calls them.
    static let resultBuilderFunctions: Set<String> = [
        "buildArray", "buildBlock", "buildEither", "buildExpression", "buildFinalResult", "buildLimitedAvailability",
        "buildOptional", "buildPartialBlock",
    ]

    /// Attributes of the language that have nothing call a function. `@ViewBuilder` and its like only build its result.
    static let functionAttributesWithoutCalls: Set<String> = [
        "MainActor", "Sendable", "available", "concurrent", "discardableResult", "inlinable", "inline", "nonobjc",
        "preconcurrency", "usableFromInline",
    ]

    /// Attributes of the type with which the app begins.
    static let mainAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

    /// Macros that are no part of the app.
    static let macrosOutsideApp: Set<String> = ["Preview", "error", "warning"]
}
