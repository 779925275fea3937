import ComposableArchitecture
import SwiftUI

/// A shopping list over the views of the library's first releases.
struct Shopping: Reducer {
    struct State: Equatable {
        @PresentationState var shop: Shop.State?
        var receipt: Receipt.State?
    }

    enum Action {
        case shopTapped
        case paid
        case shop(PresentationAction<Shop.Action>)
        case receipt(Receipt.Action)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .shopTapped:
                state.shop = Shop.State()
                return .none
            case .paid:
                state.receipt = Receipt.State()
                return .none
            case .shop, .receipt:
                return .none
            }
        }
    }
}

struct ShoppingView: View {
    let store: StoreOf<Shopping>

    var body: some View {
        WithViewStore(self.store, observe: { $0 }) { viewStore in
            VStack {
                Button("Choose a shop") { viewStore.send(.shopTapped) }
                Button("Paid") { viewStore.send(.paid) }
                IfLetStore(self.store.scope(state: \.receipt, action: { .receipt($0) })) { store in
                    ReceiptRow(store: store)
                }
            }
        }
        .fullScreenCover(store: self.store.scope(state: \.$shop, action: { .shop($0) })) { store in
            ShopView(store: store)
        }
    }
}

struct Shop: Reducer {
    struct State: Equatable {}
    enum Action { case closeTapped }
    @Dependency(\.dismiss) var dismiss

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .closeTapped: return .run { _ in await dismiss() }
        }
    }
}

struct ShopView: View {
    let store: StoreOf<Shop>

    var body: some View {
        Button("Close") { store.send(.closeTapped) }
    }
}

struct Receipt: Reducer {
    struct State: Equatable {}
    enum Action {}
}

struct ReceiptRow: View {
    let store: StoreOf<Receipt>

    var body: some View {
        Text("Receipt")
    }
}
