// For the example app of FlowStacks 0.9: FlowPathView tells the registry the view of each screen.

import NavAtlasIntrospection

extension FlowPathView: BodyProviding, DestinationProviding {
    static var samples: [Any] {
        [
            Number(value: 7), NumberList(range: 0..<7), EmojiVisualisation(emoji: "*", count: 7),
            ClassDestination(data: "7"),
        ]
    }

    @ViewBuilder func view(for value: AnyHashable) -> some View {
        if let number = value.base as? Number {
            NumberView(number: .constant(number.value))
        } else if let list = value.base as? NumberList {
            NumberListView(numberList: list)
        } else if let visualisation = value.base as? EmojiVisualisation {
            EmojiView(visualisation: visualisation)
        } else if let destination = value.base as? ClassDestination {
            ClassDestinationView(destination: destination)
        } else if let child = value.base as? ChildFlowStack.ChildType {
            ChildFlowStack(childType: child)
        }
    }
}
