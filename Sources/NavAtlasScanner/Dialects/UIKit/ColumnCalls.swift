import NavAtlasModel

// A split view controller of the system's that a coordinator fills: what stands in its columns, the coordinator shows.

extension UIKitDialect {
    /// How `split.setViewController(list, for: .primary)` shows a controller; `nil` for any other call.
    func columnPresentation(_ site: CallSite, _ interpreter: Interpreter) -> Presentation? {
        guard site.name == "setViewController", site.has("for") else { return nil }
        return columnPresentation(containers(of: site), site.scope.frame, interpreter)
    }

    /// How a coordinator shows what it puts into columns, which is noted: in a split view that the code has just made, with the
    /// others; in one that is there already, beside them. `nil` where it fills anything else.
    func columnPresentation(_ containers: Values, _ frame: Frame, _ interpreter: Interpreter) -> Presentation? {
        guard !containers.isEmpty, containers.allSatisfy({ isSplit($0, interpreter) }),
            let nominal = frame.receiver?.nominal(in: interpreter.heap), isCoordinator(nominal, interpreter),
            case let key = interpreter.draft.key(for: nominal)
        else { return nil }
        interpreter.draft.splitViews.insert(key)
        let isNew = containers.allSatisfy { split in
            interpreter.callers.contains { interpreter.isMarked(split, asMadeIn: $0) }
        }
        return isNew || interpreter.owner.node == key && interpreter.isStarting(frame) ? .root : .push
    }

    private func isSplit(_ value: Value, _ interpreter: Interpreter) -> Bool {
        interpreter.container(of: value) == .split && value.nominal(in: interpreter.heap) == nil
    }
}
