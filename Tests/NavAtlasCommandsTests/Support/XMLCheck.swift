import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

enum XMLCheck {
    /// Whether a real parser takes the document.
    static func isWellFormed(_ data: Data) -> Bool { XMLParser(data: data).parse() }
}
