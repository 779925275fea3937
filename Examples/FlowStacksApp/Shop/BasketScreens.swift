import FlowStacksCoordination

final class ItemsViewModel: ObservableObject {
    let pay: () -> Void

    init(pay: @escaping () -> Void) { self.pay = pay }
}

struct ItemsScreen: View {
    @ObservedObject var viewModel: ItemsViewModel

    var body: some View { Button("Pay", action: viewModel.pay) }
}

protocol PaymentDelegate: AnyObject {
    func didPay()
}

final class PaymentViewModel: ObservableObject {
    private weak var delegate: PaymentDelegate?

    init(delegate: PaymentDelegate) { self.delegate = delegate }

    func confirm() { delegate?.didPay() }
}

struct PaymentScreen: View {
    @ObservedObject var viewModel: PaymentViewModel

    var body: some View { Button("Confirm") { viewModel.confirm() } }
}

struct ReceiptScreen: View {
    var body: some View { Text("Thank you") }
}
