import SwiftUI

/// A kiosk for newspapers.
@main
struct KioskApp: App {
    var body: some Scene {
        WindowGroup {
            MainFlow()
        }
    }
}
