// Runs views of SwiftUI that stand for a view or a controller of UIKit's.

extension Interpreter {
    /// Runs what a view of UIKit's does as it is made, and shows what its controller shows.
    func makeRepresented(_ value: Value, _ nominal: Nominal) {
        guard program.inherits(nominal, anyOf: ["UIViewControllerRepresentable", "UIViewRepresentable"]) else { return }
        runDelegate(of: value, nominal)
        for name in ["makeUIView", "makeUIViewController"] {
            for function in nominal.functions[name] ?? [] {
                let made = invoke(function, receiver: value, arguments: function.fact.parameters.map { _ in [] })
                update(made, by: value, nominal)
                let shown = withContents(made)
                for controller in shown {
                    guard let type = controller.nominal(in: heap) else { continue }
                    noteShown(controller, type, asPart: true)
                    // A bar of tabs stays one, whoever shows it.
                    if isController(type), [.tab, .split].contains(container(of: controller)) {
                        embed(controller, type)
                        continue
                    }
                    draft.controllers[type, default: []].insert(owner)
                    if isController(type) {
                        runEvents(of: controller, for: Owner(node: owner.node, component: type))
                    }
                }
                render(
                    shown.reduce(into: []) { views, controller in
                        switch controller {
                        case .object(let id): views.unite(heap[id].fields["rootView"] ?? [])
                        case .external(let name, _, nil, _) where Self.hosts.contains(name): views.insert(controller)
                        default: break
                        }
                    })
            }
        }
    }

    /// Controllers, and what the navigation controllers among them begin with.
    private func withContents(_ controllers: Values) -> Values {
        controllers.reduce(into: controllers) { result, controller in
            if container(of: controller) == .navigation { result.unite(content(ofNavigation: controller)) }
        }
    }

    /// Runs what SwiftUI calls after it has made a view of UIKit's, and whenever a state changes.
    private func update(_ made: Values, by value: Value, _ nominal: Nominal) {
        for name in ["updateUIView", "updateUIViewController"] {
            for function in nominal.functions[name] ?? [] {
                let others = function.fact.parameters.dropFirst().map { _ in Values() }
                _ = with(mode: .body) { invoke(function, receiver: value, arguments: [made] + others) }
            }
        }
    }

    /// Runs those methods of a represented view's coordinator that only UIKit calls.
    private func runDelegate(of value: Value, _ nominal: Nominal) {
        for maker in nominal.functions["makeCoordinator"] ?? [] {
            for delegate in invoke(maker, receiver: value, arguments: []) {
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
