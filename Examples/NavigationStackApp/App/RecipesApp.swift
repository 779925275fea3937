import SwiftUI

@main
struct RecipesApp: App {
    @StateObject private var session = Session()

    var body: some Scene {
        WindowGroup {
            StartView()
                .environmentObject(session)
        }
    }
}
