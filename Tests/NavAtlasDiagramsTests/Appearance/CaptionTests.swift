import Testing

@testable import NavAtlasDiagrams

/// Where the names of screens are broken into the lines of a caption.
@Suite struct CaptionTests {
    @Test(
        arguments: [
            ("TodoScreen", ["TodoScreen"]), ("", ["\"\""]),
            ("AccountSettingsNotificationScreen", ["AccountSettings", "NotificationScreen"]),
            ("Outer.Inner", ["Outer.Inner"]), ("URLSessionDelegateProxyScreen", ["URLSessionDelegateProxy", "Screen"]),
        ])
    func breaksBetweenWords(_ name: String, _ lines: [String]) {
        #expect(Caption.lines(name) == lines)
    }

    @Test(arguments: Samples.hostileNames)
    func nothingIsLongOrInvisible(_ name: String) {
        let lines = Caption.lines(name)
        #expect(lines.joined().count <= Caption.longestName)
        #expect(!lines.contains(""))
        #expect(lines.map(DOT.visible) == lines)
    }

    @Test func leavesOutTheMiddle() {
        #expect(Caption.shortened("abcdefghij", to: 7) == "abcd…ij")
        #expect(Caption.shortened("abcdefg", to: 7) == "abcdefg")
    }
}
