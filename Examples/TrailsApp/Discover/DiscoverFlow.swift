import SwiftUI

struct Trail: Hashable, Identifiable {
    let id: Int
    let name: String
}

final class DiscoverModel: ObservableObject {
    enum Page: Hashable {
        case region(String)
        case trail(Trail)
        case elevation(Trail)
        case reviews(Trail)
        case hut(Int)
    }

    enum Sheet: Identifiable {
        case filters
        case plan(Trail)
        case report(Trail)
        var id: String { String(describing: self) }
    }

    @Published var path: [Page] = []
    @Published var sheet: Sheet?
    @Published var photos: Trail?
    @Published var bookedHut: Hut?

    func show(region: String) { path.append(.region(region)) }
    func show(_ trail: Trail) { path.append(.trail(trail)) }
    func showElevation(of trail: Trail) { path.append(.elevation(trail)) }
    func showReviews(of trail: Trail) { path.append(.reviews(trail)) }
    func showHut(_ hut: Int) { path.append(.hut(hut)) }
    func filter() { sheet = .filters }
    func plan(_ trail: Trail) { sheet = .plan(trail) }
    func report(_ trail: Trail) { sheet = .report(trail) }
    func showPhotos(of trail: Trail) { photos = trail }
    func book(_ hut: Hut) { bookedHut = hut }
}

struct DiscoverFlow: View {
    @ObservedObject var model: DiscoverModel

    var body: some View {
        NavigationStack(path: $model.path) {
            DiscoverScreen(model: model)
                .navigationDestination(for: DiscoverModel.Page.self) { page in
                    switch page {
                    case .region(let name): RegionScreen(name: name, model: model)
                    case .trail(let trail): TrailScreen(trail: trail, model: model)
                    case .elevation(let trail): ElevationScreen(trail: trail)
                    case .reviews(let trail): ReviewsScreen(trail: trail, model: model)
                    case .hut(let id): HutScreen(hut: Hut(id: id), model: model)
                    }
                }
        }
        .sheet(item: $model.sheet) { sheet in
            switch sheet {
            case .filters: TrailFiltersScreen()
            case .plan(let trail): PlanTripScreen(trail: trail)
            case .report(let trail): ReportTrailScreen(trail: trail)
            }
        }
        .fullScreenCover(item: $model.photos) { trail in TrailPhotosScreen(trail: trail) }
        .sheet(item: $model.bookedHut) { hut in BookingFlow(model: BookingModel(hut: hut)) }
        .onOpenURL { url in
            guard url.scheme == "trails", url.host == "trail", let id = Int(url.lastPathComponent) else { return }
            model.show(Trail(id: id, name: ""))
        }
    }
}
