import Stinsen1Coordination

struct BedsScreen: View {
    @EnvironmentObject var beds: NavigationRouter<BedsCoordinator.Route>
    @EnvironmentObject var tabs: TabRouter<MemberCoordinator.Route>
    let ids: [UUID] = []

    var body: some View {
        List(ids, id: \.self) { id in
            BedRow(id: id)
        }
        .toolbar {
            Button("Sow") { beds.route(to: .sow) }
            Button("Me") { tabs.route(to: .profile) }
        }
    }
}

private struct BedRow: View {
    @EnvironmentObject var beds: NavigationRouter<BedsCoordinator.Route>
    let id: UUID

    var body: some View {
        Button(id.uuidString) { beds.route(to: .bed(id: id)) }
    }
}

/// The router is in the view model only.
final class BedModel: ObservableObject {
    @RouterObject var router: NavigationRouter<BedsCoordinator.Route>?
    let id: UUID

    init(id: UUID) {
        self.id = id
    }

    func enlarge(_ photo: URL) {
        router?.route(to: .photo(photo))
    }
}

struct BedScreen: View {
    @ObservedObject var model: BedModel
    @State private var photos: [URL] = []

    var body: some View {
        ForEach(photos, id: \.self) { photo in
            Image(systemName: "photo").onTapGesture { model.enlarge(photo) }
        }
    }
}

struct PhotoScreen: View {
    let url: URL

    var body: some View {
        AsyncImage(url: url)
    }
}

struct SowingScreen: View {
    @EnvironmentObject var sowing: NavigationRouter<SowingCoordinator.Route>

    var body: some View {
        VStack {
            Button("Choose seeds") { sowing.route(to: .seeds) }
            Button("Not today") { sowing.dismiss { print("no seeds") } }
        }
    }
}

struct SeedsScreen: View {
    var body: some View {
        Text("Radish, chard, borage")
    }
}
