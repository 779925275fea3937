// Registers the coordinators of an example for FlowStacks 0.9, whose live graph is compared with that of its source.

import NavAtlasCommands
import NavAtlasIntrospection

@main struct FlowMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {
        registry.register(NumberCoordinator())
        registry.register(ArrayBindingView())
        registry.register(FlowPathView())
        registry.register(NoBindingView())
        registry.register(NumberVMFlow(viewModel: .init(initialNumber: 64)))
        registry.sample(7)
        registry.sample(ScreenViewModel.number(.init(number: 7)))
        for sample in ArrayBindingView.samples + FlowPathView.samples + NoBindingView.samples {
            registry.sample(sample)
        }
        registry.entry(NumberCoordinator.self)
        registry.entry(ArrayBindingView.self)
        registry.entry(FlowPathView.self)
        registry.entry(NoBindingView.self)
        registry.entry(NumberVMFlow.self)
    }
}

extension NumberVMFlow: BodyProviding, DestinationProviding {
    func view(for screen: ScreenViewModel) -> NumberVMView {
        switch screen {
        case .number(let model): NumberVMView(viewModel: model)
        }
    }
}
