import NavigatorUI
import SwiftUI

/// One page after the other, from a departure to a ticket.
struct Purchase: NavigationFlow {
    enum Destination: NavigationDestination {
        case passengers(Purchase)
        case payment(Purchase)

        var body: some View {
            switch self {
            case .passengers(let purchase): PassengersView(purchase: purchase)
            case .payment(let purchase): PaymentView(purchase: purchase)
            }
        }

        var method: NavigationMethod {
            if case .passengers = self { .managedSheet } else { .push }
        }
    }

    let departure: Departure
    var checkpoint: NavigationFlowCheckpoint<Void>?
    var passengers = 0

    func start() -> FlowResult<Self> { .destination(.passengers(self)) }

    func next() async throws -> FlowResult<Self> { .destination(.payment(self)) }
}

struct PassengersView: View {
    @Environment(\.navigator) private var navigator
    @State var purchase: Purchase

    var body: some View {
        Stepper("Passengers", value: $purchase.passengers)
        Button("Pay") {
            Task { try await navigator.next(purchase) }
        }
    }
}

struct PaymentView: View {
    @Environment(\.navigator) private var navigator
    let purchase: Purchase

    var body: some View {
        Button("Done") { navigator.perform(route: FerryRoutes.ticket(Ticket(number: "1"))) }
        Button("Cancel") { navigator.cancel(purchase) }
    }
}
