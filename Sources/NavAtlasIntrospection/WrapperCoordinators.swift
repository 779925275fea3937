import NavAtlasModel

/// Coordinators that only put a container around another one.
enum WrapperCoordinators {
    /// The libraries' own.
    static let types: Set<String> = [
        "NavigationViewCoordinator", "NavigationViewCoordinatable", "ViewWrapperCoordinator",
    ]
    /// The most containers around a coordinator; more of them are one that contains itself.
    static let deepest = 64
    /// What hides a coordinator's type in Stinsen 1.
    static let eraser = "AnyCoordinatable"

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
        if let inner = erased(coordinator) { return inner }
        guard coordinator.lineage.contains(where: { types.contains($0.base) }) else { return nil }
        return coordinator["child"]
    }

    /// The coordinator in what Stinsen 1 puts around one; its type does not show:
    ///
    ///     AnyCoordinatable               base, or box: { base }
    ///     NavigationViewCoordinator      children: NavigationViewChild { childCoordinator: AnyCoordinatable? }
    private static func erased(_ coordinator: Reflection) -> Any? {
        if coordinator.type.base == eraser {
            return coordinator["base"] ?? coordinator["box"].flatMap { Reflection($0)["base"] }
        }
        guard isStinsen1Container(coordinator),
            let children = coordinator["children"].flatMap({ PropertyWrappers.unwrapped($0) }),
            let child = Reflection(children)["childCoordinator"].flatMap({ PropertyWrappers.unwrapped($0) })
        else { return nil }
        return Reflection(child).optional
    }

    /// Whether this is a navigation container of Stinsen 1, which has the name of the one of Stinsen 2.
    static func isStinsen1Container(_ coordinator: Reflection) -> Bool {
        coordinator["children"] != nil
            && coordinator.lineage.contains {
                ["NavigationViewCoordinator", "NavigationViewCoordinatable"].contains($0.base)
            }
    }
}
