// Registers the coordinators of the README of FlowStacks 0.0.2, whose live graph is compared with that of its source.

import NavAtlasCommands
import NavAtlasIntrospection
import SwiftUI

@main struct StackMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {
        registry.register(AppCoordinator())
        registry.sample(Screen.number(7))
        registry.entry(AppCoordinator.self)
    }
}

extension AppCoordinator: DestinationProviding {
    @ViewBuilder func view(for screen: Screen) -> some View {
        switch screen {
        case .home: HomeView(onGoTapped: {})
        case .numberList: NumberListView(onNumberSelected: { _ in }, cancel: {})
        case .number(let number): NumberView(number: number, cancel: {})
        }
    }
}
