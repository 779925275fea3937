import NavAtlasModel
import Testing

@Suite struct LinkMatchingTests {
    @Test(arguments: [
        ("app://todo/{id}", "APP://Todo/7", ["id": "7"]),
        ("app://todo/{id}", "app://todo/7/", ["id": "7"]),
        ("app://todo/{id}", "app://todo/7?from=mail#top", ["id": "7"]),
        ("app://todo/{id}", "app://todo", nil),
        ("app://todo/{id}", "app://todo/7/8", nil),
        ("app://todo/{id}", "app://list/7", nil),
        ("app://todo/{id}", "other://todo/7", nil),
        ("app://todo/todo-{id}", "app://todo/todo-7", ["id": "7"]),
        ("app://todo/todo-{id}", "app://todo/todo-", nil),
        ("app://todo/Seven", "app://todo/seven", nil),
        ("app://todo?id={id}&a=1", "app://todo?a=1&id=7", ["id": "7"]),
        ("app://todo?id={id}", "app://todo", nil),
        ("app://files/*", "app://files/a/b", [:]),
        ("app://files/**", "app://files", nil),
        ("app://files/*/end", "app://files/a/end", [:]),
        ("app://user*", "app://user", [:]),
        ("app://user*", "app://users/7", [:]),
        ("app://user*", "app://use", nil),
        ("app://user/n*", "app://user/new/7", [:]),
        ("app://user/n*", "app://user", nil),
        ("{url}", "app://todo/7", ["url": "app://todo/7"]),
        ("https://{url}", "https://a.b/c/d", ["url": "https://a.b/c/d"]),
        ("https://{url}", "app://todo", nil),
        ("https://a.b/{x", "https://a.b/{x", [:]),
        ("", "", [:]),
    ])
    func aURLMatchesOrNot(pattern: String, url: String, parameters: [String: String]?) {
        #expect(DeepLink(pattern: pattern).parameters(of: url) == parameters)
    }

    /// What code compares may stand anywhere in a URL, and the URL may say more.
    @Test(arguments: [
        ("app://todo", "app://todo/7", true),
        ("todo", "app://todo/7", true),
        ("app://todo/edit", "app://todo/7/edit", true),
        ("app://todo/{id}", "app://todo?id=7", true),
        ("app://todo?id", "app://todo/x?id=7", true),
        ("app://todo?id", "app://todo/x", false),
        ("app://todo/edit", "app://edit/todo", false),
        ("app://todo", "app://tod/7", false),
        ("app://todo", "other://todo", false),
    ])
    func aLinkOfSourceMayBeOpened(pattern: String, url: String, isOpened: Bool) {
        let place = SourceLocation(file: "A.swift", line: 1, column: 1)
        #expect(DeepLink(pattern: pattern, location: place).mayBeOpened(by: url) == isOpened)
        #expect(!DeepLink(pattern: pattern).mayBeOpened(by: url))
    }
}
