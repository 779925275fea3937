import NavigationStackCoordination

/// The way in, over a path of any values.
struct SignInFlow: View {
    struct Registration: Hashable {
        var name: String
    }

    @EnvironmentObject var session: Session
    @State private var path = NavigationPath()
    @State private var showsTerms = false

    var body: some View {
        NavigationStack(path: $path) {
            SignInView(
                onRegister: { path.append(Registration(name: "")) },
                onTerms: { showsTerms = true }
            )
            .navigationDestination(for: Registration.self) { registration in
                RegistrationView(registration: registration) { session.isSignedIn = true }
            }
            .fullScreenCover(isPresented: $showsTerms) { TermsView() }
        }
    }
}

struct SignInView: View {
    let onRegister: () -> Void
    let onTerms: () -> Void

    var body: some View {
        Button("Register", action: onRegister)
        Button("Terms") { onTerms() }
    }
}

struct RegistrationView: View {
    let registration: SignInFlow.Registration
    let onFinish: () -> Void

    var body: some View { Button("Finish", action: onFinish) }
}

struct TermsView: View {
    var body: some View { Text("Terms") }
}
