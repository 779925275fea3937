// For the example app of FlowStacks 0.3: ShowingCoordinator tells the registry the view of each screen.

import NavAtlasIntrospection

extension ShowingCoordinator: BodyProviding, DestinationProviding {
    func view(for number: Int) -> ShownNumberView { ShownNumberView(number: .constant(number)) }
}
