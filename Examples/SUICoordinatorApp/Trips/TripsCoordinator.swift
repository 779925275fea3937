import SUICoordinator
import SwiftUI

enum TripsRoute: RouteType {
    case list(TripsCoordinator)
    case trip(Trip, TripsCoordinator)
    case seats(Trip, TripsCoordinator)
    case ticket(Trip)

    var presentationStyle: TransitionPresentationStyle {
        switch self {
        case .list, .trip: .push
        case .seats: .sheet
        case .ticket: .fullScreenCover
        }
    }

    var body: some View {
        switch self {
        case .list(let coordinator): TripsView(model: TripsModel(coordinator: coordinator))
        case .trip(let trip, let coordinator): TripView(trip: trip, coordinator: coordinator)
        case .seats(let trip, let coordinator): SeatsView(trip: trip, coordinator: coordinator)
        case .ticket(let trip): TicketView(trip: trip)
        }
    }
}

final class TripsCoordinator: Coordinator<TripsRoute> {
    override func start() async {
        await startFlow(route: .list(self))
    }

    func show(_ trip: Trip) async {
        await navigate(toRoute: .trip(trip, self))
    }

    func chooseSeat(on trip: Trip) async {
        await navigate(toRoute: .seats(trip, self))
    }

    func buy(_ trip: Trip) async {
        await navigate(toRoute: .ticket(trip))
    }
}
