import Testing

/// Views of UIKit's, and the objects that UIKit calls for them.
struct RepresentedViewTests {
    private static func chart(_ delegate: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            import MapKit
            @main struct Chart: App { var body: some Scene { WindowGroup { SeaView() } } }
            enum Mark: Hashable { case reef, buoy }
            @Observable final class Helm {
                var path: [Mark] = []
                func push(_ mark: Mark) { path.append(mark) }
            }
            struct SeaView: View {
                @State private var helm = Helm()
                var body: some View {
                    NavigationStack(path: $helm.path) {
                        WaterView().navigationDestination(for: Mark.self) { mark in
                            switch mark {
                            case .reef: ReefView()
                            case .buoy: BuoyView()
                            }
                        }
                    }
                    .environment(helm)
                }
            }
            struct WaterView: UIViewRepresentable {
                @Environment(Helm.self) private var helm
                func makeUIView(context: Context) -> MKMapView {
                    let map = MKMapView()
                    map.delegate = context.coordinator
                    return map
                }
                func updateUIView(_ view: MKMapView, context: Context) {}
                func makeCoordinator() -> Lookout { Lookout(self) }
                final class Lookout: NSObject, MKMapViewDelegate {
                    let parent: WaterView
                    init(_ parent: WaterView) { self.parent = parent }
                    \(delegate)
                }
            }
            struct ReefView: View { var body: some View { Text("r") } }
            struct BuoyView: View { var body: some View { Text("b") } }
            """
        ]
    }

    @Test func whatUIKitCallsIsDoneByTheView() {
        ScannedApp(
            "a delegate",
            Self.chart("func mapView(_ map: MKMapView, didSelect view: MKAnnotationView) { parent.helm.push(.reef) }"),
            has: ["WaterView ~push~> ReefView : SeaView.reef"], hasNot: ["BuoyView :SeaView", "unresolved"]
        ).check()
    }

    /// What the object calls itself is run with what it is called with.
    @Test func whatTheObjectCallsItselfIsNoEvent() {
        ScannedApp(
            "a delegate and its helper",
            Self.chart(
                """
                @objc func tapped() { steer(to: .buoy) }
                private func steer(to mark: Mark) { parent.helm.push(mark) }
                """),
            has: ["WaterView ~push~> BuoyView : SeaView.buoy"], hasNot: ["~push~> ReefView", "unresolved"]
        ).check()
    }
}
