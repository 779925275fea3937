import ComposableArchitecture
import SwiftUI

@main
struct KitchenApp: App {
    static let store = Store(initialState: Kitchen.State()) {
        Kitchen()
    }

    var body: some Scene {
        WindowGroup {
            KitchenView(store: KitchenApp.store)
                .onOpenURL { KitchenApp.store.send(.opened($0)) }
        }
    }
}
