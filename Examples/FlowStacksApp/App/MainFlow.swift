import FlowStacksCoordination

/// The newer way: a stack with a root, and destinations by the type of what is pushed.
struct MainFlow: View {
    @State private var path = FlowPath()

    var body: some View {
        FlowStack($path, withNavigation: true) {
            FrontPage(startSignIn: { path.presentCover(SignIn()) })
                .flowDestination(for: Paper.self) { paper in
                    PaperScreen(paper: paper)
                }
                .flowDestination(for: Desk.self) { desk in
                    switch desk {
                    case .basket: BasketFlow(viewModel: BasketViewModel())
                    case .help(.contact): ContactScreen()
                    case .help(.questions): QuestionsScreen()
                    }
                }
                .flowDestination(for: SignIn.self) { _ in
                    SignInFlow()
                }
        }
    }
}

struct Paper: Hashable {
    let name: String
}

struct SignIn: Hashable {}

enum Desk: Hashable {
    case basket
    case help(Help)
}

enum Help: Hashable {
    case questions
    case contact
}
