import NavAtlasIntrospection

extension NumberCoordinator: BodyProviding, DestinationProviding {
    func view(for number: Int) -> some View { NumberView(number: .constant(number), goRandom: nil) }
}
