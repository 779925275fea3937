import NavAtlasModel

/// Coordinators that only put a container around another one.
enum Wrapping {
    private static let types: Set<String> = ["NavigationViewCoordinator", "ViewWrapperCoordinator"]

    /// The coordinator inside a type's containers.
    static func unwrapped(_ type: TypeName) -> (type: TypeName, isContained: Bool) {
        var type = type
        var isContained = false
        while types.contains(type.base), let inner = type.arguments.first {
            type = inner
            isContained = true
        }
        return (type, isContained)
    }

    /// The coordinator inside a wrapper, which may be of a subclass; `nil` for what is none.
    static func child(of coordinator: Reflection) -> Any? {
        guard coordinator.lineage.contains(where: { types.contains($0.base) }) else { return nil }
        return coordinator["child"]
    }
}
