// For the example app of FlowStacks 0.1: NumberCoordinator tells the registry the view of each screen.

import NavAtlasIntrospection

extension NumberView {
    init(_ number: Int) {
        self.init(
            number: .constant(number), presentDoubleCover: { _ in }, presentDoubleSheet: { _ in }, pushNext: { _ in },
            goBack: nil, goBackToRoot: {}, goRandom: nil)
    }
}

extension NumberCoordinator: DestinationProviding {
    @ViewBuilder func view(for screen: Screen) -> some View {
        if case .number(let number) = screen { NumberView(number) } else { EmptyView() }
    }
}
