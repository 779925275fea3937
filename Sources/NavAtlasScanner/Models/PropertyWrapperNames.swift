/// The names of property wrappers, by who holds and changes their values.
enum PropertyWrapperNames {
    /// Wrappers and attributes of a property that holds its value itself.
    static let keeping: Set<String> = ["State", "Published", "ObservationIgnored"]

    /// Wrappers whose value outlives the app.
    static let stored: Set<String> = ["AppStorage", "SceneStorage"]

    /// Types whose value is what they are given: `Optional(user)`, `AnyView(Detail())`.
    static let transparent: Set<String> = [
        "StateObject", "ObservedObject", "State", "Published", "Bindable", "Binding", "Set", "AnyView",
        "AnyHashable", "Optional", "WeakBox", "Unowned",
    ]

    /// Wrappers of what others hold, and change.
    static let shared: Set<String> = [
        "Binding", "AppStorage", "SceneStorage", "Default", "Environment",
    ]

    /// Attributes of what the app's own code alone changes.
    static let changedByOwnCode = keeping.union(["MainActor"])

    /// Wrappers by which a view holds an object of a library.
    static let ofObjects: Set<String> = [
        "Bindable", "Binding", "Environment", "EnvironmentObject", "ObservedObject", "State", "StateObject",
    ]
}
