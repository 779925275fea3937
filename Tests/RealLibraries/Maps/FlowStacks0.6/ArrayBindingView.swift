// For the example app of FlowStacks 0.6: ArrayBindingView tells the registry the view of each screen.

import NavAtlasIntrospection

extension ArrayBindingView: BodyProviding, DestinationProviding {
    static var samples: [Any] {
        [
            Screen.number(7), Screen.numberList(NumberList(range: 0..<7)),
            Screen.visualisation(EmojiVisualisation(emoji: "*", count: 7)),
        ]
    }

    @ViewBuilder func view(for value: AnyHashable) -> some View {
        switch value.base as? Screen {
        case .number(let number): NumberView(number: number)
        case .numberList(let list): NumberListView(numberList: list)
        case .visualisation(let visualisation): EmojiView(visualisation: visualisation)
        case nil: EmptyView()
        }
    }
}
