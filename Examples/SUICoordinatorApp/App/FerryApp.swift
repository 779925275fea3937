import SUICoordinator
import SwiftUI

@main
struct FerryApp: App {
    private let coordinator = FerryTabs()

    var body: some Scene {
        WindowGroup { coordinator.getView() }
    }
}

enum FerryPage: TabPage, CaseIterable {
    case trips
    case settings

    var position: Int { self == .trips ? 0 : 1 }

    func coordinator() -> AnyCoordinatorType {
        switch self {
        case .trips: return TripsCoordinator()
        case .settings: return SettingsCoordinator()
        }
    }
}

final class FerryTabs: TabCoordinator<FerryPage> {
    init() {
        super.init(pages: FerryPage.allCases, currentPage: .trips, viewContainer: { FerryBar(source: $0) })
    }
}

/// The bar below the pages.
struct FerryBar<Source: TabCoordinatorType>: View {
    @ObservedObject var source: Source

    var body: some View {
        TabView(selection: $source.currentPage) {
            ForEach(source.pages, id: \.self) { page in
                source.getCoordinator(with: page)?.getView()
            }
        }
    }
}
