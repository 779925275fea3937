import Testing

/// Colors, shapes and pictures with the app's own views over them: `Color.clear.overlay { … }`.
struct PlainViewsTests {
    private static func check(_ ground: String, alsoHas more: [String] = []) {
        ScannedApp(
            "a gallery",
            [
                "App.swift": """
                import SwiftUI
                @main struct Gallery: App {
                    var body: some Scene { WindowGroup { NavigationStack { HallView() } } }
                }
                struct HallView: View {
                    @State private var isOpen = false
                    var body: some View {
                        VStack {
                            \(ground).overlay { DoorView() }
                            FrameView(ground: \(ground))
                            Button("open") { isOpen = true }
                        }
                        .sheet(isPresented: $isOpen) { \(ground).ignoresSafeArea().overlay(PictureView()) }
                    }
                }
                struct FrameView: View {
                    let ground: Color
                    var body: some View { ground.opacity(0.5).background { WindowView() } }
                }
                struct DoorView: View { var body: some View { NavigationLink("door") { GardenView() } } }
                struct WindowView: View { var body: some View { NavigationLink("window") { StreetView() } } }
                struct PictureView: View { var body: some View { NavigationLink("frame") { PainterView() } } }
                struct GardenView: View { var body: some View { Text("garden") } }
                struct StreetView: View { var body: some View { Text("street") } }
                struct PainterView: View { var body: some View { Text("painter") } }
                """
            ],
            has: ["HallView ~push~> GardenView : NavigationLink", "HallView ~push~> StreetView : NavigationLink"]
                + more,
            hasNot: ["unresolved", "screen DoorView", "screen WindowView"]
        ).check()
    }

    @Test func aColorIsAGround() {
        Self.check(
            "Color.red",
            alsoHas: [
                "HallView ~sheet~> PictureView : HallView.isOpen", "PictureView ~push~> PainterView : NavigationLink",
            ])
    }

    /// A constant of generated code is a picture, whatever it is called.
    @Test func aConstantThatIsNotThereIsAGround() { Self.check("Images.wall") }
}
