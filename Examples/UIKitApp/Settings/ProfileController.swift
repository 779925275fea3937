import UIKit

final class ProfileController: UITableViewController {
    private enum Row: CaseIterable { case settings, about }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch Row.allCases[indexPath.row] {
        case .settings: navigationController?.setViewControllers([SettingsController()], animated: true)
        case .about: navigationController?.present(about(), animated: true)
        }
    }

    private func about() -> UIViewController { UINavigationController(rootViewController: AboutController()) }
}

final class AboutController: UIViewController {}

final class SettingsController: UISplitViewController {
    init() {
        super.init(style: .doubleColumn)
        setViewController(SettingsListController(), for: .primary)
        setViewController(UnitsController(), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }
}

final class SettingsListController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = indexPath.row == 0 ? UnitsController() : LicencesController()
        splitViewController?.showDetailViewController(detail, sender: self)
    }
}

final class UnitsController: UIViewController {}

final class LicencesController: UIViewController {}
