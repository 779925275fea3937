// What a call into a library does as far as navigation is concerned: it runs the closures that it is given, shows the
// views that it is given, and hands on the elements that it is called on.

extension Interpreter {
    /// A value of a library type; results of closures stand in place of the closures.
    func libraryValue(
        _ name: String, _ generics: [ResolvedType], _ arguments: [Argument], in scope: Scope
    ) -> Values {
        var elements: Values = []
        var given: [ArgumentValue] = []
        for argument in arguments {
            let values = evaluate(argument.value, in: scope, expecting: generics.first)
            loosen(values)
            var results = runClosures(values, [dereferenced(elements)])
            // What a button does is not what it shows.
            if Self.acting.contains(name),
                argument.label == "action"
                    || (argument.isTrailing && argument.label == nil
                        && (arguments.contains { $0.label == "label" } || arguments.first?.isTrailing == false))
            {
                results = []
            }
            if argument.label == nil || argument.label == "data" { elements.formUnion(values) }
            given.append(ArgumentValue(label: argument.label, values: keepingPlain(values).union(results)))
        }
        // A wrapper of a single value: `StateObject(wrappedValue:)`, `Array(…)`, `Set(…)`.
        if Self.wrappers.contains(name), let only = given.first { return only.values }
        return [.external(name, generics, member: nil, given)]
    }

    /// What a control is bound to may become any case of its enum.
    private func loosen(_ values: Values) {
        for case .binding(let base, let property) in values {
            for case .enumCase(let nominal, _, _) in read(property, of: base) {
                let any: Values = [.instance(nominal, [])]
                if case .object(let id) = base {
                    heap.write(any, to: property, of: id)
                } else if let owner = base.nominal(in: heap) {
                    heap.write(any, toAny: owner, property)
                }
            }
        }
    }

    private static let acting: Set<String> = ["Button", "Task", "Toggle", "Stepper", "NavigationAction", "Timer"]

    private static let wrappers: Set<String> = [
        "StateObject", "ObservedObject", "State", "Published", "Bindable", "Binding", "Array", "Set", "AnyView",
        "Optional", "CurrentValueSubject", "WeakBox", "Unowned",
    ]

    /// A call that neither the app nor a dialect knows.
    func library(_ name: String, on receivers: Values, _ arguments: [Argument], in scope: Scope) -> Values {
        let elements = dereferenced(receivers)
        var results: Values = []
        var shown: Values = []
        var firstGiven: Values = []
        for (index, argument) in arguments.enumerated() {
            let values = evaluate(argument.value, in: scope, expecting: nil)
            if index == 0 { firstGiven = values }
            let isCollection = Self.mapping.contains(name) || Self.filtering.contains(name) || name == "forEach"
            let input =
                isCollection || argument.isTrailing && arguments.count == 1 ? elements : dereferenced(firstGiven)
            var produced = runClosures(values, [input.isEmpty ? elements : input])
            if Self.reacting.contains(name) { produced = [] }
            results.formUnion(produced)
            shown.formUnion(produced.union(keepingPlain(values)))
        }
        if Self.mapping.contains(name) { return results }
        if Self.filtering.contains(name) { return elements }
        // What a modifier is given is shown with the view that it modifies.
        if elements.isEmpty || elements.contains(where: isShown) {
            if mode == .body { render(shown.filter(isShown)) }
            return elements.isEmpty ? results.filter(isShown) : elements
        }
        return elements
    }

    /// Modifiers and functions whose closures act, and show nothing.
    static let reacting: Set<String> = [
        "onTapGesture", "onAppear", "onDisappear", "task", "onChange", "onReceive", "onSubmit", "onLongPressGesture",
        "onDelete", "onMove", "refreshable", "onOpenURL", "onContinueUserActivity", "gesture", "simultaneousGesture",
        "onEnded", "onChanged", "sink", "async", "asyncAfter", "withAnimation", "perform", "onDrop", "onHover",
        "accessibilityAction", "onScrollGeometryChange", "onPreferenceChange",
    ]

    static let mapping: Set<String> = ["map", "compactMap", "flatMap", "reduce"]
    static let filtering: Set<String> = [
        "filter", "first", "last", "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "shuffled",
        "randomElement", "min", "max", "enumerated", "removeFirst", "removeLast", "popLast", "unique",
    ]

    /// Runs the closures and function references among the values; the results are what they return.
    @discardableResult
    func runClosures(_ values: Values, _ arguments: [Values] = []) -> Values {
        var result: Values = []
        for value in values {
            switch value {
            case .closure, .function: result.formUnion(call([value], arguments))
            default: break
            }
        }
        return result
    }

    func keepingPlain(_ values: Values) -> Values {
        values.filter {
            switch $0 {
            case .closure, .function: false
            default: true
            }
        }
    }

    /// Whether a value is something that can be seen, or holds it.
    func isShown(_ value: Value) -> Bool {
        switch value {
        case .object(let id): isView(heap[id].nominal)
        case .instance(let nominal, _), .enumCase(let nominal, _, _): isView(nominal)
        case .external(let name, _, let member, _):
            member == nil && (name.first?.isUppercase == true || name.hasPrefix("·"))
        default: false
        }
    }

    /// Whether a type of the app is a view.
    func isView(_ nominal: Nominal) -> Bool {
        program.inherits(
            nominal, anyOf: ["View", "SwiftUI.View", "UIViewControllerRepresentable", "UIViewRepresentable"])
    }

    /// How a coordinator class of some style holds what it shows.
    func flow(of nominal: Nominal) -> CoordinatorKind? {
        if let known = coordinatorKinds[nominal] { return known }
        let found = dialects.lazy.compactMap { $0.coordinator(nominal, self) }.first
        coordinatorKinds[nominal] = .some(found)
        return found
    }
}
