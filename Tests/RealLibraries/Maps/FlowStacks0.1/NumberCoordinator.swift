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
