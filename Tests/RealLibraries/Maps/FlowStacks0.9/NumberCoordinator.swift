// For the example app of FlowStacks 0.9: NumberCoordinator tells the registry the view of each screen.

import NavAtlasIntrospection

extension NumberCoordinator: BodyProviding, DestinationProviding {
    func view(for number: Int) -> some View { NumberView(number: .constant(number), goRandom: nil) }
}
