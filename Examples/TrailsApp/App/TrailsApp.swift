import SwiftUI

/// A hiking club's app: trails to discover, trips to plan, huts to book, and the people one walks with.
@main
struct TrailsApp: App {
    @StateObject private var session = Session()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(session)
        }
    }
}

/// Who is using the app.
final class Session: ObservableObject {
    @Published var member: Member?
}

struct Member: Hashable, Identifiable {
    let id: Int
    let name: String
}

/// The way in until somebody is a member, then the app itself.
struct RootView: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        if session.member == nil {
            WelcomeFlow(model: WelcomeModel())
        } else {
            MainTabs()
        }
    }
}

struct MainTabs: View {
    enum Item: Hashable {
        case discover, trips, club, profile
    }

    @State private var selection = Item.discover

    var body: some View {
        TabView(selection: $selection) {
            DiscoverFlow(model: DiscoverModel())
                .tabItem { Label("Discover", systemImage: "map") }
                .tag(Item.discover)
            TripsFlow(model: TripsModel())
                .tabItem { Label("Trips", systemImage: "backpack") }
                .tag(Item.trips)
            ClubFlow(model: ClubModel())
                .tabItem { Label("Club", systemImage: "person.3") }
                .tag(Item.club)
            ProfileFlow(model: ProfileModel())
                .tabItem { Label("Profile", systemImage: "person.crop.circle") }
                .tag(Item.profile)
        }
    }
}
