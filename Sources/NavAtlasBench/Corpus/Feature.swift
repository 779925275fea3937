/// The styles that a feature may be written in.
enum FeatureStyle: CaseIterable { case stinsen, flowStacks, navigationStack, swiftUICoordinator }

/// A flow of a few screens with its coordinator, in one style; it leads to the next feature of that style.
struct Feature {
    let number: Int
    let style: FeatureStyle

    private var name: String { "Feature\(number)" }
    private var nextName: String { "Feature\(number + FeatureStyle.allCases.count)" }

    func files(_ random: inout SplitMix) -> [Corpus.File] {
        let screens = (0..<(3 + random.below(4))).map { "\(name)Screen\($0)" }
        var files = [file("\(name)Coordinator", coordinator(screens))]
        for (index, screen) in screens.enumerated() {
            files.append(file(screen, view(screen, to: (index + 1) % screens.count, &random)))
            files.append(file(screen + "Model", model(screen, &random)))
        }
        return files
    }

    private func file(_ name: String, _ text: String) -> Corpus.File {
        Corpus.File(path: "App/Features/\(self.name)/\(name).swift", text: "//\n//  \(name).swift\n//\n\n" + text)
    }

    // MARK: - Coordinators

    private func coordinator(_ screens: [String]) -> String {
        switch style {
        case .stinsen: stinsen(screens)
        case .flowStacks: flowStacks(screens)
        case .navigationStack: navigationStack(screens)
        case .swiftUICoordinator: swiftUICoordinator(screens)
        }
    }

    private func stinsen(_ screens: [String]) -> String {
        var text = "import Stinsen\nimport SwiftUI\n\nfinal class \(name)Coordinator: NavigationCoordinatable {\n"
        text +=
            "    let stack = NavigationStack(initial: \\\(name)Coordinator.start)\n\n    @Root var start = makeStart\n"
        for index in screens.indices.dropFirst() {
            text += "    @Route(\(index % 2 == 0 ? ".push" : ".modal")) var step\(index) = makeStep\(index)\n"
        }
        text += "    @Route(.push) var next = makeNext\n}\n\nextension \(name)Coordinator {\n"
        for (index, screen) in screens.enumerated() {
            let function = index == 0 ? "makeStart" : "makeStep\(index)"
            text += "    @ViewBuilder func \(function)() -> some View {\n        \(screen)()\n    }\n\n"
        }
        return text + "    func makeNext() -> \(nextName)Coordinator {\n        \(nextName)Coordinator()\n    }\n}\n"
    }

    private func flowStacks(_ screens: [String]) -> String {
        var text = "import FlowStacks\nimport SwiftUI\n\nenum \(name)Route: Hashable {\n"
        for index in screens.indices { text += "    case step\(index)\n" }
        text +=
            "    case next\n}\n\nstruct \(name)Coordinator: View {\n    @State var routes: Routes<\(name)Route> = []\n\n"
        text +=
            "    var body: some View {\n        FlowStack($routes, withNavigation: true) {\n            \(screens[0])()\n"
        text +=
            "                .flowDestination(for: \(name)Route.self) { route in\n                    switch route {\n"
        for (index, screen) in screens.enumerated() {
            text += "                    case .step\(index): \(screen)()\n"
        }
        text += "                    case .next: \(nextName)Coordinator()\n                    }\n                }\n"
        return text + "        }\n    }\n}\n"
    }

    private func navigationStack(_ screens: [String]) -> String {
        var text = "import SwiftUI\n\nenum \(name)Destination: Hashable {\n"
        for index in screens.indices { text += "    case step\(index)\n" }
        text += "    case next\n}\n\n@MainActor final class \(name)Model: ObservableObject {\n"
        text += "    @Published var path: [\(name)Destination] = []\n\n"
        text += "    func show(_ destination: \(name)Destination) {\n        path.append(destination)\n    }\n}\n\n"
        text += "struct \(name)Coordinator: View {\n    @StateObject private var model = \(name)Model()\n\n"
        text += "    var body: some View {\n        NavigationStack(path: $model.path) {\n            \(screens[0])()\n"
        text += "                .navigationDestination(for: \(name)Destination.self) { destination in\n"
        text += "                    switch destination {\n"
        for (index, screen) in screens.enumerated() {
            text += "                    case .step\(index): \(screen)()\n"
        }
        text += "                    case .next: \(nextName)Coordinator()\n                    }\n                }\n"
        return text + "        }\n        .environmentObject(model)\n    }\n}\n"
    }

    private func swiftUICoordinator(_ screens: [String]) -> String {
        var text = "import SwiftUI\nimport SwiftUICoordinator\n\nenum \(name)Route: StackNavigationRoute {\n"
        for index in screens.indices { text += "    case step\(index)\n" }
        text += "    case next\n\n    var action: TransitionAction? {\n        switch self {\n"
        for index in screens.indices.dropFirst() {
            text +=
                "        case .step\(index): .\(index % 2 == 0 ? "push(animated: true)" : "present(animated: true)")\n"
        }
        text += "        default: nil\n        }\n    }\n}\n\nenum \(name)Action: CoordinatorAction {\n"
        for index in screens.indices { text += "    case show\(index)\n" }
        text += "}\n\nfinal class \(name)Coordinator: Routing {\n    weak var parent: Coordinator?\n"
        text += "    var childCoordinators = [WeakCoordinator]()\n    let navigationController: NavigationController\n"
        text +=
            "    let startRoute: \(name)Route\n\n    func handle(_ action: CoordinatorAction) {\n        switch action {\n"
        for index in screens.indices {
            text += "        case \(name)Action.show\(index):\n            try? show(route: .step\(index))\n"
        }
        text += "        default:\n            parent?.handle(action)\n        }\n    }\n}\n\n"
        text +=
            "extension \(name)Coordinator: RouterViewFactory {\n    @ViewBuilder func view(for route: \(name)Route) -> some View {\n"
        text += "        switch route {\n"
        for (index, screen) in screens.enumerated() {
            text += "        case .step\(index): \(screen)<\(name)Coordinator>()\n"
        }
        return text + "        case .next: EmptyView()\n        }\n    }\n}\n"
    }

    // MARK: - Screens

    private func view(_ screen: String, to target: Int, _ random: inout SplitMix) -> String {
        let (property, call, generic) =
            switch style {
            case .stinsen:
                (
                    "@EnvironmentObject private var router: \(name)Coordinator.Router",
                    "router.route(to: \\.\(target == 0 ? "next" : "step\(target)"))", ""
                )
            case .flowStacks:
                (
                    "@EnvironmentObject private var navigator: FlowNavigator<\(name)Route>",
                    "navigator.push(.step\(target))", ""
                )
            case .navigationStack:
                ("@EnvironmentObject private var coordinator: \(name)Model", "coordinator.show(.step\(target))", "")
            case .swiftUICoordinator:
                (
                    "@EnvironmentObject private var coordinator: Coordinator",
                    "coordinator.handle(\(name)Action.show\(target))", "<Coordinator: Routing>"
                )
            }
        var text = "import SwiftUI\n\nstruct \(screen)\(generic): View {\n    \(property)\n"
        text += "    @StateObject private var model = \(screen)Model()\n    @State private var isEditing = false\n\n"
        text +=
            "    var body: some View {\n        ScrollView {\n            VStack(alignment: .leading, spacing: 12) {\n"
        text += "                header\n"
        let rows = 2 + random.below(10)
        for row in 0..<rows {
            text += """
                                HStack(spacing: \(row + 4)) {
                                    Image(systemName: "circle.fill").foregroundColor(isEditing ? .accentColor : .secondary)
                                    Text(model.rows.count > \(row) ? model.rows[\(row)] : "row \(row)")
                                        .font(.system(size: \(12 + row), weight: .medium))
                                        .padding(.horizontal, \(row))
                                    Spacer()
                                }

                """
        }
        text += "                Button(\"Continue\") {\n                    \(call)\n                }\n"
        text +=
            "                .buttonStyle(.borderedProminent)\n                .disabled(model.isLoading)\n            }\n"
        text += "        }\n        .task { await model.load() }\n    }\n\n    private var header: some View {\n"
        return text + "        Text(\"\(screen)\").font(.title).bold()\n    }\n}\n"
    }

    private func model(_ screen: String, _ random: inout SplitMix) -> String {
        var text = "import Combine\nimport Foundation\n\n@MainActor final class \(screen)Model: ObservableObject {\n"
        text +=
            "    @Published private(set) var rows: [String] = []\n    @Published private(set) var isLoading = false\n\n"
        text += "    func load() async {\n        isLoading = true\n        defer { isLoading = false }\n"
        text += "        rows = (0..<\(random.below(90))).map { \"row \\($0)\" }\n    }\n\n"
        for index in 0..<(2 + random.below(9)) {
            text += """
                    func update\(index)(_ text: String, at index: Int) {
                        guard rows.indices.contains(index), !text.isEmpty else { return }
                        rows[index] = text.trimmingCharacters(in: .whitespacesAndNewlines)
                        rows = rows.filter { $0.count < \(random.below(90) + 2) }.sorted()
                    }

                """
        }
        return text + "}\n"
    }
}
