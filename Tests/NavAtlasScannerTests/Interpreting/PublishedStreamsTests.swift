import Testing

/// Who assigns a published property does what those do who watch it.
@Suite struct PublishedStreamsTests {
    /// A gate that a guest opens and closes; what is shown follows from the guest by way of another model.
    private static func gate(_ name: String, _ watching: String, hasNot: [String] = []) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import Combine
                import SwiftUI
                struct Guest { let name: String }
                final class Visit: ObservableObject {
                    @Published var guest: Guest?
                    func enter() { guest = Guest(name: "me") }
                    func leave() { guest = nil }
                }
                final class Gate: ObservableObject {
                    enum Side { case outside, inside }
                    @Published var side = Side.outside
                    private var kept = Set<AnyCancellable>()
                    init(_ visit: Visit) {
                        \(watching)
                    }
                }
                @main struct Park: App {
                    @StateObject private var visit: Visit
                    @StateObject private var gate: Gate
                    init() {
                        let visit = Visit()
                        (_visit, _gate) = (StateObject(wrappedValue: visit), StateObject(wrappedValue: Gate(visit)))
                    }
                    var body: some Scene { WindowGroup { Door(gate: gate).environmentObject(visit) } }
                }
                struct Door: View {
                    @ObservedObject var gate: Gate
                    var body: some View {
                        switch gate.side {
                        case .outside: Street()
                        case .inside: Lawn()
                        }
                    }
                }
                struct Street: View {
                    @EnvironmentObject var visit: Visit
                    var body: some View { Button("In") { visit.enter() } }
                }
                struct Lawn: View {
                    @EnvironmentObject var visit: Visit
                    var body: some View { Button("Out") { visit.leave() } }
                }
                """
            ], has: ["Street ~root~> Lawn : Door.inside", "Lawn ~root~> Street : Door.outside"],
            hasNot: ["Street ~root~> Street", "Lawn ~root~> Lawn", "unresolved"])
    }

    static let apps = [
        gate(
            "what comes is compared",
            "visit.$guest.sink { [weak self] guest in self?.side = guest == nil ? .outside : .inside }.store(in: &kept)"
        ),
        gate(
            "what comes is unwrapped",
            """
            visit.$guest.removeDuplicates().sink { [weak self] guest in
                if let guest { self?.side = .inside } else { self?.side = .outside }
            }.store(in: &kept)
            """),
        gate("what comes is mapped", "visit.$guest.map { $0 == nil ? Side.outside : .inside }.assign(to: &$side)"),
        gate(
            "a loop over what comes",
            """
            Task {
                for await guest in visit.$guest.values { side = guest == nil ? .outside : .inside }
            }
            """),
    ]

    @Test(arguments: apps) func areWatched(_ app: ScannedApp) { app.check() }

    /// An app that keeps the link that it is told to open until a view follows it.
    private static func keeping(_ name: String, link: String, in view: String, _ following: String) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                final class Links: ObservableObject { @Published var pending: URL? }
                @main struct Zoo: App { var body: some Scene { WindowGroup { Paths() } } }
                struct Paths: View {
                    \(view)
                    @State private var path: [String] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("Zoo").navigationDestination(for: String.self) { Cage(animal: $0) }
                        }
                        .onOpenURL { \(link) = $0 }
                        \(following) {
                            if let link = $0, link.scheme == "zoo", link.host == "cage" {
                                path.append(link.lastPathComponent)
                            }
                        }
                    }
                }
                struct Cage: View { let animal: String; var body: some View { Text(animal) } }
                """
            ], has: ["link zoo://cage => Cage : Paths.String"])
    }

    static let keepingApps = [
        keeping(
            "in a published property", link: "links.pending", in: "@StateObject private var links = Links()",
            ".onReceive(links.$pending)"),
        keeping("in a state", link: "pending", in: "@State private var pending: URL?", ".onChange(of: pending)"),
    ]

    @Test(arguments: keepingApps) func areFollowedForLinks(_ app: ScannedApp) { app.check() }
}
