// Registers the coordinators of an example for SwiftUICoordinator 2.4, whose live graph is compared with that of its source.

import NavAtlasCommands
import NavAtlasIntrospection
import UIKit

@main struct ShapesMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {
        let container = DependencyContainer.mock
        let app = container.makeAppCoordinator(window: UIWindow())
        let shapes = container.makeShapesCoordinator(parent: app)
        app.start(with: shapes)
        registry.register(app)
        registry.register(shapes)
        registry.register(container.makeSimpleShapesCoordinator(parent: shapes))
        registry.register(container.makeCustomShapesCoordinator(parent: shapes))
        registry.register(container.makeTabsCoordinator(parent: shapes))
        registry.starts(ShapesCoordinator.self, from: AppCoordinator.self, as: "start")
        registry.starts(SimpleShapesCoordinator.self, from: ShapesCoordinator.self, as: "simpleShapes")
        registry.starts(CustomShapesCoordinator.self, from: ShapesCoordinator.self, as: "customShapes")
        registry.starts(SimpleShapesCoordinator.self, from: ShapesCoordinator.self, as: "featuredShape")
        registry.starts(CustomShapesCoordinator.self, from: ShapesCoordinator.self, as: "featuredShape")
        registry.starts(TabsCoordinator.self, from: ShapesCoordinator.self, as: "tabs")
        registry.starts(CustomShapesCoordinator.self, from: ShapesCoordinator.self, as: "handle")
        registry.startsNothing(SimpleShapesCoordinator.self, CustomShapesCoordinator.self, TabsCoordinator.self)
        registry.deepLinks(of: container.deepLinkHandler)
        registry.entry(AppCoordinator.self)
    }
}

extension ShapesCoordinator: DestinationProviding {}
extension SimpleShapesCoordinator: DestinationProviding {}
extension CustomShapesCoordinator: DestinationProviding {}
extension TabsCoordinator: DestinationProviding {}
extension ShapesRoute: ActionProviding {}
extension SimpleShapesRoute: ActionProviding {}
extension CustomShapesRoute: ActionProviding {}
