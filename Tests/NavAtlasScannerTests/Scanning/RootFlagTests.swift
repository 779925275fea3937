import Testing

/// Roots that flags of a model choose, one beside the other or one after the other.
@Suite struct RootFlagTests {
    /// `condition ? View() : nil` chooses as `if` does.
    @Test func ternaryOperatorsChooseRoots() {
        ScannedApp(
            "a hut by flags",
            [
                "App.swift": """
                import SwiftUI
                @main struct Camp: App {
                    @StateObject private var model = CampModel()
                    var body: some Scene {
                        WindowGroup {
                            ZStack {
                                model.isArriving ? (ArrivalView().environmentObject(model)) : nil
                                (model.isThere) ? (
                                    HutView()
                                ) : nil
                            }
                        }
                    }
                }
                final class CampModel: ObservableObject {
                    @Published var isArriving = true
                    @Published var isThere = false
                }
                struct ArrivalView: View {
                    @EnvironmentObject var model: CampModel
                    var body: some View {
                        Button("in") {
                            model.isArriving = false
                            model.isThere = true
                        }
                    }
                }
                struct HutView: View {
                    var body: some View { NavigationStack { NavigationLink("map") { MapView() } } }
                }
                struct MapView: View { var body: some View { Text("m") } }
                """
            ],
            has: [
                "Camp -root!-> ArrivalView : arrivalView", "Camp -root-> HutView : hutView",
                "ArrivalView ~root~> HutView : Camp.hutView",
            ]
        ).check()
    }

    /// What is made of a model, and computed of whether its state is there, chooses as that state does.
    @Test(
        "A computed flag chooses roots",
        arguments: [("var hut: Hut { Hut(model: model) }", ""), ("", "let hut = Hut(model: model)")])
    func computedFlagsChooseRoots(property: String, constant: String) {
        ScannedApp(
            "a hut by its guest",
            [
                "App.swift": """
                import SwiftUI
                @main struct Camp: App { var body: some Scene { WindowGroup { CampView() } } }
                final class CampModel: ObservableObject { @Published var guest: Guest? }
                struct Guest {}
                struct Hut { let model: CampModel; var isTaken: Bool { model.guest != nil } }
                struct CampView: View {
                    @StateObject private var model = CampModel()
                    \(property)
                    var body: some View {
                        Group {
                            \(constant)
                            if !hut.isTaken { NavigationStack { DoorView(model: model) } } else { BedView(model: model) }
                        }
                    }
                }
                struct DoorView: View {
                    let model: CampModel
                    var body: some View { Button("in") { model.guest = Guest() } }
                }
                struct BedView: View {
                    let model: CampModel
                    var body: some View { Button("out") { model.guest = nil } }
                }
                """
            ],
            has: ["BedView ~root~> DoorView : CampView.root", "DoorView ~root~> BedView : CampView.bedView"]
        ).check()
    }

    /// What a screen chooses before the view is there that shows it, the view begins with.
    @Test func aRootIsChosenBeforeItsViewComesUp() {
        ScannedApp(
            "a guest in a hut",
            [
                "App.swift": """
                import SwiftUI
                @main struct Camp: App {
                    @StateObject private var model = CampModel()
                    var body: some Scene {
                        WindowGroup {
                            if model.isThere { HutView(model: model) } else { ArrivalView(model: model) }
                        }
                    }
                }
                final class CampModel: ObservableObject {
                    @Published var isThere = false
                    @Published var isGuest = false
                }
                struct ArrivalView: View {
                    @ObservedObject var model: CampModel
                    var body: some View {
                        Button("in") {
                            model.isGuest = true
                            model.isThere = true
                        }
                    }
                }
                struct HutView: View {
                    @ObservedObject var model: CampModel
                    var body: some View {
                        if model.isGuest { GuestView() } else { HostView() }
                    }
                }
                struct GuestView: View { var body: some View { Text("g") } }
                struct HostView: View {
                    var body: some View { NavigationStack { NavigationLink("map") { MapView() } } }
                }
                struct MapView: View { var body: some View { Text("m") } }
                """
            ],
            has: ["HutView -root!-> GuestView : guestView", "HutView -root!-> HostView : hostView"],
            hasNot: ["ArrivalView ~root~> GuestView"]
        ).check()
    }

    /// What the same statements set decides which of two nested branches comes up.
    @Test func flagsThatAreSetTogetherChooseOneRoot() {
        ScannedApp(
            "a hut and its hall",
            [
                "App.swift": """
                import SwiftUI
                @main struct Camp: App { var body: some Scene { WindowGroup { CampView() } } }
                @Observable final class CampModel {
                    var isOpen = false
                    var isNew: Bool
                    init(isNew: Bool) { self.isNew = isNew }
                    func enter() { isOpen = true; isNew = false }
                    func found() { isOpen = true; isNew = true }
                    func close() { isOpen = false; isNew = false }
                    func reopen() { isOpen = true }
                }
                struct CampView: View {
                    @State private var model = CampModel(isNew: Bool.random())
                    var body: some View {
                        VStack {
                            if model.isOpen {
                                if model.isNew { HallView(model: model) } else { HutView(model: model) }
                            } else {
                                GateView(model: model)
                            }
                        }
                    }
                }
                struct GateView: View {
                    let model: CampModel
                    var body: some View { Button("in") { model.enter() } }
                }
                struct HallView: View {
                    let model: CampModel
                    var body: some View { Button("out") { model.close() } }
                }
                struct HutView: View {
                    let model: CampModel
                    var body: some View { Button("new") { model.found() }; Button("again") { model.reopen() } }
                }
                """
            ],
            has: [
                "GateView ~root~> HutView : CampView.hutView", "HallView ~root~> GateView : CampView.gateView",
                "HutView ~root~> HallView : CampView.hallView",
            ],
            hasNot: ["GateView ~root~> HallView", "HallView ~root~> HutView"]
        ).check()
    }
}
