// Runs views of SwiftUI that stand for a view or a controller of UIKit's.

extension Interpreter {
    /// Runs what a view of UIKit's does as it is made, and shows what its controller shows.
    func makeRepresented(_ value: Value, _ nominal: Nominal) {
        guard program.inherits(nominal, anyOf: ["UIViewControllerRepresentable", "UIViewRepresentable"]) else { return }
        let delegates = runDelegate(of: value, nominal)
        let context = Values([Self.tuple([delegates], labels: ["coordinator"])])
        for name in ["makeUIView", "makeUIViewController"] {
            for function in nominal.functions[name] ?? [] {
                let made = invoke(function, receiver: value, arguments: [context])
                update(made, by: value, nominal, context)
                showRepresented(made)
            }
        }
    }

    /// Shows what controllers show that stand in a view of SwiftUI's as its parts.
    func showRepresented(_ controllers: Values) {
        let shown = withContents(controllers)
        for controller in shown {
            guard let type = controller.nominal(in: heap) else { continue }
            noteShown(controller, type, asPart: true)
            // A bar of tabs stays one, whoever shows it, and so does what shows others as it is made, as the pages of a book.
            let key = draft.key(for: type)
            let showsOthers = draft.edges.contains { $0.from == key && $0.kind == .root }
            if isController(type), showsOthers || [.tab, .split].contains(container(of: controller)) {
                embed(controller, type)
                continue
            }
            draft.controllers[type, default: []].insert(owner)
            if isController(type) { runEvents(of: controller, for: Owner(node: owner.node, component: type)) }
        }
        let views = shown.reduce(into: Values()) { views, controller in
            switch controller {
            case .object(let id): views.unite(heap[id].fields["rootView"] ?? [])
            case .external(let name, _, nil, _) where UIKitNames.hosts.contains(name): views.insert(controller)
            default: break
            }
        }
        let isContainer = controllers.contains { container(of: $0) == .navigation }
        drawing(inContainer: isContainer) { render(views) }
    }

    /// Controllers, and what the navigation controllers among them begin with.
    private func withContents(_ controllers: Values) -> Values {
        controllers.reduce(into: controllers) { result, controller in
            if container(of: controller) == .navigation { result.unite(content(ofNavigation: controller)) }
        }
    }

    /// Runs what SwiftUI calls after it has made a view of UIKit's, and whenever a state changes.
    private func update(_ made: Values, by value: Value, _ nominal: Nominal, _ context: Values) {
        for name in ["updateUIView", "updateUIViewController"] {
            for function in nominal.functions[name] ?? [] {
                _ = with(mode: .body) { invoke(function, receiver: value, arguments: [made, context]) }
            }
        }
    }

    /// Runs those methods of a represented view's coordinator that only UIKit calls, and gives that coordinator.
    private func runDelegate(of value: Value, _ nominal: Nominal) -> Values {
        (nominal.functions["makeCoordinator"] ?? []).reduce(into: []) { delegates, maker in
            for delegate in invoke(maker, receiver: value, arguments: []) {
                delegates.insert(delegate)
                guard case .object(let id) = delegate, heap[id].nominal !== nominal else { continue }
                let methods = heap[id].nominal.functions.values.joined().sorted { $0.id < $1.id }
                let called = methods.reduce(into: Set<String>()) {
                    $0.formUnion(SyntaxSearch.callees(in: $1.fact.body ?? []))
                }
                for method in methods where method.fact.name != "init" && !called.contains(method.fact.name) {
                    _ = with(mode: .body) {
                        invoke(method, receiver: delegate, arguments: method.fact.parameters.map { _ in [] })
                    }
                }
            }
        }
    }
}
