// For the example app of FlowStacks 0.2: its parent and child coordinators tell the registry the view of each screen.

import NavAtlasIntrospection

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
