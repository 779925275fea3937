import Foundation
import NavAtlasModel
import NavAtlasTestSupport
import Testing

@testable import NavAtlasCommands

private let app = """
    entry Main
    Main -root!-> Home : home [source at=Home.swift:1:1]
    Main -push-> Detail : detail [source at=Main.swift:5:5]
    Home ~push~> Detail : Main.detail [source at=Home.swift:9:13]
    Home ~push~> Shop.Item : NavigationLink [source at=Home.swift:10:13]
    Home ~push~> Cart.Item : NavigationLink [source at=Home.swift:11:13]
    screen Lost

    """

/// A server as a client sees it: lines in, lines out.
private struct Served {
    struct Answer {
        let members: [String: Any]

        var error: (code: Int, message: String)? {
            guard let error = members["error"] as? [String: Any] else { return nil }
            return (error["code"] as? Int ?? 0, error["message"] as? String ?? "")
        }
        var result: [String: Any] { members["result"] as? [String: Any] ?? [:] }
        /// What a tool says, and whether that is an error.
        var said: (text: String, isError: Bool) {
            let content = (result["content"] as? [[String: Any]])?.first
            return (content?["text"] as? String ?? "", result["isError"] as? Bool ?? false)
        }
    }

    static let metadata = """
        "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
        """

    /// The answers to some lines, each of which must be one line of JSON; the process must end well.
    static func answers(_ lines: [String], graph: String = app) throws -> [Answer] {
        try answers(Data(lines.map { $0 + "\n" }.joined().utf8), graph: graph)
    }

    static func answers(_ input: Data, graph: String = app) throws -> [Answer] {
        let folder = try TemporaryFolder()
        try folder.write(graph, to: "graph.nav")
        let run = try Executable.navatlas.run(["mcp", "graph.nav"], input: input, in: folder.url)
        try #require(run.status == 0, "\(run.standardError)")
        #expect(try folder.names() == ["graph.nav"])
        return try run.text.split(separator: "\n").map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            let members = try #require(object)
            #expect(members["jsonrpc"] as? String == "2.0")
            return Answer(members: members)
        }
    }

    static func request(_ method: String, _ parameters: String = "", id: String = "1") -> String {
        let own = parameters.isEmpty ? "" : parameters + ", "
        return #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": {\#(own)\#(metadata)}}"#
            .replacingOccurrences(of: "\n", with: " ")
    }

    static func call(_ tool: String, _ arguments: String, graph: String = app) throws -> (text: String, isError: Bool) {
        let line = request("tools/call", #""name": "\#(tool)", "arguments": {\#(arguments)}"#)
        return try #require(try answers([line], graph: graph).first).said
    }
}

struct ProtocolTests {
    /// A client waits for an answer to each request.
    @Test func aResultThatCannotBeWrittenIsAnsweredByAnError() throws {
        let line = ProtocolResponse(id: .number(7), result: ["share": Double.nan]).line
        let answer = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
        #expect(answer["id"] as? Int == 7 && answer["result"] == nil)
        #expect((answer["error"] as? [String: Any])?["code"] as? Int == -32603)
    }

    @Test(arguments: [
        ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"),
        ("1999-01-01", "2025-11-25"),
    ])
    func aSessionBeginsWithTheVersionThatBothKnow(wanted: String, agreed: String) throws {
        let begin =
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(wanted)","capabilities":{}}}"#
        let answers = try Served.answers([
            begin, #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            #"{"jsonrpc":"2.0","id":"p","method":"ping"}"#, #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
        ])
        #expect(answers.count == 3)
        #expect(answers[0].result["protocolVersion"] as? String == agreed)
        #expect(answers[1].members["id"] as? String == "p" && answers[1].result.isEmpty)
        #expect((answers[2].result["tools"] as? [Any])?.count == MapTools.all.count)
    }

    @Test func withoutASessionEveryRequestNamesItsVersion() throws {
        let wrong = Served.request("tools/list").replacing("2026-07-28", with: "2030-01-01")
        let bare = #"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#
        let half =
            #"{"jsonrpc":"2.0","id":4,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#
        let answers = try Served.answers([Served.request("server/discover"), wrong, bare, half])
        #expect(answers[0].result["resultType"] as? String == "complete")
        #expect((answers[0].result["supportedVersions"] as? [String])?.first == "2026-07-28")
        #expect(answers[0].result["ttlMs"] as? Int == 0 && answers[0].result["cacheScope"] as? String == "private")
        #expect(answers[1].error?.code == -32022)
        let data = (answers[1].members["error"] as? [String: Any])?["data"] as? [String: Any]
        #expect(data?["requested"] as? String == "2030-01-01")
        #expect(answers[2].error?.code == -32602 && answers[3].error?.code == -32602)
    }

    @Test(arguments: [
        ("{", -32700), ("nonsense", -32700), (#"{"jsonrpc":"2.0","id":1,"method":"ping",}"#, -32700),
        (String(repeating: "[", count: 100_000), -32700), ("\u{0}", -32700), (#"{"a": "\ud800"}"#, -32700),
        ("[]", -32600), (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600), ("7", -32600), ("null", -32600),
        (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600), (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":[],"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32600),
    ])
    func aLineThatIsNoRequestIsAnsweredByTheProtocolsError(line: String, code: Int) throws {
        let answers = try Served.answers([line, Served.request("server/discover", id: "\"after\"")])
        #expect(answers.count == 2)
        #expect(answers[0].error?.code == code, "\(answers[0].members)")
        #expect(answers[0].members.keys.contains("id"))
        #expect(answers[1].members["id"] as? String == "after")
    }

    @Test func bytesThatAreNoTextAndEmptyLinesEndNothing() throws {
        let input = Data([0xFF, 0xFE, 0x0A, 0x0A, 0x20, 0x0D, 0x0A]) + Data(Served.request("server/discover").utf8)
        let answers = try Served.answers(input)
        // The last line needs no end.
        #expect(answers.map { $0.error?.code } == [-32700, nil])
    }

    @Test func aHugeLineIsRefusedWithoutTheRest() throws {
        let huge =
            #"{"jsonrpc":"2.0","id":1,"method":""# + String(repeating: "x", count: 3 * MessageLines.mostBytes) + "\"}"
        let answers = try Served.answers([huge, Served.request("server/discover", id: "2")])
        #expect(answers.map { $0.error?.code } == [-32600, nil])
        #expect(answers[1].members["id"] as? Int == 2)
    }

    @Test(arguments: ["prompts/list", "subscriptions/listen", "ping", "", "tools/list/x", "\\u001b[31m"])
    func anUnknownMethodIsSaidToBe(method: String) throws {
        let error = try #require(try Served.answers([Served.request(method)]).first?.error)
        #expect(error.code == -32601)
        #expect(!error.message.contains("\u{1B}"))
    }

    @Test(arguments: [
        (#"{}"#, -32602), (#"{"name": 7}"#, -32602), (#"{"name": "delete"}"#, -32602),
        (#"{"name": "screens", "arguments": []}"#, -32602),
    ])
    func aCallOfNoToolIsAnError(parameters: String, code: Int) throws {
        let own = String(parameters.dropFirst().dropLast())
        #expect(try Served.answers([Served.request("tools/call", own)]).first?.error?.code == code)
        let read = own.replacing("name", with: "uri").replacing("\"screens\"", with: "\"x\"")
        #expect(try Served.answers([Served.request("resources/read", read)]).first?.error?.code == code)
    }

    @Test func notificationsAndResponsesAreNotAnswered() throws {
        let lines = [
            #"{"jsonrpc":"2.0","method":"notifications/whatever","params":{}}"#,
            #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":77}}"#,
        ]
        #expect(try Served.answers(lines).isEmpty)
    }

    /// All lines are there before the first is answered, so that the last request is still waiting when it is cancelled.
    @Test func aRequestThatWaitsIsCancelled() throws {
        let lines = MessageLines(descriptor: -1)
        for line in [
            Served.request("server/discover", id: "1"), Served.request("server/discover", id: "2"),
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#,
            Served.request("server/discover", id: "3"),
        ] {
            lines.take(Array(line.utf8))
        }
        func nextID() -> ProtocolMessage.ID? {
            guard case .message(.request(let id, _, _))? = lines.next() else { return nil }
            return id
        }
        #expect(nextID() == .number(1))
        #expect(!lines.isCurrentCancelled)
        lines.take(Array(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#.utf8))
        #expect(lines.isCurrentCancelled)
        #expect(nextID() == .number(3))
        #expect(!lines.isCurrentCancelled)
    }

    @Test func everyToolHasASchemaAndRefusesWhatIsNotInIt() throws {
        let list = try #require(
            try Served.answers([Served.request("tools/list")]).first?.result["tools"] as? [[String: Any]])
        #expect(list.compactMap { $0["name"] as? String } == MapTools.all.map { $0.name })
        for tool in list {
            let schema = try #require(tool["inputSchema"] as? [String: Any])
            #expect(schema["type"] as? String == "object" && schema["additionalProperties"] as? Bool == false)
            let name = try #require(tool["name"] as? String)
            let said = try Served.call(name, #""no-such-argument": {}"#)
            #expect(said.isError && said.text.contains("takes no argument 'no-such-argument'"))
            for required in schema["required"] as? [String] ?? [] {
                #expect(try Served.call(name, "").text.contains("needs the argument '\(required)'"))
            }
        }
    }

    @Test(arguments: [
        ("screens", #""reachability": "unreachable""#, "1 of 6 screens and coordinators\nLost: screen, unreachable\n"),
        ("screens", #""matching": "ITEM", "from": 2, "limit": 1"#, "Shop.Item: screen, reachable"),
        ("paths", #""to": "Detail""#, "2. Home ~push~> Detail : Main.detail (Home.swift:9:13)"),
        ("paths", #""to": "Detail", "avoid": "Main.detail""#, "no path leads from any entry or deep link to Detail"),
        ("leads_to", #""screen": "Detail""#, "Home ~push~> Detail : Main.detail"),
        ("explain", #""subject": "Home", "destination": "Lost""#, "No edge leads from Home to Lost"),
        ("findings", #""rule": "unreachable-screen""#, "error unreachable-screen: Lost cannot be reached"),
        ("diagram", #""focus": "Detail""#, "flowchart"),
    ])
    func toolsAnswer(tool: String, arguments: String, text: String) throws {
        let said = try Served.call(tool, arguments)
        #expect(!said.isError && said.text.contains(text), "\(said.text)")
    }

    @Test(arguments: [
        ("paths", #""to": "Detial""#, "nothing in the graph is called 'Detial'; did you mean 'Detail'?"),
        ("leads_to", #""screen": "Item""#, "give one of 'Cart.Item', 'Shop.Item'"),
        ("screens", #""limit": 1000000"#, "must be a whole number from 1 to 500"),
        ("screens", #""limit": 1.5"#, "must be a whole number from 1 to 500"),
        ("findings", #""rule": "unreachable-scren""#, "did you mean 'unreachable-screen'?"),
        ("changes", #""since": "HEAD""#, "there is no git repository here"),
        ("coverage", "", "--profile"),
        ("diagram", #""format": "svg""#, "one of mermaid, dot, plantuml"),
    ])
    func aBadArgumentIsASentence(tool: String, arguments: String, text: String) throws {
        let said = try Served.call(tool, arguments)
        #expect(said.isError && said.text.contains(text), "\(said.text)")
    }

    @Test func aLongAnswerIsCutAndSaysSo() throws {
        let many = "entry Main\n" + (1...12_000).map { "Main -push-> Screen\($0) : route\($0)\n" }.joined()
        let read = Served.request("resources/read", #""uri": "navatlas://graph""#)
        let contents = try #require(
            try Served.answers([read], graph: many).first?.result["contents"] as? [[String: Any]])
        let graph = try #require(contents.first?["text"] as? String)
        #expect(graph.utf8.count <= BoundedText.mostOfResource + 200)
        #expect(graph.contains("more lines are left out"))
        // What is left is still the notation.
        #expect(try Notation.parse(graph).nodes.count > 1_000)
        let long = try Served.call(
            "screens", #""limit": 500"#, graph: many.replacing("Screen", with: String(repeating: "S", count: 300)))
        #expect(!long.isError && long.text.utf8.count <= BoundedText.mostOfTool + 200)
        let wide =
            "entry Main\n"
            + (1...299).map { "Main -push-> \(String(repeating: "S", count: 99))\($0) : route\($0)\n" }
            .joined()
        let diagram = try Served.call("diagram", #""format": "dot""#, graph: wide)
        #expect(diagram.isError && diagram.text.contains("name a smaller part"))
    }

    @Test func aGraphThatCannotBeReadIsSaidAndTheServerStays() throws {
        let lines = [Served.request("tools/call", #""name": "screens""#), Served.request("tools/list", id: "2")]
        let answers = try Served.answers(lines, graph: "nonsense")
        #expect(answers[0].said.isError && answers[0].said.text.contains("'graph.nav' is not a readable graph"))
        #expect(answers[1].error == nil)
        let read = Served.request("resources/read", #""uri": "navatlas://graph""#)
        #expect(try Served.answers([read], graph: "nonsense").first?.error?.code == -32603)
    }

    @Test func standardInputIsNoGraph() throws {
        let run = try Executable.navatlas.run(["mcp", "-"])
        #expect(run.status == 2 && run.standardError.contains("the graph must come from a file or a folder"))
    }

    /// A client waits for each answer before it asks on, and sees what has changed in between.
    @Test func aChangeIsSeenByTheNextQuestion() throws {
        let folder = try TemporaryFolder()
        try folder.write(app, to: "graph.nav")
        let (input, output) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = Executable.navatlas.url
        process.arguments = ["mcp", "graph.nav"]
        process.currentDirectoryURL = folder.url
        (process.standardInput, process.standardOutput) = (input, output)
        let wait = try process.start()
        func ask() throws -> String {
            input.fileHandleForWriting.write(
                Data(
                    (Served.request("tools/call", #""name": "screens", "arguments": {"matching": "New"}"#) + "\n").utf8)
            )
            var line = Data()
            while !line.contains(UInt8(ascii: "\n")) { line += output.fileHandleForReading.availableData }
            return String(decoding: line, as: UTF8.self)
        }
        #expect(try ask().contains("0 of 6 screens"))
        try folder.write(app + "Main -push-> NewScreen : new\n", to: "graph.nav")
        #expect(try ask().contains("NewScreen: screen, "))
        try input.fileHandleForWriting.close()
        wait()
        #expect(process.terminationStatus == 0)
    }
}
