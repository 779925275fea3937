import Testing

/// The destinations of navigation links, and the screens that the links belong to.
@Suite struct NavigationLinkTests {
    private static let app = """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { RootView() } } }

        """

    static let apps = [
        ScannedApp(
            "a destination held in a variable or returned by a method",
            [
                "A.swift": app + """
                    struct RootView: View {
                        @State var shows = false
                        var body: some View {
                            NavigationStack {
                                ListView()
                            }
                        }
                    }
                    struct ListView: View {
                        private var detail: some View { DetailView() }
                        func help() -> some View { HelpView() }
                        var body: some View {
                            let target = InfoView()
                            NavigationLink("a", destination: detail)
                            NavigationLink(destination: help()) { Text("b") }
                            NavigationLink { target } label: { Text("c") }
                        }
                    }
                    struct DetailView: View { var body: some View { Text("") } }
                    struct HelpView: View { var body: some View { Text("") } }
                    struct InfoView: View { var body: some View { Text("") } }
                    """
            ],
            has: [
                "ListView ~push~> DetailView : NavigationLink", "ListView ~push~> HelpView : NavigationLink",
                "ListView ~push~> InfoView : NavigationLink",
            ]),
        ScannedApp(
            "a component's links belong to the screens that show it",
            [
                "A.swift": app + """
                    struct RootView: View { var body: some View { TabView { FirstTab(); SecondTab() } } }
                    struct FirstTab: View { var body: some View { VStack { Badge() } } }
                    struct SecondTab: View { var body: some View { List { Section { Badge() } } } }
                    struct Badge: View { var body: some View { NavigationLink("Profile") { ProfileView() } } }
                    struct ProfileView: View { var body: some View { Text("") } }
                    """
            ],
            has: [
                "FirstTab ~push~> ProfileView : NavigationLink", "SecondTab ~push~> ProfileView : NavigationLink",
            ],
            hasNot: ["screen Badge", "Badge ~push~>"]),
        ScannedApp(
            "values that are only known to be of a type",
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                struct Day: Identifiable, Hashable { let id = 1; var tasks: [Task] }
                struct Task: Identifiable, Hashable { let id = 1; var hour: Int? }
                final class Plan: ObservableObject {
                    @Published private(set) var days: [Day] = .sample
                    func load() {
                        let all: [Task] = []
                        days = Dictionary(grouping: all) { $0.hour }.compactMap { hour, tasks in .init(tasks: tasks) }
                    }
                }
                extension Array where Element == Day { static let sample: Self = [] }
                struct Yard: View {
                    @StateObject var plan = Plan()
                    var body: some View {
                        NavigationStack {
                            ForEach(plan.days) { day in
                                ForEach(day.tasks) { task in NavigationLink(value: task) { Text("t") } }
                            }
                            .navigationDestination(for: Task.self) { _ in TaskView() }
                            .onAppear { plan.load() }
                        }
                    }
                }
                struct TaskView: View { var body: some View { Text("t") } }
                """
            ],
            has: ["Yard ~push~> TaskView : Yard.Task"]),
    ]

    @Test(arguments: apps)
    func leads(_ app: ScannedApp) { app.check() }

    /// What Core Data fetches is a collection, also where an initialiser makes the request, and so are its sections.
    @Test(arguments: [
        ("FetchRequest", "FetchedResults<Tree>", "ForEach(trees, id: \\.number)"),
        (
            "SectionedFetchRequest", "SectionedFetchResults<String, Tree>",
            "ForEach(trees) { row in ForEach(row, id: \\.number)"
        ),
    ])
    func aLinkIsGivenWhatIsFetched(_ wrapper: String, _ type: String, _ each: String) {
        ScannedApp(
            type,
            [
                "App.swift": """
                import CoreData
                import SwiftUI
                @main struct Orchard: App { var body: some Scene { WindowGroup { TreesView(kind: "plum") } } }
                final class Tree: NSManagedObject { @NSManaged var number: UUID; @NSManaged var name: String }
                struct TreesView: View {
                    @\(wrapper) private var trees: \(type)
                    init(kind: String) { _trees = \(wrapper)(sortDescriptors: [], predicate: NSPredicate(value: true)) }
                    var body: some View {
                        NavigationStack {
                            \(each) { tree in
                                NavigationLink(tree.name, value: tree)
                                NavigationLink("Number", value: tree.number)
                            } \(each.contains("row in") ? "}" : "")
                            .navigationDestination(for: Tree.self) { tree in TreeView(tree: tree) }
                            .navigationDestination(for: UUID.self) { _ in LabelView() }
                        }
                    }
                }
                struct TreeView: View { let tree: Tree; var body: some View { Text(tree.name) } }
                struct LabelView: View { var body: some View { Text("l") } }
                """
            ],
            has: ["TreesView ~push~> TreeView : TreesView.Tree", "TreesView ~push~> LabelView : TreesView.UUID"],
            hasNot: ["unresolved"]
        ).check()
    }

    @Test(arguments: [
        ("[Int: Tree]", "trees.values.sorted { $0.name < $1.name }"),
        ("Dictionary<Int, Tree>", "trees.values.sorted { $0.name < $1.name }"),
        ("OrderedDictionary<Int, [Tree]>", "trees[1]!"),
    ])
    func aLinkIsGivenWhatADictionaryHolds(_ type: String, _ elements: String) {
        ScannedApp(
            type,
            [
                "App.swift": """
                import SwiftUI
                @main struct Orchard: App { var body: some Scene { WindowGroup { TreesView(trees: planted()) } } }
                func planted() -> \(type) { fatalError() }
                struct Tree: Hashable { let name: String }
                struct TreesView: View {
                    let trees: \(type)
                    var body: some View {
                        NavigationStack {
                            ForEach(\(elements), id: \\.name) { tree in NavigationLink(tree.name, value: tree) }
                                .navigationDestination(for: Tree.self) { tree in TreeView(tree: tree) }
                        }
                    }
                }
                struct TreeView: View { let tree: Tree; var body: some View { Text(tree.name) } }
                """
            ],
            has: ["TreesView ~push~> TreeView : TreesView.Tree"], hasNot: ["unresolved"]
        ).check()
    }
}
