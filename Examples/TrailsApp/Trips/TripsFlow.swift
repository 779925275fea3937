import SwiftUI

final class TripsModel: ObservableObject {
    enum Page: Hashable {
        case trip(Int)
        case packing(Int)
        case companions(Int)
        case member(Member)
        case recording
    }

    @Published var path: [Page] = []
    @Published var emergency: Emergency?
    @Published var changedHut: Hut?

    func show(trip: Int) { path.append(.trip(trip)) }
    func pack(for trip: Int) { path.append(.packing(trip)) }
    func showCompanions(of trip: Int) { path.append(.companions(trip)) }
    func show(_ member: Member) { path.append(.member(member)) }
    func record() { path.append(.recording) }
    func callForHelp() { emergency = Emergency() }
    func changeBooking(of hut: Hut) { changedHut = hut }
}

struct Emergency: Identifiable {
    let id = 0
}

struct TripsFlow: View {
    @ObservedObject var model: TripsModel

    var body: some View {
        NavigationStack(path: $model.path) {
            TripsScreen(model: model)
                .navigationDestination(for: TripsModel.Page.self) { page in
                    switch page {
                    case .trip(let id): TripScreen(id: id, model: model)
                    case .packing(let id): PackingListScreen(trip: id)
                    case .companions(let id): CompanionsScreen(trip: id, model: model)
                    case .member(let member): MemberScreen(member: member)
                    case .recording: RecordingScreen(model: model)
                    }
                }
        }
        .fullScreenCover(item: $model.emergency) { _ in EmergencyScreen() }
        .sheet(item: $model.changedHut) { hut in BookingFlow(model: BookingModel(hut: hut)) }
        .onOpenURL { url in
            guard url.scheme == "trails", url.host == "trip", let id = Int(url.lastPathComponent) else { return }
            model.show(trip: id)
        }
    }
}

struct TripsScreen: View {
    let model: TripsModel

    var body: some View {
        List {
            Button("Next weekend") { model.show(trip: 12) }
            NavigationLink("Past trips") { PastTripsScreen() }
        }
    }
}

struct TripScreen: View {
    let id: Int
    let model: TripsModel

    var body: some View {
        List {
            Button("Packing list") { model.pack(for: id) }
            Button("Who comes along") { model.showCompanions(of: id) }
            Button("Change the hut") { model.changeBooking(of: Hut(id: 3)) }
            Button("Start", action: model.record)
        }
    }
}

struct PackingListScreen: View {
    let trip: Int

    var body: some View { Toggle("Rope", isOn: .constant(false)) }
}

struct CompanionsScreen: View {
    let trip: Int
    let model: TripsModel

    var body: some View {
        List {
            Button("Ida") { model.show(Member(id: 1, name: "Ida")) }
        }
    }
}

struct RecordingScreen: View {
    let model: TripsModel

    var body: some View { Button("Help", role: .destructive, action: model.callForHelp) }
}

struct PastTripsScreen: View {
    var body: some View { Text("Nothing walked yet") }
}

struct EmergencyScreen: View {
    var body: some View { Text("Your place was sent") }
}
