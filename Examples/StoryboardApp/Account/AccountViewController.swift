import UIKit

final class AccountViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch indexPath.row {
        case 0: performSegue(withIdentifier: "signIn", sender: self)
        default: showTerms()
        }
    }

    private func showTerms() { show(TermsViewController.make(), sender: self) }
}

final class TermsViewController: UIViewController, MadeFromStoryboard {
    static let storyboardName = "Account"
}

final class SignInViewController: UIViewController {
    @IBAction func signIn(_ sender: UIButton) {
        let welcome = WelcomeViewController(nibName: "WelcomeViewController", bundle: nil)
        welcome.modalPresentationStyle = .fullScreen
        present(welcome, animated: true)
    }
}

final class WelcomeViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}
