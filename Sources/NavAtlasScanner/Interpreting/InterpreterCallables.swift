// Values that are called: closures that variables hold, and objects that declare `callAsFunction`.

extension Interpreter {
    /// Calls values with arguments as they are written.
    ///
    /// - Parameter type: what the values are declared to be.
    func call(
        _ callees: Values, written arguments: [Argument], as type: ResolvedType?, _ place: DraftLocation,
        in scope: Scope
    ) -> Values {
        let objects = callees.filter { callee in
            callee.nominal(in: heap).map { !program.methods(Self.callOperator, of: $0).isEmpty } ?? false
        }
        var result: Values = []
        for object in objects {
            result.unite(
                callDeclared(Self.callOperator, on: object, arguments, place, in: scope, expecting: nil) ?? [])
        }
        guard objects.isEmpty || objects.count < callees.count else { return result }
        return result.union(call(callees.subtracting(objects), values(of: arguments, in: scope, as: type)))
    }

    private static let callOperator = "callAsFunction"
}
