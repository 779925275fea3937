import NavAtlasModel

/// Property wrappers of SwiftUI and Combine, and the headless ones alike.
enum PropertyWrappers {
    /// The names of the properties in which wrappers store their value.
    private static let storageNames = [
        "value", "wrappedValue", "storage", "box", "object", "projectedValue", "publisher", "subject",
        "currentValue",
    ]

    /// The value inside a property wrapper, whichever way it is stored there; any other value as it is.
    static func unwrapped(_ value: Any, depth: Int = 0) -> Any? {
        guard TypeName(of: value).holdsWrappedValue else { return value }
        guard depth < 8 else { return nil }
        return Reflection(value).properties.lazy.filter { storageNames.contains($0.name) }
            .compactMap { unwrapped($0.value, depth: depth + 1) }.first
    }
}

extension Reflection.Property {
    /// Whether the property has a wrapper.
    var isWrapped: Bool { type.isPropertyWrapper }

    /// The type of the object that the wrapper makes on a screen alone; `nil` where it is made, or none is.
    var unmadeModel: TypeName? {
        guard type.base == "StateObject", isWrapped, PropertyWrappers.unwrapped(value) == nil else { return nil }
        return type.arguments.first
    }
}

extension TypeName {
    private static let propertyWrappers: Set<String> = [
        "State", "StateObject", "ObservedObject", "Published", "Bindable",
    ]

    fileprivate var isPropertyWrapper: Bool { Self.propertyWrappers.contains(base) && arguments.count == 1 }

    /// Whether this is a property wrapper, or a type inside one in which it keeps its value.
    fileprivate var holdsWrappedValue: Bool {
        guard !arguments.isEmpty else { return false }
        return path.contains(where: Self.propertyWrappers.contains) || base == "PublishedSubject"
    }
}
