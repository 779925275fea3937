import Foundation
import NavAtlasTestSupport
import Testing

@testable import NavAtlasModel

/// What the fast reader makes of a document, held against what Foundation makes of it.
@Suite struct JSONReaderTests {
    @Test(arguments: 0..<60 as Range<UInt64>)
    func documentsAreReadWithoutFoundation(seed: UInt64) throws {
        for names in [RandomGraph.Names.plain, .hostile] {
            let graph = RandomGraph.make(seed: seed, names: names)
            #expect(try DocumentPayload(regular: try GraphDocument.encode(graph))?.graph() == graph)
        }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func anySpellingOfADocumentIsReadAlike(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for names in [RandomGraph.Names.plain, .hostile] {
            let data = try GraphDocument.encode(RandomGraph.make(seed: seed, names: names))
            let value = try JSONSerialization.jsonObject(with: data)
            for isPretty in [false, true] {
                let text = Spelling(isPretty: isPretty).text(of: value, using: &random)
                #expect(DocumentPayload(regular: Data(text.utf8)) != nil)
                try expectTheSame(Data(text.utf8))
            }
        }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func whatIsBrokenIsReadAlike(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for names in [RandomGraph.Names.plain, .hostile] {
            let data = try GraphDocument.encode(RandomGraph.make(seed: seed, names: names, nodes: 3))
            for _ in 0..<10 { try expectTheSame(data.prefix(Int.random(in: 0..<data.count, using: &random))) }
            for _ in 0..<30 { try expectTheSame(mutated(data, using: &random)) }
        }
    }

    /// Values of every kind in the place of every other, and keys that are there twice.
    @Test(arguments: [
        "null", "true", "false", "tru", "0", "7", "-1", "-0", "01", "1.0", "1.5", "1e2", "999999999999999999",
        "9223372036854775807", "9223372036854775808", "\"\"", "\"A\"", #""\u0041""#, #""\b\f\n\r\t\/\\\"""#,
        #""\ud83d\ude00""#, #""\ud83d""#, #""\ud83d\u0041""#, #""\ude00\ud83d""#, #""\u00zz""#, #""\x""#, "\"\t\"",
        "\"\u{301}\"", "[]", "[1]", "[\"A\"]", "[null]", "[[]]", "[1,]", "[,1]", "[1 2]", "{}", "{,}", "{\"a\" 1}", "",
        #"{"file":"a","line":1}"#, #"{"file":"a","line":1,}"#, #"{"file":"a","\u006cine":1}"#, #""A","id":"B""#,
        #"null,"id":null"#, #"1,"line":2"#, #""A","\u0069d":"B""#, #""A","\u00e9":1"#, "\"A\",\"\u{212A}ind\":1",
        "\"A\",\"e\u{301}\":1,\"é\":2",
    ])
    func anyValueInAnyPlaceIsReadAlike(value: String) throws {
        let document = """
            {"schemaVersion":1,"entries":["A"],"nodes":[{"id":"A","kind":"coordinator","flow":"stack","style":"s",\
            "module":"M","container":true,"location":{"file":"a","line":1,"column":2}}],"edges":[{"from":"A","to":"A",\
            "kind":"route","name":"n","via":"v","presentation":"push","input":"I","initial":false,"replaces":true,\
            "evidence":["source"],"locations":[{"file":"a","line":1}],"through":[{"file":"a","line":1}],"otherPresentations":[{"presentation":"p","replaces":true}],"components":["c"]}],"deepLinks":[{"pattern":"p",\
            "to":"A","path":["A.n"],"location":{"file":"a","line":1}}],"unresolved":[{"what":"w","reason":"r","from":"A",\
            "candidates":["A"],"location":{"file":"a","line":1}}],"remarks":[{"kind":"k","subject":"A","detail":"d",\
            "location":{"file":"a","line":1}}],"suppressions":[{"rules":["r"],"reason":"w","location":{"file":"a",\
            "line":1},"lastLine":3}],"census":[{"file":"a","resolved":1,"dead":1,"noNavigation":1,"notFollowed":1}],\
            "bounds":[{"what":"w","hides":"h","location":{"file":"a","line":1}}],"resolution":{"callSites":1,\
            "resolved":1,"dead":1,"noNavigation":1,"notFollowed":1},"later":{"a":[1,"b",null,true]}}
            """
        #expect(DocumentPayload(regular: Data(document.utf8)) != nil)
        let places = document.indices.filter { document[$0] == ":" }.map { document.index(after: $0) }
        #expect(places.count > 60)
        for place in places {
            let rest = document[place...]
            // Up to the value's end where it is a plain one; a list or an object then has something odd before it.
            let end = rest.firstIndex { ",}]".contains($0) } ?? rest.endIndex
            try expectTheSame(Data((document[..<place] + value + document[end...]).utf8))
            try expectTheSame(Data((document[..<place] + value + "," + document[place...]).utf8))
        }
    }

    @Test(arguments: [
        "", " ", "\u{FEFF}{\"schemaVersion\":1,\"nodes\":[]}", "{\"schemaVersion\":1,\"nodes\":[]} x",
        "{\"schemaVersion\":1,\"nodes\":[]}\u{0}", "{\"schemaVersion\":1,\"nodes\":[]},",
        " \r\n\t{\"schemaVersion\":1,\"nodes\":[]}\n",
        "{\"schemaVersion\":2,\"nodes\":7}",
        "{\"schemaVersion\":1,\"nodes\":[],\"deep\":" + String(repeating: "[", count: 40)
            + String(repeating: "]", count: 40) + "}",
        "{\"schemaVersion\":1,\"nodes\":[],\"deep\":" + String(repeating: "[", count: 100_000),
        "{\"schemaVersion\":1,\"nodes\":[],\"deep\":" + String(repeating: "{\"a\":", count: 100_000),
    ])
    func theEdgesOfADocumentAreReadAlike(text: String) throws {
        try expectTheSame(Data(text.utf8))
        for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf32] {
            if let data = text.data(using: encoding) { try expectTheSame(data) }
        }
    }

    @Test(arguments: [
        [0xC3, 0x28], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xFF], [0x80], [0xEF, 0xBF, 0xBD],
    ])
    func bytesThatAreNoTextAreReadAlike(bytes: [UInt8]) throws {
        for key in ["id", "style", "later"] {
            let text = #"{"schemaVersion":1,"nodes":[{"id":"A","kind":"screen","x":1,"\#(key)":"@"}]}"#
            let (head, tail) = (text.split(separator: "@")[0], text.split(separator: "@")[1])
            try expectTheSame(Data(head.utf8) + Data(bytes) + Data(tail.utf8))
        }
    }

    private func expectTheSame(_ data: Data, at place: Testing.SourceLocation = #_sourceLocation) throws {
        let data = Data(data)
        let expected = outcome(of: GraphDocument.decodeWithFoundation, data)
        #expect(outcome(of: GraphDocument.decode, data) == expected, sourceLocation: place)
    }

    private func outcome(
        of decode: (Data) throws(GraphError) -> NavigationGraph, _ data: Data
    ) -> Result<NavigationGraph, GraphError> {
        Result { () throws(GraphError) in try decode(data) }
    }

    /// The data with a byte lost, doubled or changed into one that means something.
    private func mutated(_ data: Data, using random: inout SeededGenerator) -> Data {
        var bytes = Array(data)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(bytes[place], at: place)
            case 2: bytes[place] = random.pick(Array("{}[]:,\"\\ \n0123456789-+.eEtfnu/\u{0}\u{1F}é".utf8))
            default: bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
        }
        return Data(bytes)
    }
}

/// A way of writing the same JSON: with keys in any order, space anywhere, and escapes where none are needed.
private struct Spelling {
    let isPretty: Bool

    func text(of value: Any, using random: inout SeededGenerator) -> String {
        switch value {
        case let object as [String: Any]:
            let members = object.sorted { $0.key < $1.key }.shuffled(using: &random).map { key, value in
                "\"\(key)\"" + space(&random) + ":" + space(&random) + text(of: value, using: &random)
            }
            return "{" + space(&random) + members.joined(separator: space(&random) + "," + space(&random)) + "}"
        case let list as [Any]:
            let elements = list.map { text(of: $0, using: &random) }
            return "[" + space(&random) + elements.joined(separator: "," + space(&random)) + "]"
        case let string as String:
            return "\"" + string.unicodeScalars.map { spelt($0, &random) }.joined() + "\""
        default:
            let number = value as? NSNumber
            let isFlag = "\(type(of: value))".contains("Bool")
            return isFlag ? "\(number?.boolValue ?? false)" : "\(number?.intValue ?? 0)"
        }
    }

    private func space(_ random: inout SeededGenerator) -> String {
        isPretty ? random.pick(["", " ", "\n", "\r\n\t", "  "]) : ""
    }

    private func spelt(_ scalar: Unicode.Scalar, _ random: inout SeededGenerator) -> String {
        let short: [Unicode.Scalar: String] = [
            "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\u{8}": "\\b", "\u{C}": "\\f", "\n": "\\n", "\r": "\\r",
            "\t": "\\t",
        ]
        let long = String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16, uppercase: random.once(in: 2))
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
        if random.once(in: 4) { return long }
        if let short = short[scalar], scalar != "/" || random.once(in: 2) { return short }
        return scalar.value < 0x20 ? long : String(scalar)
    }
}
