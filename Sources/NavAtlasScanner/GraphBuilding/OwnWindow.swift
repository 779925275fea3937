/// The window that a delegate makes as the app or a scene starts. The system has made one with the main storyboard before, if
/// there is one; nobody sees that.
enum OwnWindow {
    static func isMade(by delegate: Nominal) -> Bool {
        delegate.functions.values.joined().contains { function in
            function.fact.isOfAppDelegate && !function.fact.takesLink
                && isMade(in: function.fact.body ?? [], of: delegate, seen: [])
        }
    }

    /// Whether code sets `window` to a new window, whatever else it finds, or calls a method that does. What it finds first is
    /// only the scene: `if let scene = scene as? UIWindowScene`.
    private static func isMade(
        in code: [Statement], of delegate: Nominal, made outer: Set<String> = [], seen: Set<String>
    ) -> Bool {
        var made = outer
        for statement in code {
            switch statement {
            case .binding(.binding(let name), _, let value?) where isNew(value, made): made.insert(name)
            case .expression(.assignment(let target, let value, _)) where isWindow(target) && isNew(value, made):
                return true
            case .conditional(let conditions, let then, _) where asksForScene(conditions):
                if isMade(in: then, of: delegate, made: made, seen: seen) { return true }
            case .expression(.call(let callee, _, _)):
                guard case .name(let name, _) = callee.withoutSelf, !seen.contains(name),
                    let methods = delegate.functions[name], methods.count == 1
                else { break }
                if isMade(in: methods[0].fact.body ?? [], of: delegate, seen: seen.union([name])) { return true }
            default: break
            }
        }
        return false
    }

    private static func isWindow(_ target: Expression) -> Bool {
        switch target {
        case .name("window", _), .member(.name("self", _), "window", _): true
        default: false
        }
    }

    private static func isNew(_ value: Expression, _ made: Set<String>) -> Bool {
        switch value {
        case .call(.name("UIWindow", _), _, _): true
        case .name(let name, _): made.contains(name)
        default: false
        }
    }

    private static func asksForScene(_ conditions: [Condition]) -> Bool {
        conditions.allSatisfy { condition in
            guard case .match(_, let value) = condition else { return false }
            return SyntaxSearch.typeNames(in: [.expression(value)]).contains("UIWindowScene")
        }
    }
}

extension LaunchSettings {
    /// The storyboards that the app, its scenes and extensions start with, without those of a module whose delegate makes
    /// a window itself, or whose windows are those of an app of SwiftUI's.
    func storyboardsShown(in program: Program, by delegates: [Nominal]) -> [String] {
        let ofModules = Dictionary(grouping: delegates, by: \.module)
        let apps = program.nominals.filter { $0.isMain && program.inherits($0, anyOf: ["App", "SwiftUI.App"]) }
        let makers = Set(ofModules.filter { makesWindow($0.value, program) }.keys).union(apps.map(\.module))
        let others = Set(delegates.map(\.module)).subtracting(makers)
        guard !makers.isEmpty else { return mainStoryboards }
        return mainStoryboards.filter { name in
            if extensionStoryboards.contains(name) { return true }
            let first = program.storyboards.scene(nil, inStoryboard: name).flatMap(program.storyboards.nominal)
            return first.map { !makers.contains($0.module) } ?? !others.isEmpty
        }
    }

    /// Whether the delegates of a module make a window themselves. Of several of the app, such as another one for its tests, each
    /// has to: code decides which of them the app starts with. So has each of several scenes: another one may begin with the
    /// storyboard. What is shown on an external display takes no storyboard away.
    private func makesWindow(_ delegates: [Nominal], _ program: Program) -> Bool {
        let ofApp = delegates.filter { program.inherits($0, anyOf: ["UIApplicationDelegate"]) }
        let ofScenes = delegates.filter { delegate in
            !ofApp.contains { $0 === delegate } && !otherSceneDelegates.contains(delegate.objectiveCName)
        }
        return [ofApp, ofScenes].contains { !$0.isEmpty && $0.allSatisfy(OwnWindow.isMade) }
    }
}
