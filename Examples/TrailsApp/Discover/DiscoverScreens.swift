import SwiftUI

struct DiscoverScreen: View {
    let model: DiscoverModel

    var body: some View {
        List {
            Button("The Dolomites") { model.show(region: "Dolomites") }
            Button("Trail of the week") { model.show(Trail(id: 7, name: "Seven Lakes")) }
        }
        .toolbar { Button("Filters", action: model.filter) }
    }
}

struct RegionScreen: View {
    let name: String
    let model: DiscoverModel

    var body: some View {
        List {
            Button("Seven Lakes") { model.show(Trail(id: 7, name: "Seven Lakes")) }
            Button("Upper hut") { model.showHut(3) }
        }
        .navigationTitle(name)
    }
}

struct TrailScreen: View {
    let trail: Trail
    let model: DiscoverModel

    var body: some View {
        List {
            Button("Photos") { model.showPhotos(of: trail) }
            Button("Elevation") { model.showElevation(of: trail) }
            Button("Reviews") { model.showReviews(of: trail) }
            Button("Hut on the way") { model.showHut(3) }
            Button("Plan a trip") { model.plan(trail) }
        }
        .toolbar { Button("Report a problem") { model.report(trail) } }
    }
}

struct ElevationScreen: View {
    let trail: Trail

    var body: some View { Text("1,240 m up, 980 m down") }
}

struct ReviewsScreen: View {
    let trail: Trail
    let model: DiscoverModel

    var body: some View {
        List {
            NavigationLink("Write a review") { WriteReviewScreen(trail: trail) }
            Button("Report this trail") { model.report(trail) }
        }
    }
}

struct WriteReviewScreen: View {
    let trail: Trail

    var body: some View { Text("How was it?") }
}

struct HutScreen: View {
    let hut: Hut
    let model: DiscoverModel

    var body: some View { Button("Book a bed") { model.book(hut) } }
}

struct TrailFiltersScreen: View {
    var body: some View { Toggle("With a hut", isOn: .constant(true)) }
}

struct PlanTripScreen: View {
    let trail: Trail

    var body: some View { Text("When do you walk?") }
}

struct ReportTrailScreen: View {
    let trail: Trail

    var body: some View { Text("What is wrong on the way?") }
}

struct TrailPhotosScreen: View {
    let trail: Trail

    var body: some View { Text("Photos") }
}
