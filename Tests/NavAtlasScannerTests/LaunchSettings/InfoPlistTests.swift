import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasScanner

@Suite struct InfoPlistTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>CFBundleURLTypes</key>
            <array>
                <dict>
                    <key>CFBundleURLName</key>
                    <string>todo</string>
                    <key>CFBundleURLSchemes</key>
                    <array>
                        <string>todo</string>
                        <string>todo-dev</string>
                        <string>todo</string>
                    </array>
                </dict>
                <dict><key>CFBundleURLSchemes</key><array><string>$(SCHEME)</string></array></dict>
                <dict><key>CFBundleTypeRole</key><string>Editor</string></dict>
            </array>
        </dict>
        </plist>
        """

    @Test func readsSchemesWithTheirPlaces() throws {
        let plist = try InfoPlist(Array(Self.text.utf8), displayPath: "App/Info.plist")
        #expect(plist.urlSchemes.map(\.scheme) == ["todo", "todo-dev", "$(SCHEME)"])
        #expect(plist.urlSchemes.map(\.name) == ["todo", "todo", nil])
        #expect(plist.urlSchemes.map(\.isBuildSetting) == [false, false, true])
        #expect(
            plist.urlSchemes.map(\.location.description) == [
                "App/Info.plist:12:17", "App/Info.plist:13:17", "App/Info.plist:17:51",
            ])
    }

    @Test func readsBinaryPropertyLists() throws {
        let list = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["größe"]]]]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let plist = try InfoPlist(Array(data), displayPath: "Info.plist")
        #expect(plist.urlSchemes.map(\.scheme) == ["größe"])
        #expect(plist.urlSchemes.map(\.location) == [SourceLocation(file: "Info.plist", line: 1, column: 1)])
    }

    @Test(arguments: [
        "<plist version=\"1.0\"><dict/></plist>",
        "<plist version=\"1.0\"><dict><key>CFBundleURLTypes</key><string>none</string></dict></plist>",
        "<plist version=\"1.0\"><dict><key>CFBundleURLTypes</key><array><string>none</string></array></dict></plist>",
    ]) func findsNoneWhereThereAreNone(_ text: String) throws {
        #expect(try InfoPlist(Array(text.utf8), displayPath: "Info.plist").urlSchemes == [])
    }

    @Test(arguments: ["", "{", "<plist", "<plist version=\"1.0\"><array/></plist>", "\u{0}\u{1}", "bplist00"])
    func reportsWhatIsMalformed(_ text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("Info.plist", text)
        let file = SourceFile(path: folder.path("Info.plist"), displayPath: "App/Info.plist")
        let error = try #require(throws: ScanDiagnostic.self) { try InfoPlist(file) }
        #expect(error.path == "App/Info.plist")
        #expect(error.message.hasPrefix("the property list cannot be read: "))
        #expect(!error.message.contains("NSCocoaErrorDomain") && !error.message.hasSuffix(": "))
    }

    @Test(arguments: [
        ("<key>UIMainStoryboardFile</key><string>Main</string>", ["Main"]),
        (
            "<key>UIMainStoryboardFile</key><string>Phone</string><key>UIMainStoryboardFile~ipad</key><string>Pad</string>",
            ["Pad", "Phone"]
        ),
        ("<key>NSMainStoryboardFile</key><string>Main.storyboard</string>", ["Main"]),
        (
            """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array><dict><key>UISceneStoryboardFile</key><string>Home</string></dict></array>
            </dict></dict>
            """, ["Home"]
        ),
        (
            "<key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>Share</string></dict>", ["Share"]
        ),
        ("<key>UIMainStoryboardFile</key><array/>", []), ("<key>UILaunchStoryboardName</key><string>L</string>", []),
    ])
    func readsTheStoryboardsThatAnAppStartsWith(keys: String, names: [String]) throws {
        let text = "<plist version=\"1.0\"><dict>\(keys)</dict></plist>"
        #expect(try InfoPlist(Array(text.utf8), displayPath: "Info.plist").mainStoryboards == names)
    }

    @Test func readsTheStoryboardThatIsShownAtLaunch() throws {
        let text =
            "<plist version=\"1.0\"><dict><key>UILaunchStoryboardName</key><string>L.storyboard</string></dict></plist>"
        #expect(try InfoPlist(Array(text.utf8), displayPath: "Info.plist").launchStoryboards == ["L"])
    }
}
