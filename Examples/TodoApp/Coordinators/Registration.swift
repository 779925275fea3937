import Foundation
import NavAtlasIntrospection

/// What a navigation map of the app consists of.
public enum TodoApp {
    /// Registers every coordinator that the app uses, its entry and its deep links.
    public static func register(in registry: inout CoordinatorRegistry) {
        let authentication = Authentication()
        let user = User(name: "Ada")

        registry.register(MainCoordinator(authentication: authentication))
        registry.register(UnauthenticatedCoordinator(authentication: authentication))
        registry.register(RegistrationCoordinator(authentication: authentication))
        registry.register(AuthenticatedCoordinator(user: user, authentication: authentication))
        registry.register(TodosCoordinator(list: TodoList()))
        registry.register(ProfileCoordinator(user: user, authentication: authentication))
        registry.register(TestbedCoordinator.self)

        registry.entry(MainCoordinator.self)
        registry.deepLink(
            "todo-app://todo/{id}",
            opens: "MainCoordinator.authenticated", "AuthenticatedCoordinator.todos", "TodosCoordinator.todo")
    }

    /// Has the app run: every route is taken, and links are opened for someone who is signed in.
    public static func explore(in registry: inout CoordinatorRegistry) {
        let user = User(name: "Ada")
        registry.sample(user)
        registry.sample(UUID())
        registry.sample("Grace")
        registry.explore({ MainCoordinator(authentication: Authentication()) }) { main, url in
            main.root(\.authenticated, user)
            main.open(url)
        }
    }

    /// Registers what was written and then forgotten: a coordinator that no route leads to, and a screen that none shows.
    public static func registerForgotten(in registry: inout CoordinatorRegistry) {
        registry.register(ArchiveCoordinator(list: TodoList()))
        registry.screen(WhatsNewScreen.self)
    }
}

extension TestbedCoordinator: EmptyInitializable {}
