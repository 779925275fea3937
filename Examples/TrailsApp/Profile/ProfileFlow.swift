import SwiftUI

final class ProfileModel: ObservableObject {
    enum Page: Hashable {
        case settings, notifications, offlineMaps, membership
    }

    @Published var path: [Page] = []
    @Published var editsProfile = false

    func openSettings() { path.append(.settings) }
    func openNotifications() { path.append(.notifications) }
    func openOfflineMaps() { path.append(.offlineMaps) }
    func openMembership() { path.append(.membership) }
    func edit() { editsProfile = true }
}

struct ProfileFlow: View {
    @ObservedObject var model: ProfileModel

    var body: some View {
        NavigationStack(path: $model.path) {
            ProfileScreen(model: model)
                .navigationDestination(for: ProfileModel.Page.self) { page in
                    switch page {
                    case .settings: SettingsScreen(model: model)
                    case .notifications: NotificationsScreen()
                    case .offlineMaps: OfflineMapsScreen()
                    case .membership: MembershipScreen()
                    }
                }
        }
        .sheet(isPresented: $model.editsProfile) { EditProfileScreen() }
    }
}

struct ProfileScreen: View {
    let model: ProfileModel

    var body: some View {
        List {
            Button("Membership", action: model.openMembership)
            Button("Offline maps", action: model.openOfflineMaps)
            Button("Settings", action: model.openSettings)
        }
        .toolbar { Button("Edit", action: model.edit) }
    }
}

struct SettingsScreen: View {
    let model: ProfileModel
    @EnvironmentObject private var session: Session

    var body: some View {
        List {
            Button("Notifications", action: model.openNotifications)
            Button("Offline maps", action: model.openOfflineMaps)
            Button("Sign out") { session.member = nil }
        }
    }
}

struct NotificationsScreen: View {
    var body: some View { Toggle("Weather", isOn: .constant(true)) }
}

struct OfflineMapsScreen: View {
    var body: some View { Text("No maps yet") }
}

struct MembershipScreen: View {
    @State private var showsCard = false

    var body: some View {
        Button("Show my card") { showsCard = true }
            .fullScreenCover(isPresented: $showsCard) { MemberCardScreen() }
    }
}

struct MemberCardScreen: View {
    var body: some View { Text("Member since 2019") }
}

struct EditProfileScreen: View {
    var body: some View { Text("Your name") }
}
