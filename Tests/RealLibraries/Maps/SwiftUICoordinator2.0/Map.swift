// Registers the coordinators of an example for SwiftUICoordinator 2.0, whose live graph is compared with that of its source.

import NavAtlasCommands
import NavAtlasIntrospection

@main struct ShapesMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {
        let shapes = ShapesCoordinator(startRoute: .shapes)
        let controller = shapes.navigationController
        registry.register(shapes)
        registry.register(SimpleShapesCoordinator(parent: shapes, navigationController: controller))
        registry.register(CustomShapesCoordinator(parent: shapes, navigationController: controller))
        registry.starts(SimpleShapesCoordinator.self, from: ShapesCoordinator.self, as: "simpleShapes")
        registry.starts(CustomShapesCoordinator.self, from: ShapesCoordinator.self, as: "customShapes")
        registry.starts(SimpleShapesCoordinator.self, from: ShapesCoordinator.self, as: "featuredShape")
        registry.starts(CustomShapesCoordinator.self, from: ShapesCoordinator.self, as: "featuredShape")
        registry.startsNothing(SimpleShapesCoordinator.self, CustomShapesCoordinator.self)
        registry.entry(ShapesCoordinator.self)
    }
}

extension ShapesCoordinator: DestinationProviding {}
extension SimpleShapesCoordinator: DestinationProviding {}
extension CustomShapesCoordinator: DestinationProviding {}
extension ShapesRoute: ActionProviding {}
extension SimpleShapesRoute: ActionProviding {}
extension CustomShapesRoute: ActionProviding {}
