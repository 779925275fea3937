import NavAtlasModel

// Tells the views of libraries from those of an app.

extension TypeName {
    private static let viewLibraries: Set<String> = [
        "SwiftUI", "SwiftUICore", "Swift", "CoordinationViews", "NavigationStackCoordination", "FlowStacks",
        "FlowStacksCoordination", "NStack", "SwiftUICoordinator", "SwiftUICoordinatorCoordination",
    ]

    /// Whether the type belongs to a library of views, rather than to an app.
    var isOfViewLibrary: Bool { belongs(to: Self.viewLibraries) }

    /// The screens that a view of this type shows.
    var screens: [TypeName] { screens(in: Self.viewLibraries) }
}
