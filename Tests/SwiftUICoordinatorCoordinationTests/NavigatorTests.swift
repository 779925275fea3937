import NavAtlasModel
import SwiftUICoordinatorCoordination
import Testing

/// How a headless `Navigator` of SwiftUICoordinator shows, replaces and dismisses routes.
@Suite struct NavigatorTests {
    private let shapes = ShapesCoordinator(startRoute: .shapes)

    private var stack: [String] {
        shapes.state.stack.map { "\($0.presentation.rawValue) \($0.type.id)" }
    }

    @Test func aRouteIsShownAsItsActionSays() {
        shapes.start()
        #expect(shapes.state.root?.type.id == "ShapesView")
        shapes.show(route: .shapes)
        shapes.show(route: .featuredShape(3))
        #expect(stack == ["push ShapesView", "sheet ShapeView"])
        shapes.dismiss()
        shapes.show(route: .cover)
        #expect(stack.last == "fullScreen ShapeView")
        shapes.dismiss()
        shapes.show(route: .rect)
        #expect(stack.last == "custom ShapeView")
        #expect(shapes.visibleViewController?.transitioningDelegate is SlideTransitionDelegate)
        #expect(shapes.state.failures.isEmpty)
    }

    @Test func theStackIsReplacedAndExtended() {
        shapes.start()
        shapes.append(routes: [.shapes, .featuredShape(1)])
        #expect(stack == ["push ShapesView", "push ShapeView"])
        shapes.set(routes: [.featuredShape(2), .shapes])
        #expect(shapes.state.root?.type.id == "ShapeView")
        #expect(shapes.viewControllers.count == 2)
        shapes.pop()
        #expect(stack.isEmpty)
    }

    @Test func popToRootDismissesToo() {
        shapes.set(routes: [.shapes, .shapes])
        shapes.show(route: .cover)
        shapes.popToRoot()
        #expect(stack.isEmpty)
        #expect(shapes.topViewController === shapes.visibleViewController)
    }

    @Test func whatCannotBeDoneIsNoted() {
        shapes.pop()
        shapes.dismiss()
        shapes.start()
        shapes.pop()
        shapes.show(route: .simpleShapes)
        shapes.show(route: .cover)
        shapes.show(route: .rect)
        #expect(
            shapes.state.failures == [
                .nothingToLeave("NavigationController"), .nothingToLeave("NavigationController"),
                .nothingToLeave("NavigationController"), .noTransition("simpleShapes", by: "ShapesCoordinator"),
                .alreadyPresenting("ShapeView"),
            ])
        for failure in shapes.state.failures { #expect(!failure.description.isEmpty) }
        #expect(stack == ["fullScreen ShapeView"])
    }

    @Test func aViewFindsItsCoordinator() throws {
        shapes.start()
        let view = try #require(shapes.state.front?.content as? any View)
        let screen = try #require(view.firstInside { $0 as? ShapesView<ShapesCoordinator> })
        #expect(screen.coordinator === shapes)
        screen.coordinator.handle(ShapesAction.simpleShapes)
        #expect(stack == ["push LoginView"])
    }

    @Test func aCustomTransitionIsChosen() {
        shapes.start()
        #expect(shapes.navigationController.customTransition == nil)
        shapes.handle(ShapesAction.simpleShapes)
        #expect(shapes.navigationController.customTransition is FadeTransition)
        shapes.pop()
        #expect(shapes.navigationController.customTransition == nil)
        let controller = Dependencies().navigationController
        #expect(controller.delegate?.transitions.count == 1)
    }
}
