import NavigatorUI
import SwiftUI

enum AccountPages: NavigationDestination {
    case signIn
    case profile

    var body: some View {
        switch self {
        case .signIn: SignInView()
        case .profile: ProfileView()
        }
    }
}

/// Still says itself what its stack shows.
struct AccountFlow: View {
    var body: some View {
        ManagedNavigationStack {
            AccountView()
                .navigationDestinationAutoReceive(AccountPages.self)
        }
    }
}

struct AccountView: View {
    @Environment(\.navigator) private var navigator

    var body: some View {
        NavigationLink("Profile", value: AccountPages.profile)
        Button("Sign in") { navigator.push(AccountPages.signIn) }
    }
}

struct SignInView: View {
    var body: some View {
        NavigationLink("Terms", to: SharedPages.terms)
    }
}

struct ProfileView: View {
    @Environment(\.navigator) private var navigator

    var body: some View {
        Button("Sign in again") { navigator.perform(route: FerryRoutes.signIn) }
    }
}
