import NavAtlasIntrospection
import NavigationStackCoordination

/// What a navigation map of the app consists of.
public enum Recipes {
    /// Registers every flow that the app uses, its entry, its links, and values for the cases that carry something.
    public static func register(in registry: inout CoordinatorRegistry) {
        ViewEnvironment.providing(Session()) {
            registry.register(StartView())
            registry.register(SignInFlow())
        }
        registry.register(MainTabs())
        registry.register(RecipesFlow(model: RecipesModel()))

        registry.sample(SignInFlow.Registration(name: "Ada"))
        registry.sample(RecipesModel.Page.recipe(1))
        registry.sample(RecipesModel.Page.cooking(CookingModel(recipe: 1)))
        registry.sample(RecipesModel.Page.author(name: "Ada"))

        registry.entry(StartView.self)
        for pattern in ["recipes://recipe", "recipes://recipe/{id}"] {
            registry.deepLink(pattern, opens: "StartView.mainTabs", "MainTabs.recipes", "RecipesFlow.recipe")
        }
        registry.screen(PrintScreen.self)
    }

    /// Has the app run: for someone who is signed in, and for someone who is not.
    public static func explore(in registry: inout CoordinatorRegistry) {
        for isSignedIn in [false, true] {
            registry.explore {
                let session = Session()
                session.isSignedIn = isSignedIn
                return StartView().environmentObject(session)
            }
        }
    }
}
