// Events of a library, told apart by their types. Classes of the app inherit the methods from one class of the library with which
// they wait for events and send them: `addHandler { (event: LoginEvent) in … }`, `raise(event: LoginEvent.done)`. What such a
// closure is called with can only come from the library, which has it from whoever sends one.

extension Interpreter {
    /// A call of a library's method that waits for events of a type, or sends one; `nil` where it is neither.
    func libraryEvent(_ site: CallSite) -> Values? {
        guard site.type == nil, !program.functionNames.contains(site.name), let library = library(answering: site)
        else {
            return nil
        }
        return wait(site, library) ?? send(site, library)
    }

    /// The class of the library from which the object that is called inherits; the system's classes take no events.
    private func library(answering site: CallSite) -> String? {
        site.receivers.firstNonNil { receiver -> String? in
            if case .external(let name, _, nil, _) = receiver, streams.awaited.contains(name.lastPart) {
                return name.lastPart
            }
            guard let nominal = receiver.nominal(in: heap), nominal.kind == .class else { return nil }
            let names = program.externalAncestors(of: nominal).map(\.lastName)
            guard !names.contains(where: { $0.hasPrefix("UI") || $0.hasPrefix("NS") }) else { return nil }
            return names.first { !ProtocolMembers.isMadeByTheAppAlone($0) }
        }
    }

    private func wait(_ site: CallSite, _ library: String) -> Values? {
        for argument in site.arguments {
            guard case .closure(let closure) = argument.value, closure.parameters.count == 1,
                let written = closure.parameters[0].type,
                let event = program.resolve(written, in: site.scope.frame.place).nominal, isEvent(event)
            else { continue }
            streams.awaited.insert(library)
            listen(to: Self.stream(of: event, library), with: evaluate(argument.value, in: site.scope, expecting: nil))
            return []
        }
        return nil
    }

    private func send(_ site: CallSite, _ library: String) -> Values? {
        guard streams.awaited.contains(library), let argument = site.arguments.first, !argument.isTrailing else {
            return nil
        }
        var isSent = false
        for value in evaluate(argument.value, in: site.scope, expecting: nil) {
            guard case .enumCase(let event, _, _) = value, isEvent(event) else { continue }
            isSent = send([value], toListenersOf: Self.stream(of: event, library)) || isSent
        }
        return isSent ? [] : nil
    }

    /// Whether a library asks for a kind of the enum's.
    private func isEvent(_ nominal: Nominal) -> Bool { nominal.kind == .enum && !program.isOfTheAppAlone(nominal) }

    private static func stream(of event: Nominal, _ library: String) -> String { "event \(library) \(event.id)" }
}
