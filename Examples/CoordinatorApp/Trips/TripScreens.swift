import UIKit

final class TripsViewModel {
    private unowned let navigation: any TripsNavigation
    private let trips = [Trip(name: "Lofoten")]

    init(navigation: any TripsNavigation) { self.navigation = navigation }

    func select(_ row: Int) { navigation.open(trip: trips[row]) }

    func add() { navigation.addTrip() }
}

final class TripsController: UITableViewController {
    private let viewModel: TripsViewModel

    init(viewModel: TripsViewModel) {
        self.viewModel = viewModel
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func add() { viewModel.add() }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.select(indexPath.row)
    }
}

final class TripViewModel {
    var onMap: (() -> Void)?
    private let trip: Trip

    init(trip: Trip) { self.trip = trip }

    func openMap() { onMap?() }
}

final class TripController: UIViewController {
    private let viewModel: TripViewModel

    init(viewModel: TripViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func map() { viewModel.openMap() }
}

final class MapController: UIViewController {}

final class NameController: UIViewController {
    var onDone: ((String) -> Void)?

    @objc private func done() { onDone?("Lofoten") }
}

final class DatesController: UIViewController {
    var onSave: (() -> Void)?

    @objc private func save() { onSave?() }
}
