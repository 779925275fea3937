import UIKit

/// What the controllers of the app have in common.
class Controller: UIViewController {
    func show(error: any Error) {
        let alert = UIAlertController(title: "Sorry", message: "\(error)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func open(page url: URL) { present(PageController(url: url), animated: true) }
}

final class SignInController: Controller {
    var onDone: (() -> Void)?

    private lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
    }

    @objc private func signIn() { onDone?() }

    @objc private func forgotPassword() {
        let controller = PasswordController()
        controller.delegate = self
        navigationController?.pushViewController(controller, animated: true)
    }

    @objc private func readTerms() {
        guard let url = URL(string: "https://example.org/terms") else { return }
        open(page: url)
    }
}

extension SignInController: PasswordControllerDelegate {
    func passwordControllerNeedsHelp(_ controller: PasswordController) {
        navigationController?.pushViewController(HelpController(), animated: true)
    }
}

protocol PasswordControllerDelegate: AnyObject {
    func passwordControllerNeedsHelp(_ controller: PasswordController)
}

final class PasswordController: Controller {
    weak var delegate: (any PasswordControllerDelegate)?

    @objc private func help() { delegate?.passwordControllerNeedsHelp(self) }
}

final class HelpController: UIViewController {}

final class PageController: UIViewController {
    private let url: URL

    init(url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
