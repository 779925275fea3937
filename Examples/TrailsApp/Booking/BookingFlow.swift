import SwiftUI

struct Hut: Hashable, Identifiable {
    let id: Int
}

final class BookingModel: ObservableObject {
    enum Page: Hashable {
        case beds, payment, confirmation
    }

    let hut: Hut
    @Published var path: [Page] = []

    init(hut: Hut) { self.hut = hut }

    func chooseBeds() { path.append(.beds) }
    func pay() { path.append(.payment) }
    func confirm() { path.append(.confirmation) }
}

struct BookingFlow: View {
    @StateObject var model: BookingModel

    var body: some View {
        NavigationStack(path: $model.path) {
            BookingDatesScreen(model: model)
                .navigationDestination(for: BookingModel.Page.self) { page in
                    switch page {
                    case .beds: BookingBedsScreen(model: model)
                    case .payment: BookingPaymentScreen(model: model)
                    case .confirmation: BookingConfirmationScreen()
                    }
                }
        }
    }
}

struct BookingDatesScreen: View {
    let model: BookingModel

    var body: some View { Button("Choose beds", action: model.chooseBeds) }
}

struct BookingBedsScreen: View {
    let model: BookingModel

    var body: some View { Button("Pay", action: model.pay) }
}

struct BookingPaymentScreen: View {
    let model: BookingModel

    var body: some View {
        Form {
            Button("Book", action: model.confirm)
        }
    }
}

struct BookingConfirmationScreen: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Done") { dismiss() } }
}
