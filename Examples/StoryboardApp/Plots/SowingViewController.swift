import UIKit

protocol SowingDelegate: AnyObject {
    func sowing(_ sowing: SowingViewController, didSow seed: String)
}

final class SowingViewController: UIViewController {
    weak var delegate: (any SowingDelegate)?

    @IBAction func sow(_ sender: UIButton) { delegate?.sowing(self, didSow: "Radish") }
}
