/// The names that dependency containers give their factories and what is registered in them.
enum DependencyNames {
    /// The static properties by which a key tells the value that is used.
    static let keyValues = ["liveValue", "defaultValue"]

    /// Wrappers that hold a closure which makes what is injected.
    static let factories: Set<String> = ["Factory", "ParameterFactory"]

    /// Members of a factory after which it makes its value once.
    static let keeping: Set<String> = ["singleton", "shared", "cached"]

    /// The methods that containers call to have the app register its factories, each with the type that the app extends.
    static let registering = [
        ("Resolver", "registerAllServices"), ("Container", "autoRegister"), ("SwinjectStoryboard", "setup"),
    ]
}
