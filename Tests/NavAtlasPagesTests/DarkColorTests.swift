import Testing

@testable import NavAtlasPages

@Suite struct DarkColorTests {
    @Test func lightnessIsTurnedRound() throws {
        let ground = try #require(DarkColor.of("#ffffff"))
        let ink = try #require(DarkColor.of("#111827"))
        #expect(ground < "#222222" && ink > "#cccccc")
        #expect(DarkColor.of("black") == DarkColor.of("#000000") && DarkColor.of("white") == ground)
    }

    @Test(arguments: ["none", "transparent", "#fff", "url(#a)", "#12345g", "", "red;}"])
    func whatIsNoColorStaysAsItIs(color: String) {
        #expect(DarkColor.of(color) == nil)
    }
}
