import Stinsen1Coordination
import SwiftUI

@main
struct AllotmentApp: App {
    var body: some Scene {
        WindowGroup {
            CoordinatorView(GateCoordinator())
        }
    }
}
