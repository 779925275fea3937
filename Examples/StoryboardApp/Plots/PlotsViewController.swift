import UIKit

struct Plot {
    var name: String
    var beds: [String]
}

final class PlotsViewController: UITableViewController {
    private enum Segue: String {
        case showPlot, help, showNews
    }

    private var plots: [Plot] = [Plot(name: "North", beds: ["Leeks", "Beans"])]

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if plots.isEmpty { performSegue(withIdentifier: Segue.help.rawValue, sender: self) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { plots.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Plot", for: indexPath)
        cell.textLabel?.text = plots[indexPath.row].name
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case Segue.showPlot.rawValue:
            guard let plot = segue.destination as? PlotViewController, let row = tableView.indexPathForSelectedRow
            else {
                return
            }
            plot.plot = plots[row.row]
            plot.onNews = { [weak self] in self?.showNews() }
        case "sow":
            let navigation = segue.destination as? UINavigationController
            (navigation?.topViewController as? SowingViewController)?.delegate = self
        default: break
        }
    }

    @IBAction func returnToPlots(_ segue: UIStoryboardSegue) {}

    private func showNews() { performSegue(withIdentifier: "showNews", sender: nil) }
}

extension PlotsViewController: SowingDelegate {
    func sowing(_ sowing: SowingViewController, didSow seed: String) {
        plots[0].beds.append(seed)
        dismiss(animated: true)
    }
}
