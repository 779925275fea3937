import Testing

@testable import NavAtlasAnalysis

@Suite struct DeepLinkPatternTests {
    @Test(arguments: [
        ("app://todo/{id}", "app://todo/new", true),
        ("app://todo/new", "app://todo/{id}", false),
        ("app://todo/{id}", "app://todo/{name}", true),
        ("app://todo/{id}", "app://todo/{id}/edit", false),
        ("app://todo/{id}", "app://todo", false),
        ("app://todo/{id}", "other://todo/new", false),
        ("app://todo/{id}", "todo/new", false),
        ("APP://Todo/{id}", "app://todo/new", true),
        ("app://todo/New", "app://todo/new", false),
        ("app://{section}/{id}", "app://todo/{id}", true),
        ("app://todo/", "app://todo", true),
        ("app://todo/item-{id}", "app://todo/item-7", true),
        ("app://todo/item-{id}", "app://todo/item-", false),
        ("app://todo/item-{id}", "app://todo/{id}", false),
        ("app://todo/{id}", "app://todo/item-{id}", true),
        ("app://todo/{a}-{b}", "app://todo/{x}-{y}", true),
        ("app://todo/{a}-{b}", "app://todo/1-2", false),
        ("app://todo/*", "app://todo/new", true),
        ("app://todo/*", "app://todo/new/edit", true),
        ("app://todo/*", "app://todo", false),
        ("app://todo/**", "app://todo/new/*", true),
        ("app://todo/new/*", "app://todo/*", false),
        ("app://todo/{id}", "app://todo/*", false),
        ("app://*/edit", "app://todo/edit", true),
        ("app://todo*", "app://todo", true),
        ("app://todo*", "app://todos/7", true),
        ("app://todo/n*", "app://todo/new*", true),
        ("app://todo/n*", "app://todo", false),
        ("app://todo/n*", "app://todo/*", false),
        ("app://todo/new*", "app://todo/n*", false),
        ("app://todo/new", "app://todo/new*", false),
        ("app://todo/{id}", "app://todo/n*", false),
        ("app://todo/*", "app://todo/n*", true),
        ("app://todo", "app://todo?sort={order}", true),
        ("app://todo?sort={order}", "app://todo", false),
        ("app://todo?sort={order}", "app://todo?sort=name&page={page}", true),
        ("app://todo?sort=name", "app://todo?sort={order}", false),
        ("https://example.com/a/{b}", "https://EXAMPLE.com/a/c", true),
        ("app://todo/{unclosed", "app://todo/x", false),
        ("", "", true),
    ])
    func whatCoversWhat(wide: String, narrow: String, covers: Bool) {
        #expect(DeepLinkPattern(wide).covers(DeepLinkPattern(narrow)) == covers)
    }
}
