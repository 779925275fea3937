import NavAtlasModel

/// An app of any size, as its source would show it: tabs, coordinators that lead to others, and nine screens to each that
/// lead on to each other by pushes, sheets and covers.
public enum GeneratedApp {
    /// The app's graph in the notation; the same for the same number.
    public static func notation(screens count: Int) -> String {
        var random = SeededGenerator(seed: 7)
        var lines = [
            "entry AppCoordinator", "coordinator AppCoordinator view", "coordinator MainTabs tab",
            "AppCoordinator -root!-> MainTabs : main [source]", "AppCoordinator -root-> LoginScreen : login [source]",
        ]
        var flows: [String] = []
        for number in 0..<max(1, count / parts.count) {
            let flow = names[number % names.count] + (number < names.count ? "" : "\(number)")
            let owner = flow + "Coordinator"
            lines.append("coordinator \(owner) stack")
            let parent = flows.isEmpty ? flow : flows[(number - 1) / 4]
            if number < 5 {
                lines.append("MainTabs -tab-> \(owner) : tab\(number) [source]")
            } else {
                lines.append("\(parent)Coordinator -push-> \(owner) : open\(flow) [source]")
                lines.append(
                    "\(parent)ListScreen ~push~> \(owner) : \(parent)Coordinator.open\(flow) "
                        + "[source at=Sources/\(parent)/\(parent)ListScreen.swift:9:13]")
            }
            flows.append(flow)
            let screens = parts.map { flow + $0 + "Screen" }
            for (place, screen) in screens.enumerated() {
                let route = screen.prefix(1).lowercased() + screen.dropFirst().dropLast(6)
                let way = place == 0 ? "root!" : random.pick(["push", "push", "sheet", "fullScreen"])
                let file = "Sources/\(flow)/\(owner).swift"
                lines.append("\(owner) -\(way)-> \(screen) : \(route) [source at=\(file):\(10 + place):5]")
                guard place > 0 else { continue }
                let from = screens[Int.random(in: 0..<place, using: &random)]
                lines.append(
                    "\(from) ~\(way)~> \(screen) : \(owner).\(route) [source at=Sources/\(flow)/\(from).swift:\(20 + place):9]"
                )
            }
            if number.isMultiple(of: 3) {
                lines.append("link shop://\(flow.lowercased())/{id} => \(screens[1])")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static let parts = ["List", "Detail", "Edit", "Filter", "Help", "Settings", "Share", "Confirm", "Done"]
    private static let names = [
        "Account", "Order", "Basket", "Search", "Profile", "Address", "Payment", "Invoice", "Ticket", "Trip", "Photo",
        "Album", "Friend", "Message", "Group", "Event", "Offer", "Coupon", "Store", "Review",
    ]
}
