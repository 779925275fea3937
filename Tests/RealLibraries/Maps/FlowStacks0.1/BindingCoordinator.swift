// For the example app of FlowStacks 0.1: BindingCoordinator tells the registry the view of each screen.

import NavAtlasIntrospection

extension BindingCoordinator: DestinationProviding {
    @ViewBuilder func view(for screen: Screen) -> some View {
        switch screen {
        case .start: StartView(goTapped: {})
        case .number(let number): EditableNumberView(number: .constant(number))
        }
    }
}
