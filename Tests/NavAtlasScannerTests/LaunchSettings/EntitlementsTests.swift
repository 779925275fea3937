import Testing

@testable import NavAtlasScanner

@Suite struct EntitlementsTests {
    private func hosts(_ domains: String) throws -> [String] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>com.apple.developer.associated-domains</key><array>\(domains)</array>
            </dict></plist>
            """
        return try Entitlements(Array(text.utf8), displayPath: "App.entitlements").linkedHosts
    }

    @Test func readsTheHostsOfLinksAlone() throws {
        let found = try hosts(
            """
            <string>applinks:shop.example</string><string>webcredentials:login.example</string>
            <string>applinks:*.shop.example?mode=developer</string><string>applinks:shop.example</string>
            """)
        #expect(found == ["shop.example", "*.shop.example"])
    }

    @Test func leavesOutWhatABuildSettingNames() throws {
        #expect(
            try hosts("<string>applinks:$(LINK_HOST)</string><string>applinks:</string><integer>1</integer>").isEmpty)
    }

    @Test(arguments: ["", "not a list", "<plist version=\"1.0\"><array/></plist>"])
    func saysWhatIsMalformed(_ text: String) {
        #expect(throws: ScanDiagnostic.self) { try Entitlements(Array(text.utf8), displayPath: "App.entitlements") }
    }
}
