import NavAtlasModel

/// A call that navigates as a team has written down: a function of a router of its own, and how it shows what it is given.
package struct RouterCall: Hashable, Sendable {
    /// One of the arguments of a call.
    package enum Argument: Hashable, Sendable {
        /// Its place, from 0.
        case index(Int)
        /// Its label.
        case label(String)
    }

    /// The name of the router's type, without its outer types.
    package var type: String
    /// The name of the function; `init` for an initialiser.
    package var function: String
    /// The argument whose value makes the destination, or is a route to it.
    package var argument: Argument
    /// How the destination is shown.
    package var presentation: Presentation

    /// Creates a call.
    package init(type: String, function: String, argument: Argument = .index(0), presentation: Presentation = .push) {
        (self.type, self.function, self.argument, self.presentation) = (type, function, argument, presentation)
    }

    /// `AppRouter.open`
    package var name: String { "\(type).\(function)" }

    /// What a transition is called that it triggers: the word that stands at the call.
    var way: String { function == "init" ? type : function }

    /// The value of its argument at a call; `nil` where the call gives none.
    func argument(among arguments: [NavAtlasScanner.Argument]) -> NavAtlasScanner.Argument? {
        switch argument {
        case .index(let index): arguments.indices.contains(index) ? arguments[index] : nil
        case .label(let label): arguments.first { $0.label == label }
        }
    }
}
