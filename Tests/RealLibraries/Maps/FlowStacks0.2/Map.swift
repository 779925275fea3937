import NavAtlasCommands
import NavAtlasIntrospection
import SwiftUI

@main struct FlowMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {
        registry.register(ParentCoordinator())
        registry.register(ChildFlowCoordinator(flowTitle: "Flow", completeFlow: {}))
        registry.register(VMCoordinator())
        registry.sample(VMCoordinatorViewModel.Screen.numberList(.init(numberSelected: { _ in }, cancel: {})))
        registry.sample(VMCoordinatorViewModel.Screen.numberDetail(.init(number: 7, cancel: {})))
        registry.entry(ParentCoordinator.self)
        registry.entry(VMCoordinator.self)
    }
}

extension ParentCoordinator: DestinationProviding {
    @ViewBuilder func view(for screen: Screen) -> some View {
        switch screen {
        case .home: ContainerCoordinatorHomeView(goToFlowOne: {}, goToFlowTwo: {})
        case .childFlowOne, .childFlowTwo: ChildFlowCoordinator(flowTitle: "", completeFlow: {})
        }
    }
}

extension ChildFlowCoordinator: DestinationProviding {
    @ViewBuilder func view(for screen: Screen) -> some View {
        switch screen {
        case .first: ChildFlowFirstView(title: "", closeFlow: {}, goToFlowsSecondStep: {})
        case .second: ChildFlowSecondView(title: "", closeFlow: {}, goBackToCurrentFlowRoot: {})
        }
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
