import NavAtlasTestSupport

/// Trees of files as someone hostile, or a broken disk, leaves them: links, pipes, devices, names that are no text, files
/// and folders that cannot be read, and other files that a scan reads, with changes.
enum TreeInputs: InputGenerator {
    static let kind = "tree"

    static func input(from seeds: Seeds, _ random: inout SeededGenerator) -> FuzzInput {
        let app = random.pick(seeds.apps)
        var entries = app.files.map { FuzzInput.Entry("app/" + $0.path, .file($0.text)) }
        entries.append(.init("outside/Secret.swift", text: "struct SecretCoordinator: NavigationCoordinatable {}"))
        for number in 0..<random.pick([1, 3, 10, 40]) { entries.append(odd(number, app, &random)) }
        let (arguments, form) = random.pick(commands)
        return FuzzInput(
            entries: entries,
            steps: [.run(arguments + ["-o", "../out/result", random.pick([".", ".", "./.", "../app"])])],
            outputs: [("out/result", form)])
    }

    private static let commands: [([String], FuzzInput.Form)] = [
        (["graph", "--no-cache"], .json), (["graph", "--cache-path", "../cache"], .json),
        (["check", "--no-cache", "--format", "sarif"], .json), (["graph", "--no-cache", "--include-tests"], .json),
    ]

    private static func odd(_ number: Int, _ app: Seeds.App, _ random: inout SeededGenerator) -> FuzzInput.Entry {
        let folder = "app/" + random.pick(["", "", "A/", "A/B/", "Tests/", ".git/", "App/"])
        let place = Array((folder + random.pick(names(number))).utf8)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return .init(place, .pipe)
        case 1, 2, 3: return .init(place, .link(to: Array(random.pick(targets).utf8)))
        case 4: return .init(place, .folder)
        case 5: return .init(place, .unreadableFile)
        case 6: return .init(place, .unreadableFolder)
        case 7:
            let name: [UInt8] = random.pick([[0xff, 0xfe], [0xc3], [0x0a], [0x1b, 0x5b, 0x33], [0x5c], [0x20]])
            let text = Array("struct A: View { var body: some View { NavigationLink(\"a\") { B() } } }".utf8)
            return .init(Array(folder.utf8) + name + Array(".swift".utf8), .file(text))
        default:
            let other = random.pick(others)
            let text = random.once(in: 4) ? Array(other.text.utf8) : Mutations.mutated(Array(other.text.utf8), &random)
            return .init(Array((folder + other.name).utf8), .file(text))
        }
    }

    private static func names(_ number: Int) -> [String] {
        [
            "Odd\(number).swift", "Odd\(number).swift", "folder\(number)", "Info.plist", "Package.swift", ".gitignore",
            "App.entitlements", "apple-app-site-association", "App.xcodeproj/project.pbxproj", ".navatlas.json", ".git",
            "Tests", "\u{202E}tfiws.swift", "a\u{301}.swift", String(repeating: "n", count: 200) + ".swift",
        ]
    }

    private static let targets = [
        "/dev/zero", "/dev/full", "/dev/stdin", "/dev/tty", ".", "..", "../..", "/", "/proc", "/proc/self/root",
        "/proc/self/fd/0", "nothing", "../outside", "../outside/Secret.swift", "Odd0.swift", "Odd1.swift", "folder0",
        "folder1", "A", "A/B", "App", "../app", "/etc", "/usr",
    ]

    private static let others: [(name: String, text: String)] = [
        (".gitignore", "*\n!A/\n**/B\n[a-z\n\\\n/App/*.swift\n!*.swift\na/**/**/**/**/b\n"),
        (
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\n"
                + """
                let package = Package(name: "A", targets: [
                    .target(name: "A", path: "../outside"), .target(name: "B", path: "/"), .target(name: "C", sources: ["A"]),
                    .testTarget(name: "T", path: "App", exclude: ["A"]), .target(name: "D", path: "A/../../outside")])
                """
        ),
        (
            "Info.plist",
            """
            <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c \
            SYSTEM "file:///etc/passwd">]><plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict><key>\
            CFBundleURLSchemes</key><array><string>app&b;&c;</string></array></dict></array></dict></plist>
            """
        ),
        (
            "App.entitlements",
            """
            <?xml version="1.0"?><plist version="1.0"><dict><key>com.apple.developer.associated-domains</key><array>\
            <string>applinks:example.com</string></array></dict></plist>
            """
        ),
        (
            "apple-app-site-association",
            #"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"/": "/a/*", "?": {"q": "??"}}]}]}}"#
        ),
        (
            "App.xcodeproj/project.pbxproj",
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objects = { A1 = { isa = PBXNativeTarget; name = App; buildPhases = (A2, A1, ); \
            dependencies = (A1); }; A2 = { isa = PBXSourcesBuildPhase; files = (A3, A2); }; A3 = { isa = PBXBuildFile; \
            fileRef = A4; }; A4 = { isa = PBXFileReference; path = "../../outside/Secret.swift"; sourceTree = "<group>"; \
            }; A5 = { isa = PBXGroup; children = (A5, A4); path = "/"; }; }; rootObject = A1; }
            """
        ),
    ]
}
