import Foundation

/// A form in which the documentation is written. An open list: another one is another value.
package struct DocumentationFormat: Sendable {
    /// The name on the command line.
    package let id: String
    /// What it is for.
    package let summary: String
    /// The path of a page in the documentation's folder, by its name.
    let path: @Sendable (_ page: String) -> String
    /// The path of a picture, by its name.
    let picturePath: @Sendable (_ picture: String) -> String
    /// Whether a dark picture stands beside the light one, rather than both in one file.
    let hasDarkPictures: Bool
    /// Writes a page.
    let write: @Sendable (_ page: DocumentationPage, _ links: DocumentationLinks) -> String

    /// Every format, in the order in which help shows them.
    package static let all = [markdown, html, docc]
}

/// Where links on a page lead.
struct DocumentationLinks {
    let format: DocumentationFormat
    /// The path of the page itself.
    let origin: String

    func page(_ name: String, _ anchor: String?) -> String {
        let path = format.path(name)
        return (path == origin && anchor != nil ? "" : relative(path)) + (anchor.map { "#" + Self.encoded($0) } ?? "")
    }

    func picture(_ name: String) -> String { relative(format.picturePath(name)) }

    /// A path in the documentation's folder as it is from the page.
    private func relative(_ path: String) -> String {
        let (here, there) = (origin.split(separator: "/"), path.split(separator: "/"))
        let shared = zip(here.dropLast(), there.dropLast()).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: here.count - 1 - shared)
        return Self.encoded((up + there[shared...].map(String.init)).joined(separator: "/"))
    }

    static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(
            withAllowedCharacters: .alphanumerics.intersection(.ascii).union(.init(charactersIn: "-._/"))) ?? ""
    }
}

extension CharacterSet {
    fileprivate static let ascii = CharacterSet(charactersIn: Unicode.Scalar(0)...Unicode.Scalar(127))
}
