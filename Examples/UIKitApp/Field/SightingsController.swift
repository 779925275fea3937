import UIKit

final class SightingsLog {
    var onOpen: ((Int) -> Void)?

    func open(_ row: Int) { onOpen?(row) }
}

final class SightingsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let log: SightingsLog
    private let table = UITableView()

    init(log: SightingsLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
        log.onOpen = { [weak self] row in
            let bird = BirdController(row: row)
            self?.navigationController?.pushViewController(bird, animated: true)
        }
        let add = UIAction { [unowned self] _ in
            let navigation = UINavigationController(rootViewController: NewSightingController())
            navigation.modalPresentationStyle = .fullScreen
            present(navigation, animated: true)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
        let weather = WeatherController()
        addChild(weather)
        view.addSubview(weather.view)
        weather.didMove(toParent: self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.open(indexPath.row) }
}

final class WeatherController: UIViewController {
    @objc private func forecast() { show(ForecastController(), sender: self) }
}

final class ForecastController: UIPageViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([DayController()], direction: .forward, animated: false)
    }
}

final class DayController: UIViewController {}

final class NewSightingController: UIViewController {
    @objc private func save() { dismiss(animated: true) }
}

final class BirdController: UIViewController {
    private let row: Int

    init(row: Int) {
        self.row = row
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func share() {
        present(UIActivityViewController(activityItems: [row], applicationActivities: nil), animated: true)
    }

    @objc private func observer() {
        let profile = ProfileController(style: .plain)
        profile.modalPresentationStyle = .popover
        present(profile, animated: true)
    }
}
