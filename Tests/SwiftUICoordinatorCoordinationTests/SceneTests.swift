import NavAtlasModel
import SwiftUICoordinatorCoordination
import Testing

@MainActor @Suite struct SceneTests {
    @Test func aSceneStartsTheCoordinators() throws {
        let window = UIWindow()
        let scene = UIWindowScene(windows: [window])
        let session = UISceneSession()
        let configuration = ShapesAppDelegate().application(
            UIApplication(), configurationForConnecting: session, options: .init())
        #expect(configuration.delegateClass == ShapesSceneDelegate.self)

        let delegate = ShapesSceneDelegate()
        delegate.scene(UIScene(), willConnectTo: session, options: .init())
        #expect(delegate.linked == nil, "a scene without windows")
        delegate.scene(scene, willConnectTo: session, options: .init())
        let controller = try #require(window.rootViewController as? NavigationController)
        #expect(controller.snapshot.visible == ["NavigationController", "LoginView"])
        #expect(controller.delegate?.transitions.count == 2)

        delegate.scene(scene, openURLContexts: [])
        let url = try #require(URL(string: "coordinatorexample://signup"))
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        #expect(controller.snapshot.visible == ["NavigationController", "SignupView"])
    }

    @Test func anAppIsMade() {
        ShapesApp.main()
        #expect(ShapesApp().appDelegate == nil)
        #expect(ShapesApp().body is WindowGroup<EmptyView>)
    }

    @Test func whatIsNotShownAnyMoreIsNoRoot() {
        let controller = NavigationController()
        controller.pushViewController(UIViewController(), animated: false)
        #expect(controller.state.root != nil)
        controller.setViewControllers([], animated: false)
        #expect(controller.state.root == nil)
    }
}
