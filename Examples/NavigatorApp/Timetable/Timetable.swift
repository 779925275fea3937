import NavigatorUI
import SwiftUI

struct Departure: Hashable {
    let harbour: String
}

enum TimetablePages: NavigationDestination {
    case departure(Departure)
    case filter

    var body: some View {
        switch self {
        case .departure(let departure): DepartureView(departure: departure)
        case .filter: FilterView()
        }
    }

    var method: NavigationMethod {
        switch self {
        case .departure: .push
        case .filter: .managedSheet
        }
    }
}

struct TimetableFlow: View {
    var body: some View {
        ManagedNavigationStack(scene: "timetable") { TimetableView() }
    }
}

struct TimetableView: View {
    @Environment(\.navigator) private var navigator
    private let departures = [Departure(harbour: "North")]

    var body: some View {
        List(departures, id: \.self) { departure in
            NavigationLink(to: TimetablePages.departure(departure)) { Text(departure.harbour) }
        }
        .toolbar {
            Button("Filter") { navigator.navigate(to: TimetablePages.filter) }
        }
    }
}

struct DepartureView: View {
    @Environment(\.navigator) private var navigator
    let departure: Departure

    var body: some View {
        NavigationLink("Harbour", to: SharedPages.harbour(departure.harbour))
        Button("Buy a ticket") { navigator.start(Purchase(departure: departure)) }
    }
}

struct FilterView: View {
    @Environment(\.navigator) private var navigator

    var body: some View {
        Button("Done") { navigator.dismiss() }
    }
}
