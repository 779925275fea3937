import NavigationStackCoordination

/// Who is using the app.
final class Session: ObservableObject {
    @Published var isSignedIn = false
}

/// Shows the way in until somebody is signed in, then the app itself.
struct StartView: View {
    @EnvironmentObject var session: Session

    var body: some View {
        if session.isSignedIn {
            MainTabs()
        } else {
            SignInFlow()
        }
    }
}

struct MainTabs: View {
    enum Item: Hashable {
        case recipes, shopping
    }

    @State private var selection = Item.recipes

    var body: some View {
        TabView(selection: $selection) {
            RecipesFlow(model: RecipesModel())
                .tabItem { Label("Recipes", systemImage: "book") }
                .tag(Item.recipes)
            ShoppingView(onDone: { selection = .recipes })
                .tabItem { Label("Shopping", systemImage: "cart") }
                .tag(Item.shopping)
        }
    }
}

struct ShoppingView: View {
    let onDone: () -> Void
    @State private var isSharing = false

    var body: some View {
        List {
            Button("Share", action: share)
            Button("Back to the recipes", action: onDone)
        }
        .navigationTitle("Shopping")
        .sheet(isPresented: $isSharing) { ShareView() }
    }

    private func share() { isSharing = true }
}

struct ShareView: View {
    var body: some View { Text("Share the list") }
}
