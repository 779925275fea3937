import Foundation

/// What went wrong with a file, by its path.
public enum FileError: Error, Hashable, Sendable {
    /// There is no such file.
    case missing(String)
    /// It is a folder, where a file is needed.
    case isFolder(String)
    /// It is no folder, where one is needed.
    case noFolder(String)
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
    public var description: String {
        switch self {
        case .missing(let path):
            "\(path.quoted) does not exist; check the path"
        case .isFolder(let path):
            "\(path.quoted) is a folder; name a file"
        case .noFolder(let path):
            "\(path.quoted) is no folder; name one"
        case .foreignFile(let path):
            "\(path.quoted) was not written by this command and would be lost; move it, or choose another folder"
        case .missingFolder(let folder, let file):
            "\(file.quoted) cannot be written, for there is no folder \(folder.quoted); create it first"
        case .cannotRead(let path, let code):
            "\(path.quoted) cannot be read: \(Self.reason(code))"
        case .cannotWrite(let path, let code):
            "\(path.quoted) cannot be written: \(Self.reason(code)); "
                + (code == ENOSPC || code == EDQUOT ? "free some space or name another place" : "name another place")
        }
    }

    private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
