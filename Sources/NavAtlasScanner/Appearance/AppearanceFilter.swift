/// Leaves out of facts what only changes how a view looks: `.padding(8)`, `.font(.title)`, the `spacing` of a stack.
///
/// Nothing of it says how the app navigates. Without it there is less to follow, and where nothing else of a file has
/// changed, its facts are what they were, so that `watch` need not follow the app anew.
///
/// A modifier is left out only with arguments that call and name nothing of the app, and where the app declares no
/// function of its name.
struct AppearanceFilter: Sendable {
    private let declared: Declarations

    /// The names that files declare and whose use may run their code.
    struct Declarations: Hashable, Sendable {
        /// What may stand behind a dot without anything before it, as in `.red`: cases, types, and static members.
        fileprivate var ofTypes: Set<String> = []
        /// All others: functions, computed properties, and what stands outside of types.
        fileprivate var others: Set<String> = []

        /// The names that a file declares.
        init(of file: FileFacts) {
            others = Set(file.functions.map(\.name) + file.properties.map(\.name))
            ofTypes = Set(file.typealiases.keys)
            for type in file.types {
                for part in type.name.split(separator: ".") { ofTypes.insert(String(part)) }
                ofTypes.formUnion(type.typealiases.keys)
                ofTypes.formUnion(type.cases.map(\.name))
                for function in type.functions { add(function.name, isStatic: function.isStatic) }
                for property in type.properties where property.isStatic || property.getter != nil {
                    add(property.name, isStatic: property.isStatic)
                }
            }
        }

        fileprivate init(of files: [FileFacts]) {
            for file in files.map(Declarations.init) {
                ofTypes.formUnion(file.ofTypes)
                others.formUnion(file.others)
            }
        }

        private mutating func add(_ name: String, isStatic: Bool) {
            if isStatic { ofTypes.insert(name) } else { others.insert(name) }
        }

        fileprivate func contains(_ name: String) -> Bool { ofTypes.contains(name) || others.contains(name) }
    }

    init(of files: [FileFacts]) { declared = Declarations(of: files) }

    /// The facts of a file without what only changes looks.
    func leftOut(of file: FileFacts) -> FileFacts {
        CodeRewriting(expression: plain, statement: plain).rewritten(file)
    }

    // MARK: What is left out

    /// A call without appearance: its base, if it is a modifier for appearance alone, or the call with fewer arguments.
    private func plain(_ expression: Expression) -> Expression {
        guard case .call(let callee, let arguments, let position) = expression else { return expression }
        switch callee {
        case .member(let base, let name, _)
        where SwiftUINames.appearanceModifiers.contains(name) && !declared.contains(name)
            && arguments.allSatisfy({ isPlain($0.value) }):
            return base
        case .name(let name, _) where SwiftUINames.measuredViews.contains(name) && !declared.contains(name):
            let kept = arguments.filter { !SwiftUINames.measures.contains($0.label ?? "") || !isPlain($0.value) }
            return .call(callee, kept, position)
        case .name("Group", _) where !declared.contains("Group"): return grouped(arguments) ?? expression
        default: return expression
        }
    }

    /// A choice that a group held is one of the statements around it.
    private func plain(_ statement: Statement) -> Statement {
        if case .expression(.branching(let choice)) = statement { choice } else { statement }
    }

    /// What a `Group` holds, where that is one view or one choice among views: both are shown as if they stood there alone.
    private func grouped(_ arguments: [Argument]) -> Expression? {
        guard arguments.count == 1, arguments[0].isTrailing, case .closure(let content) = arguments[0].value,
            content.parameters.isEmpty, content.body.count == 1
        else { return nil }
        switch content.body[0] {
        case .expression(let view), .returning(let view?): return view
        case .conditional, .switching: return .branching(content.body[0])
        default: return nil
        }
    }

    /// Whether evaluating it runs no code of the app and gives no view of the app's.
    private func isPlain(_ value: Expression) -> Bool {
        switch value {
        case .number, .boolean, .null: true
        case .string(let segments):
            segments.allSatisfy { if case .text = $0 { true } else { false } }
        case .implicitMember(let name, _): !declared.ofTypes.contains(name)
        case .name(let name, _):
            !declared.contains(name)
                && (SwiftUINames.appearanceValues.contains(name) || name.first?.isLowercase == true)
        case .member(let base, let name, _): !declared.contains(name) && isPlain(base)
        case .call(let callee, let arguments, _): isPlainCallee(callee) && arguments.allSatisfy { isPlain($0.value) }
        case .array(let parts), .combined(let parts), .alternative(let parts), .either(let parts):
            parts.allSatisfy(isPlain)
        case .conditional(let condition, let then, let otherwise):
            isPlain(condition) && isPlain(then) && isPlain(otherwise)
        case .comparison(let left, let right, _): isPlain(left) && isPlain(right)
        default: false
        }
    }

    /// `Color(…)`, `Font.system(…)`, `.red.opacity(…)`: a closure that is kept in a variable is called by its name alone.
    private func isPlainCallee(_ callee: Expression) -> Bool {
        if case .name(let name, _) = callee {
            return SwiftUINames.appearanceValues.contains(name) && !declared.contains(name)
        }
        return isPlain(callee)
    }
}
