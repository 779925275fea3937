// The views that the README of FlowStacks 0.0.2 uses without declaring them.

struct HomeView: View {
    let onGoTapped: () -> Void
    var body: some View { Text("") }
}

struct NumberListView: View {
    let onNumberSelected: (Int) -> Void
    let cancel: () -> Void
    var body: some View { Text("") }
}

struct NumberView: View {
    let number: Int
    let cancel: () -> Void
    var body: some View { Text("") }
}
