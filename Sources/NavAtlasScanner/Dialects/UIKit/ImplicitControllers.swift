// Controllers that are members of their class of UIKit's, which the app extends: `present(.help, animated: true)`.

extension UIKitDialect {
    /// A call with such controllers written out, where UIKit takes a controller: `present(UIViewController.help, animated: true)`.
    func writtenOut(_ site: CallSite, _ interpreter: Interpreter) -> CallSite {
        guard let type = interpreter.program.foreignExtensions["UIViewController"] else { return site }
        let showsFirst = presentation(site) != nil
        let arguments = site.arguments.enumerated().map { index, argument in
            guard showsFirst && index == 0 || argument.label == "rootViewController" else { return argument }
            var argument = argument
            argument.value = Self.writtenOut(argument.value, type)
            return argument
        }
        return CallSite(
            name: site.name, base: site.base, receivers: site.receivers, type: site.type, arguments: arguments,
            expected: site.expected, scope: site.scope, location: site.location)
    }

    private static func writtenOut(_ controller: Expression, _ type: Nominal) -> Expression {
        switch controller {
        case .implicitMember(let name, let place) where isOfType(name, type):
            .member(.name(type.name, place), name, place)
        case .call(.implicitMember(let name, let place), let arguments, let end) where isOfType(name, type):
            .call(.member(.name(type.name, place), name, place), arguments, end)
        case .array(let elements): .array(elements.map { writtenOut($0, type) })
        case .either(let parts): .either(parts.map { writtenOut($0, type) })
        case .conditional(let condition, let then, let otherwise):
            .conditional(condition, then: writtenOut(then, type), else: writtenOut(otherwise, type))
        default: controller
        }
    }

    private static func isOfType(_ name: String, _ type: Nominal) -> Bool {
        type.properties[name]?.fact.isStatic ?? type.functions[name]?.contains(where: \.fact.isStatic) ?? false
    }
}
