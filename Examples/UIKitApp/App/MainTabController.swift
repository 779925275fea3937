import SwiftUI
import UIKit

final class MainTabController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            tab(SightingsController(log: SightingsLog()), "Sightings"),
            tab(UIHostingController(rootView: CalendarView()), "Calendar"),
            tab(ProfileController(style: .insetGrouped), "Profile"),
        ]
    }

    private func tab(_ controller: UIViewController, _ title: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem.title = title
        return navigation
    }
}

struct CalendarView: View {
    var body: some View { Text("Migration") }
}
