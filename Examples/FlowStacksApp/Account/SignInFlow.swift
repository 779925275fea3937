import FlowStacksCoordination

/// A flow of its own, inside the main one.
struct SignInFlow: View {
    enum Step: Hashable {
        case password(name: String)
        case forgotten
    }

    @State private var steps: Routes<Step> = []

    var body: some View {
        FlowStack($steps, withNavigation: true) {
            NameScreen(goOn: { steps.push(.password(name: $0)) }, skip: skip)
                .flowDestination(for: Step.self) { step in
                    if case .password(let name) = step {
                        PasswordScreen(name: name)
                    } else {
                        ForgottenScreen()
                    }
                }
        }
    }

    private func skip() {
        $steps.withDelaysIfUnsupported {
            $0 = [.push(.password(name: "guest")), .sheet(.forgotten)]
        }
    }
}

struct NameScreen: View {
    let goOn: (String) -> Void
    let skip: () -> Void

    var body: some View {
        VStack {
            Button("Next") { goOn("me") }
            Button("Skip", action: skip)
        }
    }
}

struct PasswordScreen: View {
    @EnvironmentObject private var navigator: FlowNavigator<SignInFlow.Step>
    let name: String

    var body: some View {
        Button("Forgotten?") { navigator.presentSheet(.forgotten) }
    }
}

struct ForgottenScreen: View {
    var body: some View { Text("Write to us") }
}
