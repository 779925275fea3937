import NavAtlasAnalysis
import NavAtlasModel
import Testing

@Suite struct NavigationPathTests {
    static let app = """
        entry Main
        Main -root!-> Login : login [source]
        Main -root-> Tabs : home [source]
        Login ~root~> Tabs : Main.home [source]
        Tabs -tab-> Todos : todos [source]
        Todos -root!-> List : start [source]
        Todos -push-> Todo : todo [source]
        List ~push~> Todo : Todos.todo [source]
        List ~sheet~> Todo : Todos.preview [source]
        Todos -push-> Unused : unused [source]
        link app://offer => Offer
        Offer ~push~> Terms : Offer.terms [source]

        """

    static func answer(_ query: PathQuery, _ notation: String = app) throws -> PathAnswer {
        Analysis(try Notation.parse(notation)).paths(query)
    }

    static func steps(_ answer: PathAnswer) -> [[String]] { answer.paths.map { $0.steps.map { Notation.print($0) } } }

    @Test func aPathTakesWhatSomeoneTriggersAndNotItsDeclaration() throws {
        let answer = try Self.answer(PathQuery(to: "Todo"))
        #expect(
            Self.steps(answer) == [
                [
                    "Main -root!-> Login : login", "Login ~root~> Tabs : Main.home", "Tabs -tab-> Todos : todos",
                    "Todos -root!-> List : start", "List ~sheet~> Todo : Todos.preview",
                ]
            ])
        #expect(!answer.usesDeclarations && !answer.areAll)
    }

    @Test(arguments: [
        (PathQuery(to: "Todo", atMost: 9), 2, true),
        (PathQuery(to: "Todo", avoiding: ["Todos.todo"], atMost: 9), 1, true),
        (PathQuery(to: "Todo", avoiding: ["List"], atMost: 9), 0, true),
        (PathQuery(to: "Todo", avoiding: ["Tabs"], atMost: 9), 0, true),
        (PathQuery(to: "Todo", from: ["List", "Login"], atMost: 9), 4, true),
        (PathQuery(to: "Login", from: ["Todo"], atMost: 9), 0, true),
        (PathQuery(to: "Main"), 1, true), (PathQuery(to: "Todo", atMost: 1), 1, false),
        (PathQuery(to: "Nowhere"), 0, true),
    ])
    func pathsStartAndAvoidWhatIsAsked(query: PathQuery, count: Int, areAll: Bool) throws {
        let answer = try Self.answer(query)
        #expect(answer.paths.count == count)
        #expect(answer.areAll == areAll)
        for path in answer.paths {
            #expect((query.starts.isEmpty ? ["Main"] : query.starts).contains(path.start))
            #expect(zip(path.steps, path.steps.dropFirst()).allSatisfy { $0.to == $1.from })
            #expect((path.steps.last?.to ?? path.start) == query.destination)
        }
    }

    @Test func whereNobodyIsKnownToTriggerARouteTheDeclarationIsTakenAndThatIsSaid() throws {
        let answer = try Self.answer(PathQuery(to: "Unused"))
        #expect(answer.usesDeclarations)
        #expect(Self.steps(answer).first?.last == "Todos -push-> Unused : unused")
        let live = try Self.answer(PathQuery(to: "B"), "entry A\nA -push-> B : b [runtime]")
        #expect(!live.usesDeclarations && live.paths.count == 1)
    }

    @Test func whatOnlyALinkOpensIsReachedByTheLink() throws {
        let answer = try Self.answer(PathQuery(to: "Terms"))
        #expect(answer.paths.map(\.link?.pattern) == ["app://offer"])
        #expect(answer.paths.map(\.start) == ["Offer"])
        #expect(try Self.answer(PathQuery(to: "Terms", from: ["Main"])).paths.isEmpty)
    }
}
