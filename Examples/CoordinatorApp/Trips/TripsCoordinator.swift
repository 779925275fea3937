import UIKit

/// What view models ask of the coordinator.
protocol TripsNavigation: AnyObject {
    func open(trip: Trip)
    func addTrip()
}

struct Trip {
    let name: String
}

final class TripsCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func start() {
        let controller = TripsController(viewModel: TripsViewModel(navigation: self))
        navigationController.setViewControllers([controller], animated: false)
    }
}

extension TripsCoordinator: TripsNavigation {
    func open(trip: Trip) {
        let viewModel = TripViewModel(trip: trip)
        viewModel.onMap = { [weak self] in self?.showMap(of: trip) }
        navigationController.pushViewController(TripController(viewModel: viewModel), animated: true)
    }

    func addTrip() {
        let child = NewTripCoordinator(presenter: navigationController)
        child.onFinish = { [weak self, weak child] trip in
            self?.remove(child)
            if let trip { self?.open(trip: trip) }
        }
        coordinate(to: child)
    }

    private func showMap(of trip: Trip) { navigationController.show(MapController(), sender: self) }
}

final class NewTripCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    var onFinish: ((Trip?) -> Void)?
    private let presenter: UIViewController
    private let navigationController = UINavigationController()

    init(presenter: UIViewController) { self.presenter = presenter }

    func start() {
        let controller = NameController()
        controller.onDone = { [weak self] name in self?.showDates(of: Trip(name: name)) }
        navigationController.setViewControllers([controller], animated: false)
        presenter.present(navigationController, animated: true)
    }

    private func showDates(of trip: Trip) {
        let controller = DatesController()
        controller.onSave = { [weak self] in
            self?.presenter.dismiss(animated: true)
            self?.onFinish?(trip)
        }
        navigationController.pushViewController(controller, animated: true)
    }
}
