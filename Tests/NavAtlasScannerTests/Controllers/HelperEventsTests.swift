import Testing

@testable import NavAtlasScanner

/// Which methods of objects beside a controller are called by somebody else than the app's code.
@Suite struct HelperEventsTests {
    @Test(arguments: [
        // A library calls what overrides a method of its class. `NSObject` has methods to compare and to describe.
        ("class Item: FormSection { override func didSelect(at index: Int) {} }", true),
        ("class Item: NSObject { override func isEqual(_ object: Any?) -> Bool { true } }", false),
        ("class Item: NSObject, NSCopying { func copy(with zone: NSZone?) -> Any { Item() } }", false),
        ("class Item: NSObject { @objc func tap() {} }", true),
    ])
    func whatOnlyComparesIsNoEvent(source: String, isEvent: Bool) throws {
        let program = Program([FileLowering.facts(of: source, path: "Item.swift")])
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let item = try #require(program.nominal(named: "Item", in: LookupPlace(file: 0, nominal: nil)))
        let method = try #require(item.functions.values.joined().first)
        #expect(interpreter.isHelperEvent(method) == isEvent)
    }
}
