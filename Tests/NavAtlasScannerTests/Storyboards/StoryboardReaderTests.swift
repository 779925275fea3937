import Testing

@testable import NavAtlasScanner

@Suite struct StoryboardReaderTests {
    private func facts(_ text: String) -> StoryboardFacts { StoryboardReader.facts(of: Array(text.utf8)) }

    @Test func scenesAndSeguesAreReadWithTheirPlaces() throws {
        let facts = facts(
            StoryboardText.storyboard(
                initial: "list",
                """
                <scene><objects>
                <tableViewController storyboardIdentifier="List" title="All" id="list" customClass="ListController" sceneMemberID="viewController">
                    <view><tableViewCell><connections>
                        <segue destination="detail" kind="show" identifier="open"/>
                    </connections></tableViewCell></view>
                    <connections>
                        <segue destination="other" kind="presentation" modalPresentationStyle="fullScreen"/>
                    </connections>
                </tableViewController>
                <exit id="way-out" sceneMemberID="exit"/>
                <tapGestureRecognizer id="tap"><connections>
                    <segue destination="way-out" kind="unwind" unwindAction="back:"/>
                </connections></tapGestureRecognizer>
                </objects></scene>
                <scene><objects>
                <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="First" id="other" sceneMemberID="viewController"/>
                </objects></scene>
                """))
        #expect(facts.problem == nil && facts.initial == "list" && !facts.isLaunchScreen)
        #expect(facts.scenes.map(\.element) == ["tableViewController", "viewControllerPlaceholder"])
        let scene = try #require(facts.scenes.first)
        #expect(scene.className == "ListController" && scene.identifier == "List" && scene.title == "All")
        #expect(scene.position == Position(line: 5, column: 1))
        #expect(scene.segues.map(\.kind) == ["show", "presentation", "unwind"])
        #expect(scene.segues.map(\.isManual) == [false, true, false])
        #expect(scene.segues[0].position == Position(line: 7, column: 9))
        #expect(scene.segues[1].presentationStyle == "fullScreen")
        #expect(facts.scenes[1].storyboardName == "Other" && facts.scenes[1].referencedIdentifier == "First")
    }

    /// A tag may take several lines; what its attributes say counts.
    @Test func textOfAttributesIsUnescaped() {
        let scene = facts(
            StoryboardText.storyboard(
                initial: "a",
                "<scene><objects><viewController title=\"Salt &amp; Pepper\" id=\"a\" sceneMemberID=\"viewController\"/></objects></scene>"
            )
        ).scenes.first
        #expect(scene?.title == "Salt & Pepper")
    }

    /// Interface Builder calls a scene after its own bar, too: not after one inside it.
    @Test(arguments: [
        ("<navigationItem key=\"navigationItem\" title=\"Votes\" id=\"n\"/>", "Votes"),
        ("<tabBarItem key=\"tabBarItem\" title=\"Votes\" id=\"t\"/>", "Votes"),
        ("<tabBarItem key=\"tabBarItem\" title=\"\" id=\"t\"/>", nil),
        (
            "<tabBarItem key=\"tabBarItem\" title=\" \" id=\"t\"/><navigationItem key=\"navigationItem\" title=\"Votes\" id=\"n\"/>",
            "Votes"
        ),
        ("<view><navigationBar><items><navigationItem title=\"Inner\" id=\"n\"/></items></navigationBar></view>", nil),
    ])
    func aSceneIsCalledAfterItsBar(_ inside: String, _ expected: String?) {
        let scene =
            "<scene><objects><tabBarController id=\"a\" sceneMemberID=\"viewController\">\(inside)</tabBarController></objects></scene>"
        #expect(facts(StoryboardText.storyboard(initial: "a", scene)).scenes.first?.title == expected)
    }

    @Test(arguments: [
        ("", StoryboardProblem.Kind.malformed), ("no markup", .malformed), ("<document><scenes>", .malformed),
        ("<document></scenes>", .malformed), ("<document a=1/>", .malformed), ("\u{0}", .malformed),
        ("<!DOCTYPE d [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]><document b=\"&b;\"/>", .declaresEntities),
        ("<document>&unknown;</document>", .malformed),
        (String(repeating: "<view>", count: 100_000), .nestedTooDeep),
    ])
    func whatIsNoStoryboardIsSaid(text: String, kind: StoryboardProblem.Kind) {
        #expect(facts(text).problem?.kind == kind)
    }

    /// What stands before the fault is known.
    @Test func whatStandsBeforeAFaultIsRead() {
        let whole = StoryboardText.storyboard(
            initial: "a",
            "<scene><objects><viewController id=\"a\" sceneMemberID=\"viewController\"/></objects></scene>\n<scene>")
        let facts = facts(whole)
        #expect(facts.scenes.map(\.id) == ["a"] && facts.problem?.kind == .malformed)
    }

    @Test func factsComeBackFromTheCacheAsTheyWere() throws {
        let facts = facts(
            StoryboardText.storyboard(
                initial: "a",
                StoryboardText.scene(
                    "a", class: "A", identifier: "First", segues: ["<segue destination=\"a\" kind=\"show\"/>"])))
        var writer = FactsWriter()
        writer.write(facts)
        var reader = try FactsReader(writer.finish()[...])
        #expect(try StoryboardFacts(from: &reader) == facts)
        let problem = StoryboardFacts(
            problem: StoryboardProblem(kind: .nestedTooDeep, position: Position(line: 3, column: 4)))
        writer = FactsWriter()
        writer.write(problem)
        reader = try FactsReader(writer.finish()[...])
        #expect(try StoryboardFacts(from: &reader) == problem)
    }
}

/// Storyboards for tests, as Interface Builder writes them.
enum StoryboardText {
    static func storyboard(initial: String? = nil, _ scenes: String...) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\
        \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
        <scenes>
        \(scenes.joined(separator: "\n"))
        </scenes>
        </document>
        """
    }

    /// A scene with segues that stand in a button, and ones of the controller itself, which only code performs.
    static func scene(
        _ id: String, _ element: String = "viewController", class name: String? = nil, identifier: String? = nil,
        title: String? = nil, segues: [String] = [], manual: [String] = []
    ) -> String {
        func attribute(_ key: String, _ value: String?) -> String { value.map { " \(key)=\"\($0)\"" } ?? "" }
        let attributes =
            attribute("customClass", name) + attribute("storyboardIdentifier", identifier) + attribute("title", title)
        return """
            <scene><objects>
            <\(element)\(attributes) id="\(id)" sceneMemberID="viewController">
            <view><button><connections>\(segues.joined(separator: "\n"))</connections></button></view>
            <connections>
            \(manual.joined(separator: "\n"))
            </connections>
            </\(element)>
            </objects></scene>
            """
    }

    static func reference(_ id: String, to storyboard: String, _ referenced: String? = nil, identifier: String? = nil)
        -> String
    {
        let named =
            (referenced.map { " referencedIdentifier=\"\($0)\"" } ?? "")
            + (identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? "")
        return """
            <scene><objects>
            <viewControllerPlaceholder storyboardName="\(storyboard)"\(named) id="\(id)" sceneMemberID="viewController"/>
            </objects></scene>
            """
    }
}
