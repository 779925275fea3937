import UIKit

final class PlotViewController: UIViewController {
    var plot: Plot?
    var onNews: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = plot?.name
        let news = UIAction(title: "News") { [weak self] _ in self?.onNews?() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: news)
    }
}

final class BedsViewController: UICollectionViewController {}

final class NewsViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class AlmanacViewController: UITableViewController {}
