import Stinsen2Coordination
import Testing

@testable import TodoAppCoordinators

/// Two of the ways that a person can take through the example, by the buttons of its screens.
@Suite struct TodoWalks {
    /// The screen that a coordinator shows on top.
    private func screen<Screen: View>(of coordinator: some NavigationCoordinatable, as type: Screen.Type) throws
        -> Screen
    {
        let item = try #require(coordinator.state.stack.last ?? coordinator.state.root)
        return try #require((item.content as? AnyView)?.base as? Screen)
    }

    /// Taps a button of a screen.
    private func tap(_ title: String, on screen: some View) throws {
        let action = screen.body.firstInside { view in
            (view as? Button<Text>).flatMap { $0.label.content == title ? $0.action : nil }
        }
        let tapped = try #require(action)
        tapped()
    }

    @Test func aPersonForgetsThePassword() throws {
        let coordinator = UnauthenticatedCoordinator(authentication: Authentication())
        try tap("I forgot my password", on: try screen(of: coordinator, as: LoginScreen.self))
        #expect(coordinator.snapshot.visible.last == "ForgottenPasswordScreen")
    }

    @Test func aPersonWritesATodoDown() throws {
        let coordinator = TodosCoordinator(list: TodoList())
        try tap("New", on: try screen(of: coordinator, as: TodosScreen.self))
        try tap("Write it down", on: try screen(of: coordinator, as: NewTodoScreen.self))
        #expect(coordinator.snapshot.visible.last == "TodosScreen")
    }

    /// The walk that `navatlas coverage` shows for what the others leave out.
    @Test func aPersonSignsUp() throws {
        let coordinator = UnauthenticatedCoordinator(authentication: Authentication())
        try tap("Sign up", on: try screen(of: coordinator, as: LoginScreen.self))
        let registration = try #require(coordinator.state.stack.last?.content as? RegistrationCoordinator)
        try tap("Next", on: try screen(of: registration, as: ChooseNameScreen.self))
        #expect(registration.snapshot.visible.last == "ChoosePasswordScreen")
    }
}
