import Foundation
import NavAtlasTestSupport
import Testing

@testable import NavAtlasCommands

extension JSONC {
    /// The value as Foundation's reader would give it.
    var plain: Any {
        switch value {
        case .object(let members): Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value.plain) })
        case .array(let elements): elements.map(\.plain)
        case .string(let text): text
        case .number(let number): number
        case .boolean(let isTrue): isTrue
        case .null: NSNull()
        }
    }
}

@Suite struct JSONCTests {
    @Test func readsWhatEditorsTake() throws {
        let text = """
            \u{FEFF}// first
            { "a": [1, -2.5e1, true, null,], /* in
              between */ "b\\u00e9\\n": { "c": "// no comment", }, }
            // last
            """
        let found = try JSONC(text).plain as? NSDictionary
        let expected: NSDictionary = ["a": [1, -25, true, NSNull()] as NSArray, "bé\n": ["c": "// no comment"]]
        #expect(found == expected)
    }

    /// Whatever Foundation takes for JSON is read alike.
    @Test(arguments: HostileNames.short) func readsJSONAsFoundationDoes(_ name: String) throws {
        // Its older reader loses a byte order mark at the start of a text.
        let data = try JSONEncoder().encode([name, "\(name) // \(name)"])
        let found = try JSONC(String(decoding: data, as: UTF8.self)).plain as? [String]
        #expect(found == (try JSONDecoder().decode([String].self, from: data)))
    }

    @Test(arguments: [
        ("", 1, 1, "ends where a value"), ("{", 1, 2, "expected a key"), ("{\"a\" 1}", 1, 6, "expected ':'"),
        ("[1 2]", 1, 4, "expected ','"), ("[1,\n  /* x", 2, 3, "no end"), ("\"a", 1, 3, "no end"),
        ("\"a\nb\"", 1, 3, "must end on the line"), ("tru", 1, 1, "expected 'true'"),
        ("{} {}", 1, 4, "end of the file"),
        ("{\"a\": 1,\n \"a\": 2}", 2, 2, "appears twice"), ("[-]", 1, 2, "no number"), ("[1e999]", 1, 2, "no number"),
        ("[\"\\x\"]", 1, 2, "not a JSON string"), ("[,]", 1, 2, "expected a value"), ("{,}", 1, 2, "expected a key"),
    ])
    func saysWhatIsWrongAndWhere(text: String, line: Int, column: Int, clue: String) {
        let error = #expect(throws: JSONC.Malformed.self) { try JSONC(text) }
        #expect(error?.problem.contains(clue) == true, "\(error?.problem ?? "")")
        #expect(error?.place == JSONC.Place(line: line, column: column))
    }

    @Test func isNotLedIntoDepth() {
        #expect(throws: JSONC.Malformed.self) { try JSONC(String(repeating: "[", count: 100_000)) }
    }
}
