import NavAtlasIntrospection

/// What a navigation map of the app consists of.
public enum Kiosk {
    /// Registers every flow that the app uses, its entry, and values for the cases that carry something.
    public static func register(in registry: inout CoordinatorRegistry) {
        let basket = BasketViewModel()

        registry.register(MainFlow())
        registry.register(SignInFlow())
        registry.register(BasketFlow(viewModel: basket))

        registry.sample(Paper(name: "Morning"))
        registry.sample(SignIn())
        registry.sample(SignInFlow.Step.password(name: "Ada"))
        registry.sample(BasketViewModel.Screen.payment(PaymentViewModel(delegate: basket)))

        registry.entry(MainFlow.self)
    }

    /// Has the app run from its front page on.
    public static func explore(in registry: inout CoordinatorRegistry) {
        registry.explore { MainFlow() }
    }
}
