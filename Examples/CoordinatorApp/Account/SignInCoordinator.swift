import UIKit

final class SignInCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    var onFinish: (() -> Void)?
    private let router: any Router

    init(router: any Router) { self.router = router }

    func start() {
        let controller = SignInController()
        controller.delegate = self
        router.setRoot(controller)
    }
}

extension SignInCoordinator: SignInControllerDelegate {
    func signInControllerDidSignIn(_ controller: SignInController) { onFinish?() }

    func signInControllerForgotPassword(_ controller: SignInController) { router.push(PasswordController()) }

    func signInController(_ controller: SignInController, open terms: URL) {
        router.present(UINavigationController(rootViewController: TermsController(url: terms)))
    }
}

protocol SignInControllerDelegate: AnyObject {
    func signInControllerDidSignIn(_ controller: SignInController)
    func signInControllerForgotPassword(_ controller: SignInController)
    func signInController(_ controller: SignInController, open terms: URL)
}

final class SignInController: UIViewController {
    weak var delegate: (any SignInControllerDelegate)?

    @objc private func signIn() { delegate?.signInControllerDidSignIn(self) }

    @objc private func forgotPassword() { delegate?.signInControllerForgotPassword(self) }

    @objc private func readTerms() {
        guard let url = URL(string: "https://example.org/terms") else { return }
        delegate?.signInController(self, open: url)
    }
}

final class PasswordController: UIViewController {}

final class TermsController: UIViewController {
    private let url: URL

    init(url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
