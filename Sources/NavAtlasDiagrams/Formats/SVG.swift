import Foundation

/// What Graphviz's SVG still needs.
enum SVG {
    /// The document with its own rules of style.
    static func adding(style: String, to document: Data) -> Data {
        guard let root = document.range(of: Data("<svg ".utf8)),
            let end = document.range(of: Data(">".utf8), in: root.upperBound..<document.endIndex)
        else { return document }
        var document = document
        document.insert(contentsOf: Data("\n<style>\n\(style)\n</style>".utf8), at: end.upperBound)
        return document
    }

    /// The document with its images inside. An image is known by its number, which is the name of its file.
    static func embedding(_ images: [Data], in document: Data) -> Data {
        let (start, end) = (Data("xlink:href=\"".utf8), Data("\"".utf8))
        var (result, rest) = (Data(), document[...])
        while let element = rest.range(of: Data("<image ".utf8)),
            let open = rest.range(of: start, in: element.upperBound..<rest.endIndex),
            let close = rest.range(of: end, in: open.upperBound..<rest.endIndex)
        {
            result += rest[..<open.upperBound]
            let file = String(decoding: rest[open.upperBound..<close.lowerBound], as: UTF8.self)
            if let number = ImageFolder.number(of: file), images.indices.contains(number) {
                result += Data("data:image/png;base64,".utf8) + images[number].base64EncodedData()
            }
            rest = rest[close.lowerBound...]
        }
        return result + rest
    }
}
