import SwiftUI

final class ClubModel: ObservableObject {
    enum Page: Hashable {
        case event(Int)
        case participants(Int)
        case member(Member)
        case chat(Member)
    }

    @Published var path: [Page] = []
    @Published var writesPost = false

    func show(event: Int) { path.append(.event(event)) }
    func showParticipants(of event: Int) { path.append(.participants(event)) }
    func show(_ member: Member) { path.append(.member(member)) }
    func chat(with member: Member) { path.append(.chat(member)) }
    func writePost() { writesPost = true }
}

struct ClubFlow: View {
    @ObservedObject var model: ClubModel

    var body: some View {
        NavigationStack(path: $model.path) {
            ClubScreen(model: model)
                .navigationDestination(for: ClubModel.Page.self) { page in
                    switch page {
                    case .event(let id): EventScreen(id: id, model: model)
                    case .participants(let id): ParticipantsScreen(event: id, model: model)
                    case .member(let member): MemberScreen(member: member)
                    case .chat(let member): ChatScreen(member: member, model: model)
                    }
                }
        }
        .sheet(isPresented: $model.writesPost) { NewPostScreen() }
    }
}

struct ClubScreen: View {
    let model: ClubModel

    var body: some View {
        List {
            Button("Ridge walk") { model.show(event: 4) }
            Button("Ida wrote to you") { model.chat(with: Member(id: 1, name: "Ida")) }
        }
        .toolbar { Button("New post", action: model.writePost) }
    }
}

struct EventScreen: View {
    let id: Int
    let model: ClubModel

    var body: some View { Button("Who comes") { model.showParticipants(of: id) } }
}

struct ParticipantsScreen: View {
    let event: Int
    let model: ClubModel

    var body: some View {
        Button("Ida") { model.show(Member(id: 1, name: "Ida")) }
    }
}

struct MemberScreen: View {
    let member: Member

    var body: some View { Text(member.name) }
}

struct ChatScreen: View {
    let member: Member
    let model: ClubModel

    var body: some View {
        Button(member.name) { model.show(member) }
    }
}

struct NewPostScreen: View {
    var body: some View { Text("What is new?") }
}
