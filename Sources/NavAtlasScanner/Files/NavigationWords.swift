/// The words of which a file must have one to be parsed without being asked for.
///
/// A file without any of them can build no screen, declare no coordinator and trigger no transition. What it can do is
/// declare a type that such code goes through, under a name that says nothing: a plain model with an `onDone` closure,
/// an enum of steps. Those are found by their names once the names are known: see ``declarations(of:)``.
///
/// On five open-source apps (391 to 1,329 files) the words keep 42 to 66 % of the files and 60 to 84 % of the bytes; with
/// `SwiftUI`, `enum` and `protocol` among them it would be 75 to 86 % and 88 to 96 %.
package enum NavigationWords {
    /// All the words; none stands in another, so each is needed.
    package static let all: [String] = views + coordinators + glue + names + links + comments

    /// How many bytes of files without any of them are read all the same. In a larger app it would take too long to follow what
    /// they do.
    package static let bytesReadWithoutThem = 100_000

    /// What builds or shows a view. `View` alone would let all UIKit code pass (`UIView`), so what stands around the word
    /// in a conformance, a result or a constraint is part of it. A `View` has a body of `some View`, wherever that is.
    private static let views = [
        ": View", ":View", ", View", "& View", "SwiftUI.View", "some View", "any View", "AnyView", "ViewBuilder",
        "ViewModifier", "Representable", "some Scene", "UIHostingController", "ViewController", "TabBarController",
        "Navigation",
        ".sheet", "fullScreenCover", ".popover", "TabView",
    ]

    /// Coordinators, routers, flows, and the enums that name where to go.
    private static let coordinators = [
        "oordinat", "Route", "Routing", "router", "routes", ".route(", "@Root", "Stinsen", "Navigator", "navigator",
        "FlowStack", "FlowLink", "FlowPath", "NStack", "PStack", "NFlow", "PFlow", "Destination", "TransitionAction",
        "ath.append", "enum Screen", "enum Sheet", "enum Step", "enum Tab", "enum Page", "enum Modal",
    ]

    /// What stands between a screen and its coordinator.
    private static let glue = [
        "ViewModel", "ObservableObject", "@Observable", "Delegate",
        // What changes the state that decides what is shown, and its parts.
        "educer", "ComposableArchitecture",
        // Operators of the app's own, through which what screens send comes to those who show others.
        "extension Observable", "extension Publisher", "extension SharedSequence", "infix operator",
        // Names of notifications, by which who posts one finds those who listen.
        "extension Notification", "extension NSNotification", "Notification.Name(", ".post(name:",
        // What the app makes of bindings to what is shown, and asks of links.
        "extension Binding", "extension URL",
        // What the app registers with containers of dependencies, and how it asks them for it.
        "import Swinject", "extension Resolver", "extension Container", "extension SharedContainer",
    ]

    /// What names scenes and nibs by the classes that they are made for.
    private static let names = ["NSStringFromClass", "String(describing"]

    /// The app's entry, and what opens the app from outside.
    private static let links = [
        "@main", "UIApplicationMain", "onOpenURL", "URLComponents", "eepLink", "eeplink", "NSUserActivity",
    ]

    /// What speaks to this program itself.
    private static let comments = ["navatlas:ignore"]

    /// What a type that navigation goes through has, whatever its name: it holds or takes closures, publishes, makes
    /// others, is an enum that is switched on, a protocol that is called, or another name for a type, or it tells somebody
    /// what has happened, whom it does not own or calls its presenter. Constants may be the identifiers of scenes and
    /// segues. A plain record or service has none; it is read where it names a type with state that it may set.
    private static let carriers = WordSearch([
        "@escaping", "-> Void", "->Void", "-> ()", "protocol ", "enum ", "typealias ", "Subject", "Publish",
        "AsyncStream", "override ", "func make", "Controller", "static let ", "weak ", "unowned ", "resenter",
    ])

    /// Whether a file without navigation words may hand navigation on.
    package static func mayCarry(_ bytes: [UInt8]) -> Bool { carriers.matches(bytes) }

    /// A search for files that may make a value of one of these types.
    package static func constructions(of names: some Sequence<String>) -> WordSearch {
        WordSearch(names.flatMap { ["\($0)(", "\($0) {", "\($0)."] })
    }

    private static let search = WordSearch(all)

    /// Whether a file with these bytes can concern navigation.
    package static func stand(in bytes: [UInt8]) -> Bool { search.matches(bytes) }

    /// A search for files that may declare, extend or rename one of these types: the second look at what the words ruled
    /// out, when navigation code refers to a type that no parsed file declares.
    ///
    /// - Parameter names: type names without their outer types.
    package static func declarations(of names: some Sequence<String>) -> WordSearch {
        let introducers = ["actor", "class", "enum", "extension", "protocol", "struct", "typealias"]
        // A name may be longer than this one, or qualified in an extension: a file too many is harmless.
        return WordSearch(names.flatMap { name in introducers.map { "\($0) \(name)" } + [".\(name) {", ".\(name):"] })
    }

    /// A search for files with a function that gives one of these types.
    package static func results(of names: some Sequence<String>) -> WordSearch {
        WordSearch(names.flatMap { ["-> \($0)", "->\($0)"] })
    }

    /// A search for files that may declare one of these types, rather than extend it.
    package static func ownDeclarations(of names: some Sequence<String>) -> WordSearch {
        WordSearch(names.flatMap { name in ["actor", "class", "struct"].map { "\($0) \(name)" } })
    }
}
