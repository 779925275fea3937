import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasDiagrams

@Suite struct ThumbnailTests {
    private func diagram(with thumbnail: Thumbnail?) throws -> Diagram {
        var diagram = Diagram(
            graph: try Notation.parse("entry Main\nMain -push-> Home : home\nMain -push-> Other : other"))
        diagram.thumbnails = ["Home": thumbnail].compactMapValues { $0 }
        return diagram
    }

    @Test func anSVGHoldsItsPictures() throws {
        let png = Samples.png(width: 2, height: 3)
        let svg = try diagram(with: Thumbnail(png: png)).render(as: .svg)
        #expect(try SVGElements(svg).images == ["data:image/png;base64," + png.base64EncodedString()])
        #expect(!String(decoding: svg, as: UTF8.self).contains(FileManager.default.temporaryDirectory.path))
        #expect(try SVGElements(diagram(with: nil).render(as: .svg)).images == [])
    }

    @Test func theSameBytesAgain() throws {
        let diagram = try diagram(with: Thumbnail(png: Samples.png(width: 9, height: 16)))
        #expect(try diagram.render(as: .svg) == diagram.render(as: .svg))
    }

    @Test(arguments: [DiagramFormat.png, .pdf].map(\.id))
    func othersHoldThemToo(_ id: String) throws {
        let format = try #require(DiagramFormat.all.first { $0.id == id })
        let with = try diagram(with: Thumbnail(png: Samples.png(width: 90, height: 160))).render(as: format, dpi: 40)
        #expect(try with != diagram(with: nil).render(as: format, dpi: 40))
    }

    @Test(arguments: [DiagramFormat.dot, .mermaid, .plantUML, .json].map(\.id))
    func whatHoldsNoneIsAsItWas(_ id: String) throws {
        let format = try #require(DiagramFormat.all.first { $0.id == id })
        let with = try diagram(with: Thumbnail(png: Samples.png(width: 9, height: 16))).render(as: format)
        #expect(try with == diagram(with: nil).render(as: format))
    }

    @Test(arguments: [DiagramFormat.png, .pdf].map(\.id))
    func pixelsThatCannotBeDecodedAreNamed(_ id: String) throws {
        let format = try #require(DiagramFormat.all.first { $0.id == id })
        var diagram = try diagram(with: Thumbnail(png: Samples.png(width: 9, height: 16, isDecodable: false)))
        diagram.thumbnails["Other"] = try Thumbnail(png: Samples.png(width: 9, height: 16))
        #expect(throws: DiagramError.imagesNotDecoded(nodes: ["Home"])) {
            try diagram.draw(as: format)
        }
    }

    @Test func theProportionsStay() throws {
        for (width, height) in [(90, 160), (160, 90), (1, 5_000), (1_000, 1_000)] {
            let shown = try Thumbnail(png: Samples.png(width: width, height: height)).shown
            #expect(shown.width <= 96 && shown.height <= 150)
            #expect(shown.width == 96 || shown.height == 150)
        }
    }

    @Test func saysWhatIsWrong() throws {
        let png = Samples.png(width: 2, height: 3)
        #expect(throws: ThumbnailError.noPNG) { try Thumbnail(png: Data()) }
        #expect(throws: ThumbnailError.noPNG) { try Thumbnail(png: Data("GIF89a".utf8)) }
        for length in 8..<png.count {
            #expect(throws: ThumbnailError.truncated) { try Thumbnail(png: png.prefix(length)) }
        }
        for place in 8..<png.count {
            var damaged = png
            damaged[place] ^= 0x40
            #expect(throws: ThumbnailError.self) { try Thumbnail(png: damaged) }
        }
        #expect(throws: ThumbnailError.tooLarge(9_000, 1)) { try Thumbnail(png: Samples.png(width: 9_000, height: 1)) }
        #expect(throws: ThumbnailError.damaged(offset: 8)) { try Thumbnail(png: Samples.png(width: 0, height: 1)) }
    }
}

extension Samples {
    /// A grey PNG, whose pixels stand uncompressed in its stream.
    static func png(width: Int, height: Int, isDecodable: Bool = true) -> Data {
        func number(_ value: UInt32) -> Data { Data((0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }) }
        func chunk(_ kind: String, _ body: Data) -> Data {
            let whole = Data(kind.utf8) + body
            var sum: UInt32 = 0xFFFF_FFFF
            for byte in whole {
                sum ^= UInt32(byte)
                for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
            }
            return number(UInt32(body.count)) + whole + number(sum ^ 0xFFFF_FFFF)
        }
        let row = Data([0] + Array(repeating: UInt8(0x99), count: width))
        let pixels = Data((0..<height).flatMap { _ in row })
        var stream = Data(isDecodable ? [0x78, 0x01] : [0, 0])
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in pixels {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        for start in stride(from: 0, to: max(pixels.count, 1), by: 65_535) {
            let piece = pixels.dropFirst(start).prefix(65_535)
            let length = UInt16(piece.count)
            stream += Data([start + 65_535 >= pixels.count ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8)])
            stream += Data([UInt8(~length & 0xFF), UInt8(~length >> 8)]) + piece
        }
        stream += number(b << 16 | a)
        let head = number(UInt32(width)) + number(UInt32(height)) + Data([8, 0, 0, 0, 0])
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + chunk("IHDR", head) + chunk("IDAT", stream)
            + chunk("IEND", Data())
    }
}
