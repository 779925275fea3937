// What `navatlas styles` and the documentation say of the style.

extension XCoordinatorDialect {
    static let title = "XCoordinator"
    static let example = """
        import XCoordinator

        enum GalleryRoute: Route { case paintings, painting }

        final class GalleryCoordinator: NavigationCoordinator<GalleryRoute> {
            init() { super.init(initialRoute: .paintings) }

            override func prepareTransition(for route: GalleryRoute) -> NavigationTransition {
                switch route {
                case .paintings: .push(PaintingsController(router: unownedRouter))
                case .painting: .push(PaintingController())
                }
            }
        }

        final class PaintingsController: UIViewController {
            private let router: UnownedRouter<GalleryRoute>

            init(router: UnownedRouter<GalleryRoute>) {
                self.router = router
                super.init(nibName: nil, bundle: nil)
            }

            @objc private func open() { router.trigger(.painting) }
        }

        final class PaintingController: UIViewController {}
        """
}
