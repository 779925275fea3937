import LinkNavigator
import SwiftUI

@main
struct HotelApp: App {
    private let navigator = TabLinkNavigator(routeBuilderItemList: Builders.all, dependency: Dependencies())

    var body: some Scene {
        WindowGroup { HotelTabs(navigator: navigator) }
    }
}

struct Dependencies: DependencyType {}

/// Where in the app.
enum Path: String {
    case rooms
    case room
    case photos
    case booking
    case bookings
    case cancelled
    case profile
    case signIn = "sign-in"
}

enum Builders {
    static let all = [
        RoomsBuilder.make(), RoomBuilder.make(), PhotosBuilder.make(), BookingBuilder.make(), BookingsBuilder.make(),
        CancelledBuilder.make(), ProfileBuilder.make(), SignInBuilder.make(),
    ]
}

struct HotelTabs: View {
    let navigator: TabLinkNavigator

    private let tabs = [
        TabItem(tag: 0, tabItem: nil, linkItem: .init(path: Path.rooms.rawValue)),
        TabItem(tag: 1, tabItem: nil, linkItem: .init(path: Path.bookings.rawValue)),
        TabItem(tag: 2, tabItem: nil, linkItem: .init(path: Path.profile.rawValue)),
    ]

    var body: some View {
        TabLinkNavigationView(linkNavigator: navigator, isHiddenDefaultTabbar: false, tabItemList: tabs)
    }
}
