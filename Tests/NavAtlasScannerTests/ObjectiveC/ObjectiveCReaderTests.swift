@testable import NavAtlasScanner
import Testing

/// What is found in Objective-C source: names, strings and calls.
struct ObjectiveCReaderTests {
    private func facts(_ text: String) -> ObjectiveCFacts { ObjectiveCReader.facts(of: Array(text.utf8)) }

    @Test func namesStringsAndCallsHaveTheirPlaces() {
        let facts = facts(
            """
            // HiddenController
            /* [self pushViewController:HiddenController.new animated:YES]; */
            - (void)open {
                [self.navigationController pushViewController:[[ItemController alloc] init] animated:YES];
                self.window.rootViewController = [board instantiateViewControllerWithIdentifier:@"Ho\\"me"];
            }
            """)
        #expect(facts.calls.map(\.name) == ["pushViewController", "rootViewController"])
        #expect(facts.calls.map(\.position) == [Position(line: 4, column: 32), Position(line: 5, column: 17)])
        #expect(facts.texts == [.init(name: "Ho\\\"me", position: Position(line: 5, column: 86))])
        #expect(facts.names.contains(.init(name: "ItemController", position: Position(line: 4, column: 53))))
        #expect(!facts.names.contains { $0.name == "HiddenController" })
    }

    @Test(arguments: [
        "UIViewController *first = window.rootViewController;", "if (window.rootViewController == first) {}",
        "- (id)showViewController;",
    ])
    func whatOnlyAsksIsNoCall(_ text: String) { #expect(facts(text).calls.isEmpty) }

    @Test func anApostropheHidesNothingBelowIt() {
        let facts = facts("#error don't\n[ItemController new];\n")
        #expect(facts.names.contains { $0.name == "ItemController" })
    }

    @Test(arguments: ["/*", "\"", "@\"a\\", "'\\", "/", "pushViewController", "\"\\\n", "\r\n\"\\"])
    func unfinishedTextEnds(_ text: String) { #expect(facts(text).calls.isEmpty) }

    @Test func otherEncodingsAreRead() {
        let facts = ObjectiveCReader.facts(of: Array("// caf".utf8) + [0xE9, 0x0A] + Array("[Home new];".utf8))
        #expect(facts.names.map(\.name) == ["Home", "new"])
    }

    @Test(
        arguments: [
            ("showWithTitle", ["show"]), ("show", ["show"]), ("shower", []), ("showAll", ["show", "showAll"]),
        ])
    func aSelectorBeginsWithTheNameInSwift(_ word: String, _ found: [String]) {
        #expect(facts("[flow \(word):1];").names(among: ["show", "showAll", "flo"]).sorted() == found)
    }
}
