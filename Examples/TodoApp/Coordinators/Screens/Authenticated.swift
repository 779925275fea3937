import Foundation
import Stinsen2Coordination

/// The item of a tab in the bar.
struct TabItem: View {
    let title: String
    let isActive: Bool

    var body: some View {
        Text(isActive ? "[\(title)]" : title)
    }
}

/// The favorites, each of which opens in the tab of todos.
struct HomeScreen: View {
    @EnvironmentObject var tabs: AuthenticatedCoordinator.Router
    let list: TodoList

    var body: some View {
        Button("My favorite") {
            guard let favorite = list.todos.first(where: \.isFavorite) else { return }
            tabs.focusFirst(\.todos).child.popToRoot().route(to: \.todo, favorite.id)
        }
    }
}

/// All todos.
struct TodosScreen: View {
    @EnvironmentObject var router: TodosCoordinator.Router
    let list: TodoList

    var body: some View {
        VStack {
            Button("First") { list.todos.first.map { _ = router.route(to: \.todo, $0.id) } }
            Button("New") { router.route(to: \.newTodo) }
        }
    }
}

/// One todo in detail.
struct TodoScreen: View {
    let list: TodoList
    let id: UUID

    var body: some View {
        Text(list[id]?.title ?? "This todo is gone.")
    }
}

/// Where a todo is written down.
struct NewTodoScreen: View {
    @EnvironmentObject var router: TodosCoordinator.Router
    let list: TodoList

    var body: some View {
        Button("Write it down") {
            list.todos.append(Todo(title: "Water the plants"))
            router.popToRoot()
        }
    }
}

/// Who is signed in, and the way out.
struct ProfileScreen: View {
    let user: User
    let authentication: Authentication

    var body: some View {
        VStack {
            Text(user.name)
            Button("Sign out") { authentication.user = nil }
        }
    }
}

/// Leads to itself in every way there is.
struct TestbedScreen: View {
    @EnvironmentObject var router: TestbedCoordinator.Router

    var body: some View {
        VStack {
            Button("Push a screen") { router.route(to: \.pushedScreen) }
            Button("Present a screen") { router.route(to: \.modalScreen) }
            Button("Cover with a screen") { router.route(to: \.coverScreen) }
            Button("Push a coordinator") { router.route(to: \.pushedCoordinator) }
            Button("Present a coordinator") { router.route(to: \.modalCoordinator) }
        }
    }
}

/// What the last update brought. Forgotten: no route shows it.
struct WhatsNewScreen: View {
    var body: some View {
        Text("Faster than ever.")
    }
}
