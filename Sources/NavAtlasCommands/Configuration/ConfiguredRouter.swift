import NavAtlasModel

/// A line of a configuration that says what a function of the app's own router shows.
package struct ConfiguredRouter: Sendable {
    /// The name of the router's type.
    package let type: String
    /// The name of the function; `init` for an initialiser.
    package let function: String
    /// The place of the argument that makes the destination, from 0; `nil` where it has a label.
    package let index: Int?
    /// The label of that argument; `nil` where its place is given.
    package let label: String?
    /// How the destination is shown.
    package let presentation: Presentation
    let file: String
    let place: JSONC.Place

    /// `AppRouter.open`
    var name: String { "\(type).\(function)" }

    /// A line that means no call is probably misspelt.
    func check(against graph: NavigationGraph) throws(ConfigurationError) {
        guard !graph.remarks.contains(where: { $0.kind == .routerCall && $0.subject == name }) else { return }
        throw .wrong(
            file, place,
            "no call of \(name.quoted) was found in the source that was read; correct the names of the type and the "
                + "function, or remove the line")
    }
}

extension ConfigurationReader {
    static let routerKeys = ["call", "argument", "presentation"]
    static let routerPresentations: [Presentation] = [.push, .sheet, .fullScreen, .root, .tab, .popover]

    func router(_ value: JSONC) throws(ConfigurationError) -> ConfiguredRouter {
        let members = try members(of: value, "a router")
        for member in members where !Self.routerKeys.contains(member.key) {
            throw .wrong(
                file, member.place,
                "a router has no \(member.key.quoted)" + suggestion(member.key, among: Self.routerKeys))
        }
        guard let call = members.first(where: { $0.key == "call" }) else {
            throw .wrong(file, value.place, "a router needs 'call', such as \"AppRouter.open\"")
        }
        let parts = try text(call).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1,
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
        else {
            throw .wrong(
                file, call.value.place,
                "'call' is a type and the name of its function, such as \"AppRouter.open\", without parentheses")
        }
        let (index, label) = try argument(members)
        return ConfiguredRouter(
            type: String(parts[parts.count - 2]), function: String(parts[parts.count - 1]), index: index, label: label,
            presentation: try presentation(members), file: file, place: call.value.place)
    }

    private func argument(_ members: [JSONC.Member]) throws(ConfigurationError) -> (index: Int?, label: String?) {
        guard let member = members.first(where: { $0.key == "argument" }) else { return (0, nil) }
        switch member.value.value {
        case .number(let number):
            guard let index = Int(exactly: number), index >= 0 else { break }
            return (index, nil)
        case .string(let label) where !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }:
            return (nil, label)
        default: break
        }
        throw .wrong(
            file, member.value.place, "'argument' is the place of an argument, from 0, or its label, such as \"to\"")
    }

    private func presentation(_ members: [JSONC.Member]) throws(ConfigurationError) -> Presentation {
        guard let member = members.first(where: { $0.key == "presentation" }) else { return .push }
        let known = Self.routerPresentations.map(\.rawValue)
        let written = try text(member)
        guard known.contains(written) else {
            throw .wrong(
                file, member.value.place,
                "a presentation is one of \(known.joined(separator: ", ")), not \(written.quoted)"
                    + suggestion(written, among: known))
        }
        return Presentation(rawValue: written)
    }
}
