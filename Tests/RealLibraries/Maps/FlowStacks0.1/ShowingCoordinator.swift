// For the example app of FlowStacks 0.1: ShowingCoordinator tells the registry the view of each screen.

import NavAtlasIntrospection

extension ShowingCoordinator: BodyProviding, DestinationProviding {
    func view(for number: Int) -> NumberView { NumberView(number) }
}
