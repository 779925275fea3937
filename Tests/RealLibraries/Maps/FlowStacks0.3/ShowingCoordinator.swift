import NavAtlasIntrospection

extension ShowingCoordinator: BodyProviding, DestinationProviding {
    func view(for number: Int) -> ShownNumberView { ShownNumberView(number: .constant(number)) }
}
