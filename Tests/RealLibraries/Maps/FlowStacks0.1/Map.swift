// Registers the coordinators of an example for FlowStacks 0.1, whose live graph is compared with that of its source.

import NavAtlasCommands
import NavAtlasIntrospection

@main struct FlowMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {
        registry.register(NumberCoordinator())
        registry.register(VMCoordinator())
        registry.register(BindingCoordinator())
        registry.register(ShowingCoordinator())
        registry.sample(BindingCoordinator.Screen.number(7))
        registry.sample(VMCoordinatorViewModel.Screen.numberList(.init(numberSelected: { _ in }, cancel: {})))
        registry.sample(VMCoordinatorViewModel.Screen.numberDetail(.init(number: 7, cancel: {})))
        registry.entry(NumberCoordinator.self)
        registry.entry(VMCoordinator.self)
        registry.entry(BindingCoordinator.self)
        registry.entry(ShowingCoordinator.self)
    }
}
