/// A property of a type or a file, with the facts of its declaration.
final class Property {
    let fact: PropertyFact
    let file: Int
    unowned let nominal: Nominal?
    /// Its written type, where that does not depend on what generic parameters stand for.
    var writtenType: ResolvedType?
    /// What the generic parameters of its type are in the extension that declares it.
    var sameTypes: [GenericParameter] = []
    /// Others of its name in extensions: a name means the one that is seen from where it stands.
    private(set) var namesakes: [Property] = []

    init(fact: PropertyFact, file: Int, nominal: Nominal?) {
        self.fact = fact
        self.file = file
        self.nominal = nominal
    }

    /// The static property of the same name: `static var id` stands beside `var id`.
    var staticTwin: Property?

    /// What its name means on the type itself.
    var onType: Property? { fact.isStatic ? self : staticTwin }

    /// What stands for the name where another property has it: the later one, with a static one beside one of values.
    func beside(_ known: Property) -> Property {
        if fact.isStatic, !known.fact.isStatic {
            known.staticTwin = known.staticTwin.map(beside) ?? self
            return known
        }
        if !fact.isStatic { staticTwin = known.onType }
        if fact.isStatic == known.fact.isStatic {
            namesakes = known.namesakes + (known.isRequirement ? [] : [known])
        }
        return self
    }

    /// Whether a protocol only asks for it.
    var isRequirement: Bool { nominal?.kind == .protocol && (fact.getter ?? []).isEmpty && fact.initializer == nil }
}

/// A function, method or initialiser, with the facts of its declaration.
final class Function {
    let id: Int
    let fact: FunctionFact
    let file: Int
    let nominal: Nominal?
    /// The same method in other targets. The code alone does not tell which of them a call means.
    var targetVariants: [Function] = []
    /// What the generic parameters of its type are in the extension that declares it: `extension Router where Route == Page`.
    var sameTypes: [GenericParameter] = []
    var labels: [String?] { fact.parameters.map(\.label) }
    /// Its name and labels, by which a function overrides an inherited one.
    var signature: [String] { [fact.name] + labels.map { $0 ?? "_" } }

    /// Whether a type that declares this method has no other way to call an inherited one with the same labels. A
    /// protocol's extension may give it values for parameters: `func show(_ page: Page, animated: Bool = true)`.
    func hides(_ inherited: Function) -> Bool {
        guard labels == inherited.labels, fact.isStatic == inherited.fact.isStatic else { return false }
        return inherited.nominal?.kind != .protocol
            || zip(fact.parameters, inherited.fact.parameters).allSatisfy {
                $0.defaultValue != nil || $1.defaultValue == nil
            }
    }

    /// The types of its parameters, where those do not depend on what generic parameters stand for.
    var parameterTypes: [ResolvedType?]?

    init(id: Int, fact: FunctionFact, file: Int, nominal: Nominal?) {
        self.id = id
        self.fact = fact
        self.file = file
        self.nominal = nominal
    }
}

/// A property of a type, whatever the object.
struct PropertyKey: Hashable {
    let nominal: Nominal
    let name: String
}
