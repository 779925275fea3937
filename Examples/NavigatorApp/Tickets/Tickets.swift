import NavigatorUI
import SwiftUI

struct Ticket: Hashable {
    let number: String
}

enum TicketPages: NavigationDestination {
    case ticket(Ticket)
    case seat(Callback<Int>)

    var body: some View {
        switch self {
        case .ticket(let ticket): TicketView(ticket: ticket)
        case .seat(let callback): SeatView(onPick: callback.handler)
        }
    }
}

/// What the gate reads.
enum Code: NavigationDestination {
    case code(Ticket)

    var body: some View {
        switch self {
        case .code(let ticket): CodeView(ticket: ticket)
        }
    }
}

struct TicketsFlow: View {
    var body: some View {
        ManagedNavigationStack(scene: "tickets") {
            TicketsView()
                .navigationAutoReceive(TicketPages.self)
        }
    }
}

struct TicketsView: View {
    private let tickets = [Ticket(number: "1")]

    var body: some View {
        ForEach(tickets, id: \.self) { ticket in
            NavigationLink(ticket.number, to: TicketPages.ticket(ticket))
        }
        .navigationCheckpoint(Places.tickets)
    }
}

struct Places: NavigationCheckpoints {
    static var tickets: NavigationCheckpoint<Void> { checkpoint() }
}

struct TicketView: View {
    @Environment(\.navigator) private var navigator
    @State private var code: Code?
    @State private var showsTerms = false
    let ticket: Ticket

    var body: some View {
        Button("Code") { code = .code(ticket) }
            .navigate(to: $code, method: .cover)
        Button("Seat") {
            navigator.navigate(
                to: TicketPages.seat(Callback { _ in navigator.dismissPresentedViews() }), method: .sheet)
        }
        Button("Terms") { showsTerms = true }
            .navigate(trigger: $showsTerms, destination: SharedPages.terms)
    }
}

struct CodeView: View {
    @Environment(\.navigator) private var navigator
    let ticket: Ticket

    var body: some View {
        Button("All tickets") { navigator.returnToCheckpoint(Places.tickets) }
    }
}

struct SeatView: View {
    let onPick: (Int) -> Void

    var body: some View {
        Button("1") { onPick(1) }
    }
}
