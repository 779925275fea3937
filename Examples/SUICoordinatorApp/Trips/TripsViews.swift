import SwiftUI

struct Trip: Identifiable {
    let id: Int
    let harbour: String
}

final class TripsModel: ObservableObject {
    @Published var trips = [Trip(id: 1, harbour: "Holm"), Trip(id: 2, harbour: "Sund")]
    private let coordinator: TripsCoordinator

    init(coordinator: TripsCoordinator) {
        self.coordinator = coordinator
    }

    func open(_ trip: Trip) {
        Task { await coordinator.show(trip) }
    }
}

struct TripsView: View {
    @ObservedObject var model: TripsModel

    var body: some View {
        List(model.trips) { trip in
            Button(trip.harbour) { model.open(trip) }
        }
        .navigationTitle("Trips")
    }
}

struct TripView: View {
    let trip: Trip
    let coordinator: TripsCoordinator

    var body: some View {
        Button("Choose a seat") { Task { await coordinator.chooseSeat(on: trip) } }
            .navigationTitle(trip.harbour)
    }
}

struct SeatsView: View {
    let trip: Trip
    let coordinator: TripsCoordinator

    var body: some View {
        Button("Buy") { Task { await coordinator.buy(trip) } }
    }
}

struct TicketView: View {
    let trip: Trip
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("To \(trip.harbour)")
            Button("Done") { dismiss() }
        }
    }
}
