/// Members of libraries' protocols and classes that the library itself calls, and types whose values it makes.
enum ProtocolMembers {
    /// Whether only the app's own code makes values of what conforms to a protocol or inherits from a class. Of any other,
    /// a library may make them, as the system makes app delegates, widgets and intents.
    static func isMadeByTheAppAlone(_ name: String) -> Bool {
        ProtocolNames.withoutCalls.contains(name) || ProtocolNames.ofValues.contains(name)
            || name.hasSuffix("Delegate") && !UIKitNames.systemDelegates.contains(name) || name.hasSuffix("DataSource")
            || name.hasSuffix("Representable") || name.hasSuffix("Style")
    }
}

extension Program {
    /// Whether a type is of no kind that a library asks for: only the app's own code does something with its values.
    func isOfTheAppAlone(_ nominal: Nominal) -> Bool {
        externalAncestors(of: nominal).allSatisfy { ProtocolMembers.isMadeByTheAppAlone($0.lastName) }
    }

    /// Whether the system makes values of a type, and calls their `perform` for a person who asks for it, as by a shortcut.
    func isIntent(_ nominal: Nominal) -> Bool {
        externalAncestors(of: nominal).contains { $0.name.hasSuffix("Intent") }
    }

    /// Whether the system makes a controller, as the first one of an extension of the app.
    func mayBeginExtension(_ nominal: Nominal) -> Bool {
        externalAncestors(of: nominal).contains { UIKitNames.extensionControllers.contains($0.lastName) }
    }
}
