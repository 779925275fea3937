import Testing

/// A state that is a case which carries another case: both decide what is shown.
struct NestedCaseStatesTests {
    private static let flat = """
        switch model.phase {
        case .intro(.name): NameView(model: model)
        case .intro(.photo): PhotoView(model: model)
        case .home: HomeView(model: model)
        }
        """
    private static let nested = """
        switch model.phase {
        case .intro(let step):
            switch step {
            case .name: NameView(model: model)
            case .photo: PhotoView(model: model)
            }
        case .home: HomeView(model: model)
        }
        """

    @Test(arguments: [
        flat, nested, "Group { \(nested) }.animation(.default, value: model.phase)", "ZStack { Color.red; \(nested) }",
        "NavigationStack { \(nested) }",
        """
        switch model.phase {
        case .intro(let step): screen(for: step)
        case .home: HomeView(model: model)
        }
        }
        @ViewBuilder func screen(for step: Step) -> some View {
            switch step {
            case .name: NameView(model: model)
            default: PhotoView(model: model)
            }
        """,
        """
        switch model.phase {
        case .intro(let step): IntroView(model: model, step: step)
        case .home: HomeView(model: model)
        }
        """,
        """
        if case .intro(.name) = model.phase {
            NameView(model: model)
        } else if case .intro(.photo) = model.phase {
            PhotoView(model: model)
        } else {
            HomeView(model: model)
        }
        """,
        """
        if model.phase == .intro(.name) {
            NameView(model: model)
        } else if model.phase == .intro(.photo) {
            PhotoView(model: model)
        } else {
            HomeView(model: model)
        }
        """,
    ])
    func decideTogether(body: String) {
        ScannedApp(
            body,
            [
                "App.swift": """
                import SwiftUI
                enum Step: Hashable { case name, photo }
                enum Phase: Hashable { case intro(Step), home }
                @Observable final class Model { var phase = Phase.intro(.name) }
                @main struct Pals: App {
                    @State private var model = Model()
                    var body: some Scene { WindowGroup { RootView(model: model) } }
                }
                struct RootView: View {
                    let model: Model
                    var body: some View {
                        \(body)
                    }
                }
                struct IntroView: View {
                    let model: Model
                    let step: Step
                    var body: some View {
                        switch step {
                        case .name: NameView(model: model)
                        case .photo: PhotoView(model: model)
                        }
                    }
                }
                struct NameView: View {
                    let model: Model
                    var body: some View { Button("Next") { model.phase = .intro(.photo) } }
                }
                struct PhotoView: View {
                    let model: Model
                    var body: some View { Button("Done") { model.phase = .home } }
                }
                struct HomeView: View {
                    let model: Model
                    var body: some View { Button("Again") { model.phase = .intro(.name) } }
                }
                """
            ],
            has: ["screen NameView", "screen PhotoView", "screen HomeView"],
            hasNot: [
                "HomeView ~root~> PhotoView", "NameView ~root~> NameView", "NameView ~root~> HomeView", "unresolved",
            ]
        ).check()
    }
}
