// For the example app of FlowStacks 0.3: NumberCoordinator tells the registry the view of each screen.

import NavAtlasIntrospection

extension NumberCoordinator: DestinationProviding {
    @ViewBuilder func view(for screen: Screen) -> some View {
        if case .number(let number) = screen {
            NumberView(number: .constant(number), goRandom: nil)
        } else {
            EmptyView()
        }
    }
}
