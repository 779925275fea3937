import NavAtlasModel

/// One style of writing navigation: what its declarations and calls mean. A dialect knows its own library only; the
/// interpreter asks each in turn, and what it answers is recorded in the draft.
protocol Dialect: Sendable {
    /// The style's identity in graphs.
    static var id: String { get }

    /// The name of the style for people.
    static var title: String { get }

    /// Swift source in the style: a coordinator, its screens, and a transition.
    static var example: String { get }

    /// The modules of the libraries that give the style.
    static var modules: Set<String> { get }

    /// The words by which the census knows the style's navigation.
    static var vocabulary: Vocabulary { get }

    /// Whether a declaration makes a coordinator of this style; else a type is one only where it shows something.
    static var declaresCoordinators: Bool { get }

    /// Whether coordinators of this style start others and keep them in a collection of their own.
    static var keepsChildren: Bool { get }

    /// Whether the library makes a subclass of each coordinator's class wherever it is not final.
    static var wantsFinalCoordinators: Bool { get }

    /// Writes an app's code anew where the library's own words, and what its macros write, stand for something plainer.
    static func rewritten(_ files: [FileFacts]) -> [FileFacts]

    init()

    /// Runs what the system shows as the app starts, such as the main storyboard.
    func launch(_ mainStoryboards: [String], _ interpreter: Interpreter)

    /// How a type holds what it shows, if it is a coordinator of this style.
    func coordinator(_ nominal: Nominal, _ interpreter: Interpreter) -> CoordinatorKind?

    /// Declares what a coordinator of this style shows.
    func explore(_ value: Value, of nominal: Nominal, _ interpreter: Interpreter)

    /// Reads the declarations of a type that count even if no code uses them.
    func declare(_ nominal: Nominal, _ interpreter: Interpreter)

    /// Runs a call; `nil` where it means nothing special to this style.
    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values?

    /// Reads a member of a value of this style's library; `nil` where it means nothing special.
    func member(_ name: String, of value: Value, _ interpreter: Interpreter) -> Values?

    /// Takes an assignment; `false` where it means nothing special.
    func assignment(
        to target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) -> Bool

    /// The coordinators or screens inside a library's wrapper; `nil` where the value is none of this style's.
    func unwrapped(_ value: Value, _ interpreter: Interpreter) -> Unwrapped?

    /// Views of the library that hold a flow: a view with one of them in its body is a coordinator.
    var flowContainers: [String: Node.Flow] { get }
    /// The flow that a container holds; `nil` for what is none.
    func flow(ofContainer name: String) -> Node.Flow?

    /// Whether a file may use the style: names of containers are names that many have.
    func canBeUsed(in file: FileFacts) -> Bool

    /// The methods of the library's classes that navigate and that a class of the app's may override.
    static var overridable: Set<String> { get }

    /// Whether a type of the library's holds the path of a navigation stack.
    func isPath(_ type: ResolvedType) -> Bool

    /// What a property of a type of the library's holds that an initialiser is given for it.
    func begun(with values: Values, in type: ResolvedType) -> Values

    /// Whether a coordinator's method answers actions, all of which are seen where they are sent.
    func answersActions(_ function: Function, of nominal: Nominal, _ interpreter: Interpreter) -> Bool

    /// Whether a value is of a class of the library's; `nil` where the library does not tell.
    func isOf(_ type: String, _ value: Value, _ interpreter: Interpreter) -> Bool?

    /// Whether the library knows a type as the state of a feature with screens of its own.
    func isState(_ nominal: Nominal, _ interpreter: Interpreter) -> Bool

    /// The values of a property or case, marked with the property or case that holds them; `nil` if the library does not
    /// distinguish them.
    func placed(_ held: Values, in name: String, of holder: Value, _ interpreter: Interpreter) -> Values?

    /// Answers a call of a method that the app declares, before the method is run: returns the call's result, and the method is
    /// not run; `nil` runs it.
    func willCall(_ site: CallSite, _ interpreter: Interpreter) -> Values?

    /// Names of functions that trigger a route: code that calls one of them is worth running even if nobody calls it.
    var triggerWords: Set<String> { get }
}

extension Dialect {
    static var modules: Set<String> { [] }
    static var declaresCoordinators: Bool { true }
    static var keepsChildren: Bool { false }
    static var wantsFinalCoordinators: Bool { false }
    static func rewritten(_ files: [FileFacts]) -> [FileFacts] { files }
    func launch(_ mainStoryboards: [String], _ interpreter: Interpreter) {}
    func coordinator(_ nominal: Nominal, _ interpreter: Interpreter) -> CoordinatorKind? { nil }
    func explore(_ value: Value, of nominal: Nominal, _ interpreter: Interpreter) {}
    func declare(_ nominal: Nominal, _ interpreter: Interpreter) {}
    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? { nil }
    func member(_ name: String, of value: Value, _ interpreter: Interpreter) -> Values? { nil }
    func assignment(
        to target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) -> Bool { false }
    func unwrapped(_ value: Value, _ interpreter: Interpreter) -> Unwrapped? { nil }
    var flowContainers: [String: Node.Flow] { [:] }
    func flow(ofContainer name: String) -> Node.Flow? { flowContainers[name] }
    func canBeUsed(in file: FileFacts) -> Bool { true }
    static var overridable: Set<String> { [] }
    func isPath(_ type: ResolvedType) -> Bool { false }
    func begun(with values: Values, in type: ResolvedType) -> Values { values }
    func answersActions(_ function: Function, of nominal: Nominal, _ interpreter: Interpreter) -> Bool { false }
    func isOf(_ type: String, _ value: Value, _ interpreter: Interpreter) -> Bool? { nil }
    func isState(_ nominal: Nominal, _ interpreter: Interpreter) -> Bool { false }
    func placed(_ held: Values, in name: String, of holder: Value, _ interpreter: Interpreter) -> Values? { nil }
    func willCall(_ site: CallSite, _ interpreter: Interpreter) -> Values? { nil }
    var triggerWords: Set<String> { [] }
}

/// What a coordinator of a style is.
struct CoordinatorKind: Hashable {
    /// The style of views that hold a flow in SwiftUI's own containers.
    static let styleOfViews = "navigationStack"
    /// The style of UIKit's view controllers, and of coordinators that work them.
    static let styleOfControllers = "uiKit"

    var style: String
    var flow: Node.Flow
}

/// What a wrapper holds.
struct Unwrapped {
    var values: Values
    /// Whether the wrapper is a navigation container.
    var isContainer: Bool
}
