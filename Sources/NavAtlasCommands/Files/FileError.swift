import Foundation

/// An error in reading or writing a file, with its path.
package enum FileError: Error, Hashable, Sendable {
    /// There is no such file.
    case missing(String)
    /// It is a folder, where a file is needed.
    case isFolder(String)
    /// It is a pipe, a socket or a device, where a file is needed.
    case noRegularFile(String)
    /// It has more bytes than any such file needs.
    case tooLarge(String, limit: Int)
    /// It is no folder, where one is needed.
    case noFolder(String)
    /// A link or a file stands below the output folder, where a folder of its own is needed.
    case notOwnFolder(String)
    /// Another run is writing the folder.
    case isBusy(String)
    /// Someone else's file stands where one is to be written.
    case foreignFile(String)
    /// The folder in which it should be written does not exist.
    case missingFolder(String, file: String)
    /// The system refuses to read it; `code` is its `errno`.
    case cannotRead(String, code: Int32)
    /// The system refuses to write it; `code` is its `errno`. What stood there before is untouched.
    case cannotWrite(String, code: Int32)
}

extension FileError: CustomStringConvertible {
    /// What is wrong, where, and what to do.
    package var description: String {
        switch self {
        case .missing(let path):
            "\(path.quoted) does not exist; check the path"
        case .isFolder(let path):
            "\(path.quoted) is a folder; name a file"
        case .noRegularFile(let path):
            "\(path.quoted) is a pipe, a socket or a device; name a file"
        case .tooLarge(let path, let limit):
            "\(path.quoted) is larger than \(limit >> 20) MB; check the path"
        case .noFolder(let path):
            "\(path.quoted) is not a folder; name a folder"
        case .notOwnFolder(let path):
            "\(path.quoted) is a link or a file, and NavAtlas writes through neither; remove it, or choose another folder"
        case .isBusy(let path):
            "\(path.quoted) is being written by another run; wait until that ends"
        case .foreignFile(let path):
            "\(path.quoted) was not written by this command; move it, or choose another folder"
        case .missingFolder(let folder, let file):
            "\(file.quoted) cannot be written because the folder \(folder.quoted) does not exist; create it first"
        case .cannotRead(let path, let code):
            "\(path.quoted) cannot be read: \(Self.reason(code))"
        case .cannotWrite(let path, let code):
            "\(path.quoted) cannot be written: \(Self.reason(code)); "
                + (code == ENOSPC || code == EDQUOT ? "free some space or name another place" : "name another place")
        }
    }

    private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
