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
        ("https://a.b/{x", "https://a.b/{x", [:]),
        ("", "", [:]),
    ])
    func aURLMatchesOrNot(pattern: String, url: String, parameters: [String: String]?) {
        #expect(DeepLink(pattern: pattern).parameters(of: url) == parameters)
    }
}
