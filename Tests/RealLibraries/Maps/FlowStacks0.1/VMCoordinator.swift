// For the example app of FlowStacks 0.1: VMCoordinator tells the registry the view of each screen.

import NavAtlasIntrospection

extension VMCoordinator: DestinationProviding {
    @ViewBuilder func view(for screen: VMCoordinatorViewModel.Screen) -> some View {
        switch screen {
        case .home(let model): HomeView(viewModel: model)
        case .numberList(let model): NumberListView(viewModel: model)
        case .numberDetail(let model): NumberDetailView(viewModel: model)
        }
    }
}
