import Foundation
import Testing

@testable import NavAtlasCommands

struct FilesTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [0, 1, 200_000])
    func aFileIsWrittenAndReadBack(size: Int) throws {
        let data = Data((0..<size).map { UInt8(truncatingIfNeeded: $0) })
        try Files.write(data, to: folder.path("new"))
        #expect(try Files.read(folder.path("new")) == data)
        #expect(try folder.names() == ["new"])
    }

    @Test func anExistingFileIsReplacedAndKeepsItsPermissions() throws {
        try folder.write("a long text that was here before", to: "file")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("file"))
        try Files.write(Data("new".utf8), to: folder.path("file"))
        #expect(try folder.text(of: "file") == "new")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("file"))
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    }

    @Test func aLinkStaysALink() throws {
        try folder.write("old", to: "file")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "file")
        try Files.write(Data("new".utf8), to: folder.path("link"))
        #expect(try folder.text(of: "file") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "file")
    }

    @Test func aFolderIsNoFile() throws {
        #expect(throws: FileError.isFolder(folder.url.path)) { try Files.write(Data(), to: folder.url.path) }
        #expect(throws: FileError.isFolder(folder.url.path)) { try Files.read(folder.url.path) }
    }

    @Test func aMissingFolderIsNamed() throws {
        let path = folder.path("missing/file")
        #expect(throws: FileError.missingFolder(folder.path("missing"), file: path)) {
            try Files.write(Data(), to: path)
        }
        #expect(throws: FileError.missing(path)) { try Files.read(path) }
    }

    @Test func aFileIsNoFolder() throws {
        try folder.write("text", to: "file")
        #expect(throws: FileError.cannotWrite(folder.path("file/below"), code: ENOTDIR)) {
            try Files.write(Data("x".utf8), to: folder.path("file/below"))
        }
        #expect(try folder.text(of: "file") == "text")
    }

    #if os(Linux)
        @Test func aFullDeviceIsAnErrorAndStaysADevice() throws {
            #expect(throws: FileError.cannotWrite("/dev/full", code: ENOSPC)) {
                try Files.write(Data("x".utf8), to: "/dev/full")
            }
            let type = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType
            #expect(type == .typeCharacterSpecial)
        }
    #endif
}
