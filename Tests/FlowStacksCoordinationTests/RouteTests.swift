import FlowStacksCoordination
import Foundation
import NavAtlasModel
import Testing

@Suite struct RouteTests {
    private func routes(_ text: String) -> Routes<Int> {
        text.enumerated().map { index, letter in
            switch letter {
            case "p": .push(index)
            case "s": .sheet(index, withNavigation: true)
            case "r": .root(index)
            default: .cover(index)
            }
        }
    }

    @Test(arguments: [
        ("goBack", "pp", "p"), ("goBack", "", ""), ("goBack 5", "psp", "psp"), ("goBack -1", "p", "p"),
        ("goBackToRoot", "psc", ""), ("goBackToRoot", "", ""), ("goBackTo 0", "psc", "p"), ("goBackTo 9", "ps", "ps"),
        ("pop", "psp", "ps"), ("pop", "ps", "ps"), ("pop", "", ""), ("popToRoot", "sppp", "s"),
        ("popTo 1", "pppp", "pp"),
        ("goBackTo -1", "ps", ""), ("goBackTo -2", "ps", "ps"),
        ("dismiss", "pspp", "p"), ("dismiss", "pp", ""), ("dismiss", "", ""), ("dismiss 2", "psscp", "ps"),
        ("dismiss 9", "psc", ""), ("dismiss 0", "ps", "ps"), ("dismissAll", "ppscp", "pp"), ("dismissAll", "pp", "pp"),
        ("currentRoot", "pspp", "ps"), ("currentRoot", "pp", ""),
        // Where the root is the first route, it stays.
        ("goBack", "rp", "r"), ("goBack", "r", "r"), ("goBack 2", "rp", "rp"), ("goBackToRoot", "rsp", "r"),
        ("goBackToRoot", "r", "r"), ("goBackTo 0", "rsp", "r"), ("goBackTo -1", "rsp", "rsp"), ("pop", "r", "r"),
        ("popToRoot", "rpp", "r"), ("dismiss", "rpsp", "rp"), ("dismiss", "rp", "rp"), ("dismiss 2", "rps", "rps"),
        ("dismissAll", "rpscp", "rp"), ("dismissAll", "rp", "rp"), ("currentRoot", "rpp", "r"),
    ])
    func anOperationLeaves(operation: String, before: String, after: String) {
        var array = routes(before)
        let navigator = FlowNavigator(State(wrappedValue: routes(before)).projectedValue)
        var path = FlowPath(routes(before))
        let words = operation.split(separator: " ")
        let count = words.count > 1 ? Int(words[1]) : nil
        func apply(_ stack: inout some RouteStacking) {
            switch words[0] {
            case "goBack": stack.goBack(count ?? 1)
            case "goBackToRoot": stack.goBackToRoot()
            case "goBackTo": stack.goBackTo(index: count ?? 0)
            case "pop": stack.pop(count ?? 1)
            case "popTo": stack.popTo(index: count ?? 0)
            case "popToRoot": stack.popToRoot()
            case "dismiss": stack.dismiss(count: count ?? 1)
            case "dismissAll": stack.dismissAll()
            default: stack.popToCurrentNavigationRoot()
            }
        }
        apply(&array)
        apply(&path)
        apply(&navigator.routes)
        #expect(array == Routes<Int>(routes(before).prefix(after.count)))
        #expect(array == routes(after))
        #expect(navigator.routes == array)
        #expect(path == FlowPath(array))
    }

    @Test(arguments: [
        ("", 1, false), ("p", 1, true), ("p", 2, false), ("p", -1, false), ("r", 1, false), ("rp", 1, true),
    ])
    func whetherThereIsAWayBack(before: String, count: Int, expected: Bool) {
        #expect(routes(before).canGoBack(count) == expected)
    }

    @Test func aRootIsShownAsAnyOtherSheetIs() {
        let root = Route.root(1, embedInNavigationView: true)
        #expect(root == .sheet(1, embedInNavigationView: true))
        #expect(root.hashValue == Route.sheet(1, withNavigation: true).hashValue)
        #expect(root != .sheet(1))
        #expect(root.map { "\($0)" }.isRoot)
        #expect(Routes<Int>([.root(1)]).canPush == nil)
        #expect(Routes<Int>([root]).canPush == true)
    }

    @Test func theNavigatorAnswersAsItsRoutesDo() {
        let state = State(wrappedValue: Routes<Item>())
        let navigator = FlowNavigator(state.projectedValue)
        #expect(navigator.canPush == nil)
        #expect(!navigator.canGoBack())
        navigator.presentCover(.settings)
        #expect(navigator.canPush == false)
        navigator.presentSheet(.number(1), withNavigation: true)
        navigator.push(.number(2))
        #expect(navigator.canPush == true)
        #expect(navigator.goBackTo { (route: Route<Item>) in route.style.isCover })
        #expect(state.wrappedValue == [.cover(.settings)])
        #expect(!navigator.goBackTo(.greeting("?")))
        navigator.push(.number(3))
        #expect(navigator.popTo(.settings))
        navigator.goBackToRoot()
        #expect(navigator.routes.isEmpty)
    }

    @Test func screensAreFoundByTheirType() {
        var path = FlowPath()
        path.push(1)
        path.push("two")
        path.append(Route.sheet(3.0))
        path.goBackTo(type: String.self)
        #expect(path.count == 2)
        let found = path.goBackTo(type: Bool.self)
        #expect(!found)
        path.removeLast(9)
        #expect(path.isEmpty)
    }

    @Test func aPathIsEncodedAndDecoded() throws {
        var path = FlowPath()
        path.push(Item.number(1))
        path.presentSheet("text", withNavigation: true)
        path.presentCover(Item.settings)
        let data = try JSONEncoder().encode(try #require(path.codable))
        let decoded = try JSONDecoder().decode(FlowPath.CodableRepresentation.self, from: data)
        #expect(FlowPath(decoded) == path)
        #expect(decoded == path.codable)
    }

    @Test func whatCannotBeEncodedOrDecodedSaysSo() {
        struct Opaque: Hashable {}
        var path = FlowPath()
        path.push(AnyHashable(Opaque()))
        #expect(path.codable == nil)
        let text = #"[{"push":{}},"NoSuchType","1"]"#
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(FlowPath.CodableRepresentation.self, from: Data(text.utf8))
        }
    }

    @Test func routesAreEncoded() throws {
        let routes: Routes<Item> = [.push(.settings), .sheet(.number(2), withNavigation: true)]
        let data = try JSONEncoder().encode(routes)
        #expect(try JSONDecoder().decode(Routes<Item>.self, from: data) == routes)
    }
}
