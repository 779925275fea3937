import NavAtlasModel
import Testing

@Suite struct GlobTests {
    @Test(arguments: [
        ("", "", true), ("", "a", false), ("*", "", true), ("*", "anything", true), ("Shop*", "ShopScreen", true),
        ("Shop*", "Shop", true), ("Shop*", "AShop", false), ("*Screen", "ShopScreen", true), ("?", "é", true),
        ("?", "", false), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false), ("**", "x", true),
        ("A.B", "AxB", false),
        ("*a*", "bbabb", true), ("a?c", "abc", true), ("a?c", "ac", false),
    ])
    func matchesWholeNames(pattern: String, name: String, expected: Bool) {
        #expect(Glob(pattern).matches(name) == expected)
    }

    @Test func isNotLedAstrayByManyStars() {
        #expect(!Glob(String(repeating: "*a", count: 500) + "b").matches(String(repeating: "a", count: 5000)))
    }
}
