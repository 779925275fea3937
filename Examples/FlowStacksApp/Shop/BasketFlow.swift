import FlowStacksCoordination

/// The older way: a router over an array of routes that the view model owns; cases carry the screens' view models.
final class BasketViewModel: ObservableObject {
    enum Screen {
        case items(ItemsViewModel)
        case payment(PaymentViewModel)
        case receipt
    }

    @Published var routes: Routes<Screen> = []

    init() {
        routes.push(.items(ItemsViewModel(pay: { [weak self] in self?.showPayment() })))
    }

    private func showPayment() {
        routes.push(.payment(PaymentViewModel(delegate: self)))
    }
}

extension BasketViewModel: PaymentDelegate {
    func didPay() { routes = [.root(.receipt)] }
}

struct BasketFlow: View {
    @ObservedObject var viewModel: BasketViewModel

    var body: some View {
        Router($viewModel.routes) { screen, _ in
            switch screen {
            case .items(let viewModel): ItemsScreen(viewModel: viewModel)
            case .payment(let viewModel): PaymentScreen(viewModel: viewModel)
            case .receipt: ReceiptScreen()
            }
        }
    }
}
