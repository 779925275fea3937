/// The words of which a file must have one to be parsed.
///
/// A file without any of them can declare no screen, no coordinator and no type that the linker follows from one to the
/// next. The list is generous on purpose: a word too many costs time, a word too few costs edges in silence.
package enum NavigationWords {
    /// What the linker must be able to see, and how it can be told from the bytes.
    package static let all: [String] = views + coordinators + glue + links

    /// Views and all that shows one. `View` alone would let every file of UIKit code pass (`UIView`), so what must stand
    /// around the word is part of it: a conformance, a result, a constraint. `SwiftUI` catches what is spaced or
    /// qualified in other ways, as a file that declares a view imports it.
    private static let views = [
        "SwiftUI", ": View", ":View", ", View", "& View", "some View", "any View", "<View", "AnyView", "ViewModifier",
        "View {", "View where", "UIHostingController", "NavigationStack", "NavigationLink", "NavigationView",
        "NavigationPath", "NavigationSplitView", "navigationDestination", ".sheet", "fullScreenCover", ".popover",
        ".present(", "TabView", "WindowGroup", "PresentationMode", "dismiss",
    ]

    /// Coordinators, routers and the enums that name where to go.
    private static let coordinators = [
        "oordinat", "Route", "route", "Routing", "Stinsen", "Navigat", "navigat", "NavigationStack", "FlowStack",
        "FlowLink", "FlowPath", "FlowNavigator", "flowDestination", "NStack", "PStack", "NFlow", "PFlow",
        "TransitionAction", "Destination", "destination", "Screen", "Flow", "Step",
    ]

    /// What stands between a screen and its coordinator: view models, delegates, closures, factories, containers.
    private static let glue = [
        "ViewModel", "ObservableObject", "@Observable", "@Published", "elegate", "Factory", "Container", "Resolver",
        "Presenter", "Interactor", "Assembly", "Store", "Reducer", "Action", "enum ", "protocol ",
    ]

    /// The app's entry and what opens it from outside.
    private static let links = ["@main", "SceneDelegate", "onOpenURL", "URLComponents", "eepLink", "eeplink", "NSUserActivity"]

    private static let search = WordSearch(all)

    /// Whether a file with these bytes can concern navigation.
    package static func stand(in bytes: [UInt8]) -> Bool { search.matches(bytes) }

    /// Whether a file with these bytes can concern navigation.
    package static func stand(in bytes: UnsafeRawBufferPointer) -> Bool { search.matches(bytes) }
}
