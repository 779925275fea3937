import Testing

/// Screens without a type of their own: what a view shows in its code.
struct InlineScreenTests {
    private static func app(_ code: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct InnApp: App {
                var body: some Scene { WindowGroup { NavigationStack { Hall() } } }
            }
            struct Hall: View {
                var body: some View {
                    NavigationLink("Kitchen") { Kitchen() }
                    NavigationLink("Cellar") { Cellar() }
                }
            }
            struct Bread: View { var body: some View { Text("Bread") } }
            struct Wine: View { var body: some View { Text("Wine") } }

            """ + code
        ]
    }

    static let apps = [
        ScannedApp(
            "what two views show by states of one name are two screens",
            app(
                """
                struct Kitchen: View {
                    @State private var isOpen = false
                    var body: some View {
                        Button("Open") { isOpen = true }
                            .sheet(isPresented: $isOpen) { VStack { Text("Oven"); NavigationLink("Eat") { Bread() } } }
                    }
                }
                struct Cellar: View {
                    @State private var isOpen = false
                    var body: some View {
                        Button("Open") { isOpen = true }
                            .sheet(isPresented: $isOpen) { VStack { Text("Cask"); NavigationLink("Drink") { Wine() } } }
                    }
                }
                """),
            has: [
                "Kitchen ~sheet~> inline:VStack#Kitchen.isOpen : Kitchen.isOpen",
                "Cellar ~sheet~> inline:VStack#Cellar.isOpen : Cellar.isOpen",
            ]),
        ScannedApp(
            "a sheet of several views is one screen",
            app(
                """
                struct Kitchen: View {
                    @State private var isOpen = false
                    @State private var isFull = false
                    var body: some View {
                        Button("Open") { isOpen = true }
                            .sheet(isPresented: $isOpen) {
                                let title = "Oven"
                                Text(title)
                                Handle(turn: { isFull = true })
                            }
                            .navigationDestination(isPresented: $isFull) { Bread() }
                    }
                }
                struct Handle: View {
                    let turn: () -> Void
                    var body: some View { Button("Turn", action: turn) }
                }
                struct Cellar: View { var body: some View { Text("Cask") } }
                """),
            has: [
                "Kitchen ~sheet~> inline:VStack#Kitchen.isOpen : Kitchen.isOpen",
                "inline:VStack#Kitchen.isOpen ~push~> Bread : Kitchen.isFull",
            ], hasNot: ["Handle", "inline:Text"]),
        ScannedApp(
            "tabs of two views are two screens",
            app(
                """
                struct Kitchen: View {
                    var body: some View {
                        TabView {
                            VStack { NavigationLink("Eat") { Bread() } }.tabItem { Text("Table") }
                            Text("Oven").tabItem { Text("Oven") }
                        }
                    }
                }
                struct Cellar: View {
                    var body: some View {
                        TabView {
                            VStack { NavigationLink("Drink") { Wine() } }.tabItem { Text("Table") }
                            Text("Cask").tabItem { Text("Cask") }
                        }
                    }
                }
                """),
            has: [
                "Kitchen -tab-> inline:VStack#Kitchen.Table : Table",
                "Cellar -tab-> inline:VStack#Cellar.Table : Table",
            ]),
        ScannedApp(
            "the one page of a pager is a part of the view",
            app(
                """
                struct Kitchen: View {
                    var body: some View {
                        TabView { LazyVStack { NavigationLink("Eat") { Bread() } } }
                            .tabViewStyle(.page(indexDisplayMode: .never))
                    }
                }
                struct Cellar: View {
                    var body: some View {
                        TabView { Wine(); Bread() }.tabViewStyle(.page)
                    }
                }
                """),
            has: [
                "Kitchen ~push~> Bread : NavigationLink", "Cellar -tab-> Wine : wine", "Cellar -tab-> Bread : bread",
            ], hasNot: ["inline:", "Kitchen -tab->"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }

    @Test func theOnePageOfAPagerMayBeModified() {
        ScannedApp(
            "one page of many",
            Self.app(
                """
                struct Kitchen: View {
                    var body: some View { pages { Shelves() } }
                    func pages<Content: View>(content: @escaping () -> Content) -> some View {
                        TabView { content().padding(.leading, 10) }.tabViewStyle(PageTabViewStyle())
                    }
                }
                struct Shelves: View {
                    var body: some View { ForEach(0..<3) { _ in NavigationLink("Eat") { Bread() } } }
                }
                struct Cellar: View { var body: some View { Text("dark") } }
                """),
            has: ["Kitchen ~push~> Bread : NavigationLink"], hasNot: ["-tab-> Shelves", "Shelves ~push~>"]
        ).check()
    }
}
