// Registers the coordinators of an example for FlowStacks 0.0, whose live graph is compared with that of its source.

import FlowStacks
import NavAtlasCommands
import NavAtlasIntrospection
import SwiftUI

@main struct FlowMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {
        registry.register(NumberNCoordinator())
        registry.register(NumberPCoordinator())
        registry.register(MixedCoordinator())
        registry.register(VMNCoordinator())
        registry.register(VMPCoordinator())
        registry.sample(MixedCoordinator.Screen.vmCoordinator(.init()))
        registry.sample(VMNCoordinatorViewModel.Screen.numberList(.init(numberSelected: { _ in }, cancel: {})))
        registry.sample(VMNCoordinatorViewModel.Screen.numberDetail(.init(number: 7, cancel: {})))
        registry.sample(VMPCoordinatorViewModel.Screen.numberList(.init(numberSelected: { _ in }, cancel: {})))
        registry.sample(VMPCoordinatorViewModel.Screen.numberDetail(.init(number: 7, cancel: {})))
        registry.entry(NumberNCoordinator.self)
        registry.entry(NumberPCoordinator.self)
        registry.entry(MixedCoordinator.self)
        registry.entry(VMNCoordinator.self)
        registry.entry(VMPCoordinator.self)
    }
}

extension NumberNCoordinator: DestinationProviding {
    func view(for number: Int) -> some View { VStack { Text("\(number)") } }
}

extension NumberPCoordinator: DestinationProviding {
    func view(for number: Int) -> some View { VStack { Text("\(number)") } }
}

extension MixedCoordinator: DestinationProviding {
    @ViewBuilder func view(for screen: Screen) -> some View {
        switch screen {
        case .launch: Button("Go", action: {})
        case .vmCoordinator(let model): VMNCoordinator(viewModel: model)
        }
    }
}

extension VMNCoordinator: DestinationProviding {
    @ViewBuilder func view(for screen: VMNCoordinatorViewModel.Screen) -> some View {
        switch screen {
        case .home(let model): HomeView(viewModel: model)
        case .numberList(let model): NumberListView(viewModel: model)
        case .numberDetail(let model): NumberDetailView(viewModel: model)
        }
    }
}

extension VMPCoordinator: DestinationProviding {
    @ViewBuilder func view(for screen: VMPCoordinatorViewModel.Screen) -> some View {
        switch screen {
        case .home(let model): HomeView(viewModel: model)
        case .numberList(let model): NumberListView(viewModel: model)
        case .numberDetail(let model): NumberDetailView(viewModel: model)
        }
    }
}
