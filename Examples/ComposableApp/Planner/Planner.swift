import ComposableArchitecture
import SwiftUI

/// The meals of a week: a day is pushed, and an effect decides whether a meal is proposed.
@Reducer
struct Planner {
    @ObservableState
    struct State {
        @Presents var day: Day.State?
        @Presents var proposal: Proposal.State?
    }

    enum Action {
        case dayTapped
        case proposeTapped
        case proposed(String)
        case day(PresentationAction<Day.Action>)
        case proposal(PresentationAction<Proposal.Action>)
        case delegate(Delegate)

        enum Delegate { case ingredientsAdded }
    }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .dayTapped:
                state.day = Day.State()
                return .none
            case .proposeTapped:
                return .run { send in
                    try await clock.sleep(for: .seconds(1))
                    await send(.proposed("Soup"))
                }
            case .proposed(let title):
                state.proposal = Proposal.State(title: title)
                return .none
            case .day(.presented(.ingredientsTapped)):
                return .send(.delegate(.ingredientsAdded))
            case .day, .proposal, .delegate:
                return .none
            }
        }
        .ifLet(\.$day, action: \.day) { Day() }
        .ifLet(\.$proposal, action: \.proposal) { Proposal() }
    }
}

struct PlannerView: View {
    @Bindable var store: StoreOf<Planner>

    var body: some View {
        NavigationStack {
            List {
                Button("Monday") { store.send(.dayTapped) }
                Button("Propose a meal") { store.send(.proposeTapped) }
            }
            .navigationTitle("Week")
            .navigationDestination(item: $store.scope(state: \.day, action: \.day)) { store in
                DayView(store: store)
            }
            .popover(item: $store.scope(state: \.proposal, action: \.proposal)) { store in
                ProposalView(store: store)
            }
        }
    }
}

@Reducer
struct Day {
    @ObservableState struct State {}
    enum Action { case ingredientsTapped }
}

struct DayView: View {
    let store: StoreOf<Day>

    var body: some View {
        Button("Buy what is missing") { store.send(.ingredientsTapped) }
            .navigationTitle("Monday")
    }
}

@Reducer
struct Proposal {
    @ObservableState
    struct State {
        var title = ""
    }

    enum Action {}
}

struct ProposalView: View {
    let store: StoreOf<Proposal>

    var body: some View {
        Text(store.title)
    }
}
