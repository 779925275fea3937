import SUICoordinator
import SwiftUI

enum SettingsRoute: RouteType {
    case settings(SettingsCoordinator)
    case language

    var presentationStyle: TransitionPresentationStyle { .push }

    var body: some View {
        switch self {
        case .settings(let coordinator): SettingsView(coordinator: coordinator)
        case .language: LanguageView()
        }
    }
}

final class SettingsCoordinator: Coordinator<SettingsRoute> {
    override func start() async {
        await startFlow(route: .settings(self))
    }

    func chooseLanguage() async {
        await navigate(toRoute: .language)
    }

    /// Shows the trips above the settings, to see what a language changes.
    func previewTrips() async {
        await navigate(to: TripsCoordinator(), presentationStyle: .sheet)
    }
}

struct SettingsView: View {
    let coordinator: SettingsCoordinator

    var body: some View {
        List {
            Button("Language") { Task { await coordinator.chooseLanguage() } }
            Button("Try it") { Task { await coordinator.previewTrips() } }
        }
    }
}

struct LanguageView: View {
    var body: some View { Text("English") }
}
