/// The declarations of one file, with bodies reduced to what the interpreter evaluates.
///
/// Facts are all that is kept of a file; its syntax tree is released as soon as they are read.
struct FileFacts: Hashable, Sendable {
    var path: String
    var module: String?
    /// The file's target, if it is known and a single one. It depends on what else a scan reads, so the cache does not keep it.
    var target: String?
    var imports: [String] = []
    var types: [TypeFact] = []
    /// Functions and variables outside any type.
    var functions: [FunctionFact] = []
    var properties: [PropertyFact] = []
    var typealiases: [String: TypeReference] = [:]
    /// The parameters of generic type aliases: `typealias ActionOf<R: Reducer> = Action<R.State>`.
    var aliasParameters: [String: [String]] = [:]
    /// Where the parser found the source malformed, if it did: facts from there on may be incomplete.
    var malformed: [Position] = []
    /// Where brackets are nested too deep for the parser, if they are: there are no facts then.
    var tooDeep: Position?
    var suppressions: [SuppressionFact] = []
    /// The names in branches of `#if` that are not compiled here.
    var omitted: [OmittedUse] = []
    /// The calls behind `await`, and those of `async let`.
    var awaited: [Position] = []
    /// The contents of a storyboard or nib, which has no declarations.
    var storyboard: StoryboardFacts?
    /// The names in an Objective-C file, which has no declarations.
    var objectiveC: ObjectiveCFacts?
}

extension FileFacts {
    /// Whether the file registers what the app has with this tool: it shows nothing itself.
    var isForNavAtlas: Bool { imports.contains { $0.hasPrefix("NavAtlas") } }

    /// Whether the file tells SwiftPM or Tuist how the app is built: it runs before there is an app.
    var describesBuild: Bool { imports.contains { $0 == "PackageDescription" || $0 == "ProjectDescription" } }
}

/// A name in a branch of `#if` that is not compiled for the platform and the flags at hand.
struct OmittedUse: Hashable, Sendable {
    /// The name; `Outer.Inner` where it is that of a type which is called.
    var name: String
    /// Whether it is a type's name that is called.
    var isCall: Bool
    var position: Position
    /// The condition as it is written.
    var condition: String
    /// Whether it is the platform that leaves it out, rather than a flag.
    var isOfOtherPlatform: Bool
}

/// A comment that accepts findings.
struct SuppressionFact: Hashable, Sendable {
    var rules: [String]
    var reason: String
    var position: Position
    /// The last line whose findings it accepts.
    var lastLine: Int
}

/// A place in a file: line and column, both from 1.
struct Position: Hashable, Sendable, Comparable {
    var line: Int32
    var column: Int32

    static func < (left: Self, right: Self) -> Bool { (left.line, left.column) < (right.line, right.column) }
}

/// A type or an extension. Nested ones are facts of their own, with their outer types in the name.
struct TypeFact: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`

        /// Whether another type may name one of this kind as its superclass or protocol.
        var mayBeInherited: Bool { self != .struct && self != .enum }
    }

    var kind: Kind
    /// `Outer.Inner`.
    var name: String
    var isPrivate = false
    /// Whether other modules may name it.
    var isPublic = false
    /// Whether only some builds have it: `#if DEBUG`.
    var isInSomeBuilds = false
    var isFinal = false
    var attributes: [AttributeFact] = []
    var generics: [GenericParameter] = []
    var inherits: [TypeReference] = []
    var properties: [PropertyFact] = []
    var functions: [FunctionFact] = []
    var cases: [CaseFact] = []
    var typealiases: [String: TypeReference] = [:]
    /// What a protocol's associated types are where a type that conforms says nothing else.
    var defaultTypes: [String: TypeReference] = [:]
    var position: Position
}

struct GenericParameter: Hashable, Sendable {
    var name: String
    var constraint: TypeReference?
    /// Whether an extension asks for what conforms to the type or inherits from it, and not for the type itself.
    var isBound = false
}

struct AttributeFact: Hashable, Sendable {
    var name: TypeReference
    var arguments: [Argument]
}

struct PropertyFact: Hashable, Sendable {
    var name: String
    var type: TypeReference?
    var attributes: [AttributeFact] = []
    var initializer: Expression?
    /// The getter of a computed property.
    var getter: [Statement]?
    /// `didSet` and `willSet`.
    var observers: [Statement] = []
    var isStatic = false
    var isWeak = false
    /// Whether its first value is made as it is first read.
    var isLazy = false
    var isConstant = false
    /// Whether it says that only code of its file may read it.
    var isPrivate = false
    /// Whether it may hold nothing: its type has lost its `?`.
    var isOptional = false
    /// Whether a superclass declares it, too.
    var isOverride = false
    var position: Position
}

extension PropertyFact {
    /// The type of a first value that says it: `var path = [Route]()`, `var flows = [String: [Flow]]()`.
    var madeType: TypeReference? {
        guard type == nil, case .call(let callee, _, _)? = initializer else { return nil }
        switch callee {
        case .type(.array(let element), _): return .array(element)
        case .array, .dictionary: return Self.writtenType(callee)
        default: return nil
        }
    }

    /// The type that an expression in brackets names.
    private static func writtenType(_ expression: Expression) -> TypeReference? {
        switch expression {
        case .type(let type, _): return type
        case .array(let elements), .dictionary(_, let elements):
            return elements.count == 1 ? writtenType(elements[0]).map(TypeReference.array) : nil
        default:
            guard let name = expression.dottedName, name.lastPart.mayNameType else { return nil }
            return .named(name, [])
        }
    }
}

extension PropertyFact {
    /// The type that its first value names: `let router = AppRouter()`, `let router = AppRouter.shared`.
    var initialType: TypeReference? {
        var value = initializer
        while true {
            switch value {
            case .call(let callee, _, _)?: value = callee
            case .member(let base, _, _)?: value = base
            case .name(let name, _)?: return name.mayNameType ? .named(name, []) : nil
            default: return nil
            }
        }
    }
}

extension PropertyFact {
    /// Whether only code of its own file that names it reads it.
    var isReadByNameHere: Bool { isPrivate && !isStatic && getter != nil && attributes.isEmpty }

    /// Whether Objective-C may read it by its name.
    var isSeenByObjectiveC: Bool {
        attributes.contains { ["objc", "NSManaged", "IBInspectable", "IBOutlet"].contains($0.name.base) }
    }

    /// Whether an initialiser that the compiler writes takes it.
    var isToBeGiven: Bool {
        initializer == nil && getter == nil && !isStatic
            && !attributes.contains { ["Environment", "EnvironmentObject"].contains($0.name.base) }
    }
}

struct FunctionFact: Hashable, Sendable {
    /// What a subscript is called: no function can have that name.
    static let subscriptName = "subscript"

    /// `init` for an initialiser.
    var name: String
    var generics: [GenericParameter] = []
    var parameters: [ParameterFact] = []
    var result: TypeReference?
    var attributes: [AttributeFact] = []
    /// `nil` for a requirement of a protocol.
    var body: [Statement]?
    var isStatic = false
    /// Whether it says that only code of its file may call it.
    var isPrivate = false
    /// Whether a superclass declares it, too.
    var isOverride = false
    var isAsync = false
    var position: Position
}

extension FunctionFact {
    /// Whether only code of its own file that names it can call it: no library does, nor does any other file.
    var isCalledByNameHere: Bool {
        isPrivate && !isStatic && !mayBeCalledUnnamed && name != Self.subscriptName && name != "callAsFunction"
            && name.first?.isLetter == true
    }

    /// What Swift runs as an object is released.
    static let deinitializerName = "deinit"

    /// Whether code may call it that is not seen: its attributes say so, such as `@objc` or a macro, or the language has code call
    /// it without its name.
    var mayBeCalledUnnamed: Bool {
        isOperator || name == Self.deinitializerName || SwiftNames.resultBuilderFunctions.contains(name) && isStatic
            || attributes.map(\.name.base.lastPart).contains {
                !SwiftNames.functionAttributesWithoutCalls.contains($0) && !$0.hasSuffix("Builder")
            }
    }

    /// Whether Objective-C may call it.
    var isSeenByObjectiveC: Bool { attributes.contains { $0.name.base == "objc" } }

    /// Whether it is an operator, which code uses as a sign between or before values, and not by a name.
    var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false }

    /// Whether what it gives is of whatever type its caller expects, and nothing else tells: `func load<Record: Decodable>()
    /// -> Record`.
    var givesAnyType: Bool {
        guard let given = result?.base, generics.contains(where: { $0.name == given }) else { return false }
        return !parameters.contains { $0.type?.mentions(given) == true }
    }

    /// Whether it has the name of a function that the system calls of an app's or a scene's delegate.
    var isOfAppDelegate: Bool {
        ["scene", "application", "applicationDidFinishLaunching", "templateApplicationScene"].contains(name)
    }

    /// Whether the system calls it as a person taps a notification or chooses one of the app's shortcuts.
    var isToldOfTap: Bool {
        parameters.contains { ["performActionFor", "didReceiveRemoteNotification", "didReceive"].contains($0.label) }
    }

    /// Whether it is given a link to open.
    var takesLink: Bool { takesActivity || parameters.contains { ["openURLContexts", "open"].contains($0.label) } }

    /// Whether it is given a user activity, whose link, if any, is one of the web.
    var takesActivity: Bool { parameters.contains { $0.label == "continue" } }
}

struct ParameterFact: Hashable, Sendable {
    /// Stands among the attributes of what the function may change for its caller.
    static let inOut = "inout"
    /// Stands among the attributes of what may be nothing: a type has lost its `?`.
    static let optional = "?"

    /// `nil` for `_`.
    var label: String?
    var name: String
    var type: TypeReference?
    var attributes: [String] = []
    var defaultValue: Expression?
    var isVariadic = false
}

struct CaseFact: Hashable, Sendable {
    var name: String
    var attributes: [AttributeFact] = []
    var payload: [ParameterFact] = []
    /// The raw value of a string enum.
    var rawValue: String?
    /// The raw value of an enum of whole numbers, where it is written.
    var rawNumber: String?
    var position: Position

    /// Whether code may name it without arguments.
    var isPlain: Bool { payload.allSatisfy { $0.defaultValue != nil } }
}

/// A type as it is written, without optionality, `some`, `any`, `inout` and attributes.
indirect enum TypeReference: Hashable, Sendable {
    /// `Outer.Inner<Argument>`.
    case named(String, [TypeReference])
    case function([TypeReference], TypeReference)
    case tuple([TypeReference])
    case array(TypeReference)
    case dictionary(TypeReference, TypeReference)
    /// `A & B`.
    case composition([TypeReference])
    /// `X.Type`.
    case metatype(TypeReference)

    /// Whether a name stands in it.
    func mentions(_ wanted: String) -> Bool {
        switch self {
        case .named(let name, let arguments): name == wanted || arguments.contains { $0.mentions(wanted) }
        case .function(let inputs, let result): (inputs + [result]).contains { $0.mentions(wanted) }
        case .tuple(let parts), .composition(let parts): parts.contains { $0.mentions(wanted) }
        case .array(let part), .metatype(let part): part.mentions(wanted)
        case .dictionary(let key, let value): key.mentions(wanted) || value.mentions(wanted)
        }
    }

    /// The name without generic arguments; empty for what is no name.
    var base: String {
        switch self {
        case .named(let name, _): name
        case .composition(let parts): parts.first?.base ?? ""
        default: ""
        }
    }

    var arguments: [TypeReference] {
        if case .named(_, let arguments) = self { return arguments }
        return []
    }
}

extension TypeReference: CustomStringConvertible {
    var description: String {
        switch self {
        case .named(let name, let arguments):
            arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
        case .function(let inputs, let output):
            "(\(inputs.map(\.description).joined(separator: ", "))) -> \(output)"
        case .tuple(let parts): "(\(parts.map(\.description).joined(separator: ", ")))"
        case .array(let element): "[\(element)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .composition(let parts): parts.map(\.description).joined(separator: " & ")
        case .metatype(let base): "\(base).Type"
        }
    }
}
