// The classes that the system tells that the app or a scene starts.

extension Program {
    /// Whether the system calls a type's functions as those of the app's delegate.
    func isDelegate(_ nominal: Nominal) -> Bool {
        inherits(nominal, anyOf: UIKitNames.launchDelegates)
            || !externalAncestors(of: nominal).isEmpty
                && nominal.functions.values.joined().contains(where: Self.isLaunch)
    }

    /// Whether the system calls a function as the app or a scene of it starts. A class that has one, and inherits from a library's,
    /// is a delegate: `class AppDelegate: FlutterAppDelegate`.
    private static func isLaunch(_ function: Function) -> Bool {
        let label = function.fact.name == "application" ? "didFinishLaunchingWithOptions" : "willConnectTo"
        return function.fact.isOfAppDelegate && function.fact.parameters.contains { $0.label == label }
    }
}
