import Testing

/// Methods that the app gives to paths, and paths that stand in collections, change the property that holds them.
@Suite struct CollectionMethodsTests {
    /// A quay from which a ship is boarded.
    private static func quay(
        _ name: String, path: String, _ pushing: String, _ call: String, stack: String = "$path", more: String = ""
    ) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                enum Stop: Hashable { case ship(Int) }
                enum Pier: Hashable { case east, west }
                \(pushing)
                @main struct Port: App { var body: some Scene { WindowGroup { Harbor() } } }
                struct Harbor: View {
                    @State var path\(path)
                    \(more)
                    var body: some View {
                        NavigationStack(path: \(stack)) {
                            Quay(onBoard: { \(call) }).navigationDestination(for: Stop.self) { stop in
                                switch stop { case .ship(let number): Ship(number: number) }
                            }
                        }
                    }
                }
                struct Quay: View {
                    let onBoard: () -> Void
                    var body: some View { Button("Board", action: onBoard) }
                }
                struct Ship: View { let number: Int; var body: some View { Text("\\(number)") } }
                """
            ], has: ["Quay ~push~> Ship : Harbor.ship"], hasNot: ["unresolved"])
    }

    private static let boarding = "mutating func board(_ number: Int) { append(.ship(number)) }"

    static let apps = [
        quay(
            "a method of paths", path: " = NavigationPath()",
            "extension NavigationPath { mutating func board(_ number: Int) { append(Stop.ship(number)) } }",
            "path.board(1)"),
        quay(
            "a method of arrays", path: ": [Stop] = []", "extension Array where Element == Stop { \(boarding) }",
            "path.board(1)"),
        quay(
            "a method of arrays of one type", path: ": [Stop] = []", "extension [Stop] { \(boarding) }", "path.board(1)"
        ),
        quay(
            "a method of an alias", path: ": Stops = []",
            "typealias Stops = [Stop]\nextension Stops { \(boarding) }", "path.board(1)"),
        quay(
            "a method that assigns the path", path: ": [Stop] = []",
            "extension [Stop] { mutating func board(_ number: Int) { self = [.ship(number)] } }", "path.board(1)"),
        quay(
            "a path of each pier", path: ": [Pier: [Stop]] = [:]", "", "paths(of: .east)", stack: "$path[.east]",
            more: "private func paths(of pier: Pier) { path[pier, default: []].append(.ship(1)) }"),
        quay(
            "a subscript of a model", path: " = Paths()",
            """
            struct Paths {
                private var held: [Pier: [Stop]] = [:]
                subscript(pier: Pier) -> [Stop] {
                    get { held[pier] ?? [] }
                    set { held[pier] = newValue }
                }
                mutating func board() { self[.west].append(.ship(2)) }
            }
            """, "path.board()", stack: "$path[.west]"),
    ]

    @Test(arguments: apps) func changeWhatHoldsThem(_ app: ScannedApp) { app.check() }
}
