import FlowStacksAppCoordinators
import Foundation
import NavAtlasIntrospection
import NavAtlasModel
import NavAtlasScanner
import NavigationStackAppCoordinators
import Stinsen1AppCoordinators
import SwiftUICoordinatorAppCoordinators
import Testing
import TodoAppCoordinators

/// An example app, whose graph can be had from its live coordinators and from its source.
struct LiveExample: Sendable, CustomTestStringConvertible {
    let folder: String
    let style: String
    let register: @MainActor @Sendable (inout CoordinatorRegistry) -> Void
    /// Types that the source calls by another name than the runtime, which looks through a `typealias`.
    var spellings: [String: String] = [:]

    var testDescription: String { folder }

    static let all = [
        LiveExample(folder: "FlowStacksApp", style: "flowStacks") { Kiosk.register(in: &$0) },
        LiveExample(
            folder: "NavigationStackApp", style: "navigationStack", register: { Recipes.register(in: &$0) },
            spellings: ["Recipe.ID": "Int"]),
        LiveExample(folder: "Stinsen1App", style: "stinsen1") { Allotment.register(in: &$0) },
        LiveExample(folder: "SwiftUICoordinatorApp", style: "swiftUICoordinator") { Library.register(in: &$0) },
        LiveExample(folder: "TodoApp", style: "stinsen2") {
            TodoApp.register(in: &$0)
            TodoApp.registerForgotten(in: &$0)
        },
    ]

    static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples")

    /// The graph of the coordinators, made and asked.
    @MainActor func live() throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        register(&registry)
        return try registry.graph()
    }

    /// The graph that the scanner reads from the example's source.
    func scanned() throws -> NavigationGraph {
        var scanner = NavAtlasScanner.Scanner()
        scanner.base = Self.examples.appendingPathComponent(folder).path
        return try scanner.scan([scanner.base]).graph
    }
}
