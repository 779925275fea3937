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
