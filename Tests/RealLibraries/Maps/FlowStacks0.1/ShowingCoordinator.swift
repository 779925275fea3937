import NavAtlasIntrospection

extension ShowingCoordinator: BodyProviding, DestinationProviding {
    func view(for number: Int) -> NumberView { NumberView(number) }
}
