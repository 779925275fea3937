import FlowStacksCoordination

// Declarations in the forms of today's FlowStacks. That they compile is one of the tests.

struct ContentView: View {
    @State var path = FlowPath()
    @State var isShowingWelcome = false

    var body: some View {
        FlowStack($path, withNavigation: true) {
            StartView()
                .flowDestination(
                    for: Int.self,
                    destination: { number in
                        NumberView(number: number)
                    }
                )
                .flowDestination(
                    for: String.self,
                    destination: { text in
                        Text(text)
                    }
                )
                .flowDestination(isPresented: $isShowingWelcome, style: .sheet) {
                    Text("Welcome to FlowStacks!")
                }
        }
    }
}

struct StartView: View {
    @EnvironmentObject var navigator: FlowPathNavigator

    var body: some View {
        List {
            ForEach(0..<10, id: \.self) { number in
                FlowLink(
                    value: number, style: .sheet(withNavigation: true), label: { Text("Show \(number)") })
            }
            Button("Show 'hello'") {
                navigator.push("Hello")
            }
        }
        .navigationTitle("Home")
    }
}

struct NumberView: View {
    @EnvironmentObject var navigator: FlowPathNavigator
    let number: Int

    var body: some View {
        VStack(spacing: 8) {
            Text("\(number)")
            FlowLink(
                value: number + 1,
                style: .push,
                label: { Text("Show next number") }
            )
            Button("Go back to root") {
                navigator.goBackToRoot()
            }
        }
        .navigationTitle("\(number)")
    }
}

enum Item: Hashable, Codable {
    case number(Int)
    case greeting(String)
    case settings
}

struct EditNumberView: View {
    @Binding var number: Int
    var body: some View { Button("More") { number += 1 } }
}

struct GreetingView: View {
    let text: String
    var body: some View { Text(text) }
}

/// The routes in a model, and a flow of its own inside.
final class ItemsModel: ObservableObject {
    @Published var routes: Routes<Item> = []
}

struct ItemsCoordinator: View {
    @ObservedObject var model: ItemsModel

    var body: some View {
        FlowStack($model.routes, withNavigation: true) {
            ItemsView()
                .flowDestination(for: Item.self) { $item in
                    switch item {
                    case .number(let number):
                        EditNumberView(number: Binding(get: { number }, set: { item = .number($0) }))
                    case .greeting(let text): GreetingView(text: text)
                    case .settings: SettingsCoordinator()
                    }
                }
        }
    }
}

struct ItemsView: View {
    @EnvironmentObject var navigator: FlowNavigator<Item>
    var body: some View {
        Button("Settings") { navigator.presentSheet(.settings) }
    }
}

struct SettingsCoordinator: View {
    enum Page: Hashable, CaseIterable { case about, licences }
    @State var routes: Routes<Page> = [.push(.about)]

    var body: some View {
        FlowStack($routes) {
            GreetingView(text: "Settings")
                .flowDestination(for: Page.self) { page in
                    GreetingView(text: "\(page)")
                }
        }
    }
}

/// Two stacks, one inside the other, on one path.
struct SharingCoordinator: View {
    @State var path = FlowPath()

    var body: some View {
        FlowStack($path) {
            StartView().flowDestination(for: Item.self) { _ in SharedChild() }
        }
    }
}

struct SharedChild: View {
    var body: some View {
        FlowStack {
            GreetingView(text: "Child").flowDestination(for: Int.self) { NumberView(number: $0) }
        }
    }
}

struct EditNumberScreen: View {
    @Binding var number: Int

    var body: some View {
        Stepper(
            label: { Text("\(number)") },
            onIncrement: { number += 1 },
            onDecrement: { number -= 1 }
        )
        .navigationBarItems(trailing: Button("Done") {})
    }
}
