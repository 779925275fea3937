import UIKit

/// A controller whose scene has the class's name for its identifier.
protocol MadeFromStoryboard: UIViewController {
    static var storyboardName: String { get }
}

extension MadeFromStoryboard {
    static func make() -> Self {
        let identifier = String(describing: Self.self)
        let storyboard = UIStoryboard(name: storyboardName, bundle: .main)
        guard let controller = storyboard.instantiateViewController(withIdentifier: identifier) as? Self else {
            preconditionFailure("\(storyboardName) has no scene \(identifier)")
        }
        return controller
    }
}
