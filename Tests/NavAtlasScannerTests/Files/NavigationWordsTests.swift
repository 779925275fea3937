import Testing

@testable import NavAtlasScanner

@Suite struct NavigationWordsTests {
    /// One line of each kind that the linker needs to see.
    @Test(arguments: [
        "struct Home: View {}", "struct Home : View {}", "struct Home<T>: SwiftUI.View where T: Sendable {}",
        "extension Home: Equatable, View {}", "func make() -> some View { Text(\"\") }", "let made: AnyView",
        "final class Main: NavigationCoordinatable {}", "@Root var start = makeStart", "@Route(.push) var todo",
        "router.route(to: \\.detail)",
        "enum Destination { case detail }", "path.append(.detail)", "protocol HomeDelegate: AnyObject {}",
        "class HomeModel: ObservableObject {}", "@Observable final class Model {}", "enum Step { case done }",
        "coordinator.show(route: .detail)", "enum HomeAction: CoordinatorAction {}",
        "struct Make: RouterViewFactory {}",
        "@main struct Demo: App {}", ".sheet(item: $item) { _ in }", ".onOpenURL { open($0) }",
        "routes.push(.detail)", "@NSApplicationDelegateAdaptor var app: AppDelegate", "TabView { }",
        "typealias Screens = NStack<Screen, Never>",
        "extension NSObject { class var named: String { NSStringFromClass(self) } }",
        "extension Container { var clock: Factory<Clock> { self { Clock() } } }", "import Swinject",
        "center.post(name: Names.signedOut, object: nil)",
        "var body: some Scene { WindowGroup { } }", "window.rootViewController = UIHostingController(rootView: view)",
    ]) func keepWhatNavigationIsMadeOf(_ line: String) {
        #expect(NavigationWords.stand(in: Array("import Foundation\n\(line)\n".utf8)))
    }

    @Test(arguments: [
        "struct Point { var x = 0.0, y = 0.0 }", "extension String { var trimmed: String { self } }",
        "final class Label: UILabel { override func layoutSubviews() {} }",
        "let formatter = DateFormatter()", "struct User: Codable { let id: Int; let name: String }",
        "func parse(_ data: Data) throws -> [Int] { [] }",
    ]) func passOverTheRest(_ line: String) {
        #expect(!NavigationWords.stand(in: Array("import Foundation\n\(line)\n".utf8)))
    }

    @Test(arguments: [
        ("struct Todo {}", true), ("final class Todo: NSObject {}", true), ("extension Todo {}", true),
        ("extension Outer.Todo {}", true), ("typealias Todo = Int", true), ("let todo = Todo()", false),
        ("struct Item { let todo: Todo }", false),
    ]) func findsDeclarationsByName(_ line: String, _ expected: Bool) {
        #expect(NavigationWords.declarations(of: ["Todo", "User"]).matches(Array(line.utf8)) == expected)
    }

    @Test func areEachNeeded() {
        #expect(Set(NavigationWords.all).count == NavigationWords.all.count)
        for word in NavigationWords.all {
            let shorter = NavigationWords.all.filter { $0 != word && word.contains($0) }
            #expect(shorter == [], "\(word) is found by these already")
        }
    }
}
