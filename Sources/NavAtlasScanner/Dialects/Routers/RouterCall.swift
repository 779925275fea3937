import NavAtlasModel

/// A call that navigates as a team has written down: a function of a router of its own, and how it shows what it is given.
public struct RouterCall: Hashable, Sendable {
    /// One of the arguments of a call.
    public enum Argument: Hashable, Sendable {
        /// Its place, from 0.
        case index(Int)
        /// Its label.
        case label(String)
    }

    /// The name of the router's type, without its outer types.
    public var type: String
    /// The name of the function; `init` for an initialiser.
    public var function: String
    /// The argument whose value makes the destination, or is a route to it.
    public var argument: Argument
    /// How the destination is shown.
    public var presentation: Presentation

    /// Creates a call.
    public init(type: String, function: String, argument: Argument = .index(0), presentation: Presentation = .push) {
        (self.type, self.function, self.argument, self.presentation) = (type, function, argument, presentation)
    }

    /// `AppRouter.open`
    public var name: String { "\(type).\(function)" }

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
