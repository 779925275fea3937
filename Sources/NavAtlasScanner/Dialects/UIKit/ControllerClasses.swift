// Which of UIKit's classes a controller is of.

extension UIKitDialect {
    /// Every controller of a library is a view controller. An object of the app's is no container of the system's where its
    /// class is known, and with it all that the class inherits from.
    func isOf(_ type: String, _ value: Value, _ interpreter: Interpreter) -> Bool? {
        switch value {
        case .external(let name, _, _, _):
            // A storyboard may name a library's class for a scene.
            let ofScene = interpreter.scene(of: value).flatMap { interpreter.program.storyboards[$0]?.className }
            return type == "UIViewController" && name.hasSuffix("Controller") || type == ofScene ? true : nil
        case .object(let id) where Self.containers.contains(type):
            let inherited = interpreter.program.externalAncestors(of: interpreter.heap[id].nominal).map(\.lastName)
                .filter {
                    $0.hasSuffix("Controller")
                }
            let isOther = !inherited.isEmpty && !inherited.contains(type)
            return isOther && inherited.allSatisfy(Self.plainControllers.contains) ? false : nil
        default: return nil
        }
    }

    private static let containers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    ]
    /// Controllers of the system's that inherit from none but `UIViewController`.
    private static let plainControllers = containers.union([
        "UIViewController", "UITableViewController", "UICollectionViewController", "UIHostingController",
    ])
}
