// The page leaves these out.

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
