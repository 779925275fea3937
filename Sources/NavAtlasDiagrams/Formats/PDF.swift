import Foundation

/// Makes PDF documents reproducible: the same picture has the same bytes.
enum PDF {
    /// The document with the first second of 1970 in place of the time at which it was made, so that the same picture
    /// has the same bytes. No byte moves, so the document's table of places stays right.
    static func withoutDate(_ document: Data) -> Data {
        var document = document
        guard let key = document.range(of: Data("/CreationDate (D:".utf8)) else { return document }
        let epoch = "19700101000000".utf8
        guard document[key.upperBound...].prefix(epoch.count).allSatisfy({ (0x30...0x39).contains($0) }) else {
            return document
        }
        document.replaceSubrange(key.upperBound..<key.upperBound + epoch.count, with: epoch)
        return document
    }
}
