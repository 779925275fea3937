import Foundation
import SwiftUICoordinatorCoordination
import Testing

@MainActor @Suite struct DeepLinkTests {
    private let handler = DeepLinkHandler.shared

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test func aLinkIsFoundByItsHost() throws {
        let link = try #require(try handler.link(for: url("coordinatorexample://shape?id=3&other=4")))
        guard case .featuredShape(1)? = link.route as? ShapesRoute else {
            Issue.record("another route")
            return
        }
        let params = try handler.params(for: url("coordinatorexample://shape?id=3&other=4"), and: link.params)
        #expect(params == ["id": "3"])
        #expect(try handler.link(for: url("coordinatorexample://nothing")) == nil)
    }

    @Test(arguments: [
        ("otherapp://shape", DeepLinkError.invalidScheme), ("shape", .invalidScheme),
        ("coordinatorexample:", .unknownURL), ("coordinatorexample:///shape", .unknownURL),
    ])
    func aURLThatIsNoLinkIsAnError(text: String, error: DeepLinkError) throws {
        let url = try url(text)
        #expect(throws: error) { try handler.link(for: url) }
    }

    @Test func aMissingQueryIsAnErrorWhereOneIsWanted() throws {
        let url = try url("coordinatorexample://shape")
        #expect(throws: DeepLinkParamsError.missingQueryString) { try handler.params(for: url, and: ["id"]) }
        #expect(try handler.params(for: url, and: []).isEmpty)
    }
}
