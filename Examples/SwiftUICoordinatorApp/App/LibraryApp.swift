import SwiftUI

/// A lending library. The scene delegate starts the coordinators; the window group stays empty.
@main
struct LibraryApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {}
    }
}

final class AppDelegate: NSObject, UIApplicationDelegate {}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    private let dependencies = Dependencies()
    private let links = LinkHandler()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let window = (scene as? UIWindowScene)?.windows.first else { return }
        let root = dependencies.makeRootCoordinator(window: window)
        root.begin(with: dependencies.makeShelfCoordinator(parent: root))
    }
}
