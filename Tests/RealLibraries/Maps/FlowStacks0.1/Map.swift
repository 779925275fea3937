import NavAtlasCommands
import NavAtlasIntrospection
import SwiftUI

@main struct FlowMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {
        registry.register(VMCoordinator())
        registry.sample(VMCoordinatorViewModel.Screen.numberList(.init(numberSelected: { _ in }, cancel: {})))
        registry.sample(VMCoordinatorViewModel.Screen.numberDetail(.init(number: 7, cancel: {})))
        registry.entry(VMCoordinator.self)
    }
}

extension VMCoordinator: DestinationProviding {
    @ViewBuilder func view(for screen: VMCoordinatorViewModel.Screen) -> some View {
        switch screen {
        case .home(let model): HomeView(viewModel: model)
        case .numberList(let model): NumberListView(viewModel: model)
        case .numberDetail(let model): NumberDetailView(viewModel: model)
        }
    }
}
