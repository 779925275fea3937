import Foundation
import NavAtlasModel
import Stinsen1Coordination
import Testing

@Suite struct Stinsen1Tests {
    private let testbed = TestbedCoordinator()

    private func screen<Screen: View>(_ type: Screen.Type, in item: ShownItem?) throws -> Screen {
        let view = try #require(item?.content as? any View)
        return try #require(view.firstInside { $0 as? Screen })
    }

    @Test func aRouteIsResolvedAndShown() throws {
        let projects = ProjectsCoordinator()
        let start = try screen(ProjectsScreen.self, in: projects.state.root)
        let id = UUID()
        start.projects.route(to: .project(id: id))
        #expect(projects.state.stack.map(\.presentation) == [.push])
        #expect(try screen(ProjectSummaryScreen.self, in: projects.state.front).id == id)
        start.projects.route(to: .createProject)
        #expect(
            projects.snapshot.visible == ["ProjectsCoordinator", "CreateProjectCoordinator", "CreateProjectScreen"])
        #expect(projects.childCoordinators.count == 1)
    }

    @Test func aScreenLeaves() throws {
        let projects = ProjectsCoordinator()
        try screen(ProjectsScreen.self, in: projects.state.root).projects.route(to: .createProject)
        let child = try #require(projects.childCoordinators.first)
        var ended: [String] = []
        child.dismissalAction = { ended.append("action") }
        let create = try screen(CreateProjectScreen.self, in: child.state.root).create
        create.dismiss { ended.append("finished") }
        #expect(projects.state.stack.isEmpty)
        #expect(ended == ["action", "finished"])
        create.dismiss()
        #expect(ended.count == 2)
        #expect(projects.state.failures == [.notAChild("CreateProjectCoordinator", of: "ProjectsCoordinator")])
    }

    @Test func everyPresentationIsShown() throws {
        let router = try screen(TestbedScreen.self, in: testbed.state.root).testbed
        let routes: [TestbedCoordinator.Route] = [
            .pushScreen, .modalScreen, .pushCoordinator, .coverCoordinator, .choice(true),
        ]
        for route in routes { router.route(to: route) }
        #expect(
            testbed.state.stack.map { "\($0.presentation.rawValue) \($0.type.id)" } == [
                "push TestbedScreen", "sheet TestbedScreen", "push TestbedCoordinator",
                "fullScreen TestbedCoordinator", "sheet TestbedScreen",
            ])
        let covered = try #require(testbed.childCoordinators.last)
        try screen(TestbedScreen.self, in: covered.state.root).testbed.dismiss()
        #expect(testbed.state.stack.count == 3)
    }

    @Test func theStackIsPopped() throws {
        let projects = ProjectsCoordinator()
        let router = try screen(ProjectsScreen.self, in: projects.state.root).projects
        router.pop()
        #expect(projects.state.failures == [.nothingToLeave("ProjectsCoordinator")])
        router.route(to: .project(id: UUID()))
        router.route(to: .project(id: UUID()))
        router.route(to: .createProject)
        projects.navigationStack.popTo(1)
        #expect(projects.state.stack.count == 2)
        router.pop()
        projects.navigationStack.popTo(7)
        #expect(projects.state.stack.count == 1)
        projects.navigationStack.popTo(-9)
        #expect(projects.state.stack.isEmpty)
    }

    @Test func tabsAreSwitched() throws {
        let tabs = AuthenticatedCoordinator()
        #expect(tabs.state.tabs.map(\.type.id) == ["ProjectsCoordinator", "TestbedCoordinator"])
        let projects = try #require(tabs.childCoordinators.first)
        let start = try screen(ProjectsScreen.self, in: projects.state.root)
        start.projects.route(to: .project(id: UUID()))
        let summary = try screen(ProjectSummaryScreen.self, in: projects.state.front)
        summary.tabs.route(to: .testbed)
        #expect(tabs.snapshot.visible == ["AuthenticatedCoordinator", "TestbedCoordinator", "TestbedScreen"])
        summary.tabs.route(to: .hidden)
        tabs.children.activeTab = 5
        #expect(
            tabs.state.failures == [
                .tabNotStarted("AuthenticatedCoordinator", tab: "hidden"),
                .noSuchTab("AuthenticatedCoordinator", index: 5, count: 2),
            ])
        tabs.dismissChildCoordinator(projects, nil)
        #expect(tabs.state.failures.last == .notAChild("ProjectsCoordinator", of: "AuthenticatedCoordinator"))
    }

    @Test func aViewCoordinatorReplacesEverything() throws {
        let main = MainCoordinator()
        #expect(main.snapshot.visible == ["MainCoordinator", "LoadingScreen"])
        let view = main.coordinatorView()
        #expect(view.open(try #require(URL(string: "app://x"))))
        #expect(main.opened.count == 1)
        let model = LoginScreenViewModel()
        #expect(model.main != nil)
        let router = try screen(LoadingScreen.self, in: main.state.root).main
        router.route(to: .authenticated)
        #expect(main.snapshot.visible.prefix(2) == ["MainCoordinator", "AuthenticatedCoordinator"])
        router.route(to: .unauthenticated)
        #expect(main.snapshot.visible == ["MainCoordinator", "CreateProjectCoordinator", "CreateProjectScreen"])
        #expect(main.allChildCoordinators.count == 2, "the container and what is in it")
    }

    @Test func nothingIsKeptAliveByItsRouters() {
        var projects: ProjectsCoordinator? = ProjectsCoordinator()
        weak let gone = projects
        _ = projects?.state
        projects = nil
        #expect(gone == nil)
        var tabs: AuthenticatedCoordinator? = AuthenticatedCoordinator()
        weak let goneTabs = tabs
        _ = tabs?.state
        tabs = nil
        #expect(goneTabs == nil)
    }
}
