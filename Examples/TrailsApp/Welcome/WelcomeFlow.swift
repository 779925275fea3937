import SwiftUI

final class WelcomeModel: ObservableObject {
    enum Page: Hashable {
        case join, signIn, forgottenPassword, homeRegion
    }

    @Published var path: [Page] = []
    @Published var showsTerms = false

    func join() { path.append(.join) }
    func signIn() { path.append(.signIn) }
    func forgotPassword() { path.append(.forgottenPassword) }
    func chooseRegion() { path.append(.homeRegion) }
    func readTerms() { showsTerms = true }
    func startAgain() { path.removeAll() }
}

struct WelcomeFlow: View {
    @ObservedObject var model: WelcomeModel

    var body: some View {
        NavigationStack(path: $model.path) {
            WelcomeScreen(model: model)
                .navigationDestination(for: WelcomeModel.Page.self) { page in
                    switch page {
                    case .join: JoinScreen(model: model)
                    case .signIn: SignInScreen(model: model)
                    case .forgottenPassword: ForgottenPasswordScreen(model: model)
                    case .homeRegion: HomeRegionScreen()
                    }
                }
        }
        .sheet(isPresented: $model.showsTerms) { TermsScreen() }
    }
}
