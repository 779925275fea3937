// Registers the coordinators of an example for SwiftUICoordinator 3.0, whose live graph is compared with that of its source.

import NavAtlasCommands
import NavAtlasIntrospection
import UIKit

@main struct ShopMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {
        let container = DependencyContainer.mock
        let app = container.makeAppCoordinator(window: UIWindow())
        app.start()
        registry.register(app)
        registry.register(container.makeCatalogCoordinator(parent: app))
        registry.register(container.makeCartCoordinator(parent: app))
        registry.register(container.makeTabsCoordinator(parent: app))
        registry.starts(CatalogCoordinator.self, from: AppCoordinator.self, as: "showMainFlow")
        registry.starts(CartCoordinator.self, from: CatalogCoordinator.self, as: "showCart")
        registry.startsNothing(AuthCoordinator.self, CartCoordinator.self, TabsCoordinator.self)
        registry.deepLinks(of: container.deepLinkHandler)
        registry.sample(CatalogRoute.productDetails(ProductItem.mock[0]))
        registry.entry(AppCoordinator.self)
        // Nothing in the example starts the tabs.
        registry.entry(TabsCoordinator.self)
    }
}

extension AuthCoordinator: @MainActor DestinationProviding {}
extension CatalogCoordinator: @MainActor DestinationProviding {}
extension CartCoordinator: @MainActor DestinationProviding {}
extension TabsCoordinator: @MainActor DestinationProviding {}
extension AuthRoute: @MainActor ActionProviding {}
extension CatalogRoute: @MainActor ActionProviding {}
extension CartRoute: @MainActor ActionProviding {}
