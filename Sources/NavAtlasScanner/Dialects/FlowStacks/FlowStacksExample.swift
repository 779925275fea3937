// What `navatlas styles` and the documentation say of the style.

extension FlowStacksDialect {
    static let title = "FlowStacks"
    static let example = """
        import FlowStacks

        enum Desk: Hashable { case order }

        struct KioskFlow: View {
            @State var path = FlowPath()

            var body: some View {
                FlowStack($path, withNavigation: true) {
                    CounterScreen()
                        .flowDestination(for: Desk.self) { desk in
                            switch desk {
                            case .order: OrderScreen()
                            }
                        }
                }
            }
        }

        struct CounterScreen: View {
            @EnvironmentObject var navigator: FlowPathNavigator
            var body: some View { Button("Order") { navigator.push(Desk.order) } }
        }

        struct OrderScreen: View { var body: some View { Text("Order") } }
        """
}
