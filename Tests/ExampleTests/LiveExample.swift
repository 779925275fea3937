import FlowStacksAppCoordinators
import Foundation
import NavAtlasIntrospection
import NavAtlasModel
import NavAtlasScanner
import NavigationStackAppCoordinators
import Stinsen1AppCoordinators
import SwiftUICoordinatorCoordination
import Testing
import TodoAppCoordinators

@testable import SwiftUICoordinatorAppCoordinators

/// An example app, whose graph can be had from its live coordinators and from its source.
struct LiveExample: Sendable, CustomTestStringConvertible {
    let folder: String
    let style: String
    let register: @MainActor @Sendable (inout CoordinatorRegistry) -> Void
    let explore: @MainActor @Sendable (inout CoordinatorRegistry) -> Void
    /// Types that the source calls by another name than the runtime, which looks through a `typealias`.
    var spellings: [String: String] = [:]

    var testDescription: String { folder }

    static let all = [
        LiveExample(
            folder: "FlowStacksApp", style: "flowStacks", register: { Kiosk.register(in: &$0) },
            explore: { Kiosk.explore(in: &$0) }),
        LiveExample(
            folder: "NavigationStackApp", style: "navigationStack", register: { Recipes.register(in: &$0) },
            explore: { Recipes.explore(in: &$0) }, spellings: ["Recipe.ID": "Int"]),
        LiveExample(
            folder: "Stinsen1App", style: "stinsen1", register: { Allotment.register(in: &$0) },
            explore: { Allotment.explore(in: &$0) }),
        LiveExample(
            folder: "SwiftUICoordinatorApp", style: "swiftUICoordinator", register: { Library.register(in: &$0) },
            explore: { exploreLibrary(in: &$0) }),
        LiveExample(
            folder: "TodoApp", style: "stinsen2",
            register: {
                TodoApp.register(in: &$0)
                TodoApp.registerForgotten(in: &$0)
            }, explore: { TodoApp.explore(in: &$0) }),
    ]

    static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples")

    /// The graph of the coordinators, made and asked.
    @MainActor func live() throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        register(&registry)
        return try registry.graph()
    }

    /// The graph of the coordinators, of which some were run.
    @MainActor func explored() throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        register(&registry)
        explore(&registry)
        return try registry.graph()
    }

    /// The graph that the scanner reads from the example's source.
    func scanned() throws -> NavigationGraph {
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = Self.examples.appendingPathComponent(folder).path
        return try scanner.scan([scanner.base]).graph
    }
}

/// Has the library run, and sends what its screens send.
@MainActor private func exploreLibrary(in registry: inout CoordinatorRegistry) {
    registry.action(ShelfAction.open(book: "1"), of: ShelfCoordinator.self)
    registry.action(ShelfAction.filter, of: ShelfCoordinator.self)
    registry.action(ShelfAction.read, of: ShelfCoordinator.self)
    registry.action(ReaderAction.bookmarks, of: ReaderCoordinator.self)
    registry.explore {
        let dependencies = Dependencies()
        let root = dependencies.makeRootCoordinator(window: UIWindow())
        root.begin(with: dependencies.makeShelfCoordinator(parent: root))
        return root
    }
}
