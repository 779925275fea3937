import FlowStacksCoordination

struct FrontPage: View {
    @EnvironmentObject private var navigator: FlowPathNavigator
    @State private var isShowingImprint = false
    let startSignIn: () -> Void

    var body: some View {
        VStack {
            FlowLink(value: Paper(name: "Morning"), style: .push) { Text("Morning") }
            FlowLink(value: Desk.help(.questions), style: .sheet(withNavigation: true)) { Text("Help") }
            Button("Basket") { navigator.push(Desk.basket) }
            Button("Sign in", action: startSignIn)
            Button("Imprint") { isShowingImprint = true }
        }
        .flowDestination(isPresented: $isShowingImprint, style: .sheet) { ImprintScreen() }
    }
}

struct ImprintScreen: View {
    var body: some View { Text("Imprint") }
}

struct PaperScreen: View {
    @EnvironmentObject private var navigator: FlowPathNavigator
    let paper: Paper

    var body: some View {
        VStack {
            Text(paper.name)
            // The same destination is pushed on the front page and presented here.
            Button("Basket") { navigator.presentSheet(Desk.basket) }
        }
    }
}

struct QuestionsScreen: View {
    @EnvironmentObject private var navigator: FlowPathNavigator

    var body: some View {
        Button("Ask us") { navigator.push(Desk.help(.contact)) }
    }
}

struct ContactScreen: View {
    var body: some View { Text("Contact") }
}
