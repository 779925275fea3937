import NavigatorUI
import SwiftUI

@main
struct FerryApp: App {
    var body: some Scene {
        WindowGroup { FerryTabs() }
    }
}

enum Tabs: NavigationDestination {
    case timetable
    case tickets
    case account

    var body: some View {
        switch self {
        case .timetable: TimetableFlow()
        case .tickets: TicketsFlow()
        case .account: AccountFlow()
        }
    }
}

/// The routes that lead through several features.
enum FerryRoutes: NavigationRoutes {
    case ticket(Ticket)
    case signIn
}

struct FerryTabs: View {
    @State private var selected = Tabs.timetable
    private let navigator = Navigator(configuration: .init())

    var body: some View {
        TabView(selection: $selected) {
            ForEach([Tabs.timetable, .tickets, .account], id: \.self) { tab in
                tab.tag(tab)
            }
        }
        .onNavigationReceive(assign: $selected)
        .onNavigationRoute(FerryRouter())
        .onNavigationOpenURL(TicketLinks())
        .onNavigationProvidedView(SharedPages.self) { page in
            switch page {
            case .terms: TermsView()
            case .harbour(let name): HarbourView(name: name)
            }
        }
        .navigationRoot(navigator)
    }
}

struct FerryRouter: NavigationRouteHandling {
    func route(to route: FerryRoutes, with navigator: Navigator) {
        switch route {
        case .ticket(let ticket):
            navigator.send(Tabs.tickets, TicketPages.ticket(ticket))
        case .signIn:
            navigator.perform(.dismissAny, .send(Tabs.account), .send(AccountPages.signIn))
        }
    }
}

struct TicketLinks: NavigationURLHandler {
    func handles(_ url: URL, with navigator: Navigator) -> Bool {
        guard url.host == "ticket" else { return false }
        navigator.perform(route: FerryRoutes.ticket(Ticket(number: url.lastPathComponent)))
        return true
    }
}

/// What every feature may show, and only the app can make.
enum SharedPages: NavigationProvidedDestination {
    case terms
    case harbour(String)
}

struct TermsView: View {
    var body: some View { Text("Terms") }
}

struct HarbourView: View {
    let name: String
    var body: some View { Text(name) }
}
