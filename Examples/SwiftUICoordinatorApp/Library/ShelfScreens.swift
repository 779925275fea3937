import SwiftUICoordinatorCoordination

final class ShelfViewModel: ObservableObject {
    private weak var coordinator: ShelfCoordinator?

    init(coordinator: ShelfCoordinator) { self.coordinator = coordinator }

    func select(_ id: String) { coordinator?.handle(ShelfAction.open(book: id)) }
    func scanned(_ code: String) { coordinator?.handle(ShelfAction.scanner(found: code)) }
    func filter() { coordinator?.handle(ShelfAction.filter) }
}

struct ShelfScreen: View {
    @StateObject var viewModel: ShelfViewModel

    var body: some View {
        List(["1", "2"], id: \.self) { id in
            Button(id) { viewModel.select(id) }
        }
        .onSubmit { viewModel.scanned("3") }
        .toolbar {
            Button("Filter", action: viewModel.filter)
        }
    }
}

struct BookScreen<Owner: Routing>: View {
    @EnvironmentObject private var coordinator: Owner
    let id: String

    var body: some View {
        VStack {
            Text(id)
            Button("Read") { coordinator.handle(ShelfAction.read) }
            Button("Share") { coordinator.handle(ShelfAction.share) }
        }
    }
}

struct FilterScreen: View {
    var body: some View { Text("Filter") }
}

/// No action leads here any more.
struct ScannerScreen: View {
    var body: some View { Text("Scanner") }
}
