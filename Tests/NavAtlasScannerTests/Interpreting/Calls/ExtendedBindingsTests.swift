import Testing

/// Methods that the app gives to bindings.
@Suite struct ExtendedBindingsTests {
    /// Such a method works on the path that the binding leads to, however a view has the binding, and whatever else has a
    /// method of that name.
    @Test(arguments: [
        ("in the environment", "@Environment(\\.path) private var path", "", ""),
        ("in a property", "let path: Binding<NavigationPath>", "path: path", "path: $path"),
    ])
    func changeWhatTheBindingsLeadTo(_ name: String, _ path: String, _ handed: String, _ given: String) {
        for other in ["", "extension Array where Element == Int { mutating func append(next: Int) { append(next) } }"] {
            ScannedApp(
                "a path \(name)",
                [
                    "App.swift": """
                    import SwiftUI
                    @main struct Trail: App { var body: some Scene { WindowGroup { CampView() } } }
                    extension EnvironmentValues { @Entry var path: Binding<NavigationPath> = .constant(.init()) }
                    extension Binding where Value == NavigationPath {
                        func append<Step: Hashable>(_ step: Step) { wrappedValue.append(step) }
                    }
                    \(other)
                    struct CampView: View {
                        enum Step: Hashable { case hills }
                        @State private var path = NavigationPath()
                        var body: some View {
                            NavigationStack(path: $path) {
                                Button("hills") { path.append(Step.hills) }
                                    .navigationDestination(for: Step.self) { _ in HillsView(\(given)) }
                            }
                            .environment(\\.path, $path)
                        }
                    }
                    struct HillsView: View {
                        enum Step: Hashable { case peak(Int), lake }
                        \(path)
                        var body: some View {
                            Button("peak") { path.append(Step.peak(1)) }
                                .navigationDestination(for: Step.self) { step in
                                    switch step {
                                    case .peak: PeakView(\(handed))
                                    case .lake: LakeView()
                                    }
                                }
                        }
                    }
                    struct PeakView: View {
                        \(path)
                        var body: some View { Button("lake") { path.append(HillsView.Step.lake) } }
                    }
                    struct LakeView: View { var body: some View { Text("lake") } }
                    """
                ],
                has: [
                    "CampView ~push~> HillsView : CampView.hills", "HillsView ~push~> PeakView : HillsView.peak",
                    "PeakView ~push~> LakeView : HillsView.lake",
                ],
                hasNot: ["unresolved"]
            ).check()
        }
    }
}
