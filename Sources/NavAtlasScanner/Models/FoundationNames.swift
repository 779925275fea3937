/// The names of Foundation's types and members that read texts, URLs and stored values.
enum FoundationNames {
    /// The function that gives an object a value to keep.
    static let associating = "objc_setAssociatedObject"

    /// Types that hold a URL.
    static let urlTypes: Set<String> = ["URL", "URLComponents", "NSURL", "NSURLComponents", "NSUserActivity"]

    /// URL schemes that the system, or an app that comes with it, opens.
    static let systemSchemes: Set<String> = [
        "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio", "file", "data", "maps",
        "itms",
        "itms-apps", "itms-appss", "itms-beta", "app-settings", "app-prefs", "prefs", "shortcuts", "message", "calshow",
        "photos-redirect", "music", "podcasts", "webcal", "shareddocuments", "x-apple.systempreferences",
    ]

    /// Methods that look for a pattern in a text.
    static let textSearches: Set<String> = ["firstMatch", "wholeMatch", "prefixMatch", "range"]

    /// The parts of a URL that are texts, each as a whole.
    static let urlTexts: Set<String> = [
        "host", "path", "scheme", "fragment", "lastPathComponent", "absoluteString",
    ]

    /// The names of URL types' properties, and of variables that usually hold them.
    static let urlWords: Set<String> = [
        "host", "path", "pathComponents", "lastPathComponent", "pathExtension", "scheme", "fragment", "query",
        "queryItems", "absoluteString", "relativePath", "relativeString", "url", "URL", "webpageURL", "components",
    ]

    /// The parts of a URL that are compared with texts.
    static let linkTexts: Set<String> = [
        "host", "path", "lastPathComponent", "pathExtension", "scheme", "fragment", "query", "absoluteString",
        "relativePath", "relativeString",
    ]

    /// The method of `UserDefaults` that takes away what is stored.
    static let removingObject = "removeObject"

    /// The methods of `UserDefaults` that change what is stored.
    static let storing: Set<String> = ["set", "setValue", removingObject]
}
