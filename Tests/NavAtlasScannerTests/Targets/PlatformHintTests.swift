import Testing

@testable import NavAtlasScanner

@Suite struct PlatformHintTests {
    @Test(arguments: [
        ("App tvOS/Home.swift", true), ("App_tvOS/Home.swift", true), ("AppTvOS/Home.swift", true),
        ("Shop Watch App/Home.swift", true), ("Home+macOS.swift", true), ("tvOS/Shared/Home.swift", true),
        ("macOS/iOS/Home.swift", false), ("iOS & tvOS/Home.swift", false), ("App/Home.swift", false),
        ("Watch/Home.swift", false), ("Kiosk/Home.swift", false), ("Studios/AudioStore.swift", false),
        ("RadioS/Home.swift", false),
        ("TV/Show.swift", false),
    ])
    func namesSpeakOfPlatforms(path: String, isOfAnother: Bool) {
        #expect(PlatformHint.excludes("iOS", path: path) == isOfAnother)
    }
}
