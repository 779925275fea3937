import Foundation

/// A path of routes, each to a screen of any type.
public struct FlowPath: Equatable, RouteStacking {
    /// The routes, from the first over the root on up.
    public var routes: [Route<AnyHashable>]

    /// Creates a path.
    public init(_ routes: [Route<AnyHashable>] = []) { self.routes = routes }

    /// Creates a path of routes to screens of one type.
    public init(_ routes: some Sequence<Route<some Hashable>>) {
        self.routes = routes.map { $0.map { AnyHashable($0) } }
    }

    /// The routes.
    public var stackedRoutes: [Route<AnyHashable>] {
        get { routes }
        set { routes = newValue }
    }

    /// How many routes there are.
    public var count: Int { routes.count }

    /// Whether only the root is shown.
    public var isEmpty: Bool { routes.isEmpty }

    /// Adds a route.
    public mutating func append(_ route: Route<some Hashable>) { routes.append(route.map { AnyHashable($0) }) }

    /// Takes routes away from the top; as many as there are, if there are fewer.
    public mutating func removeLast(_ count: Int = 1) { routes = routes.dropLast(Swift.max(count, 0)) }

    /// The path as what can be encoded; `nil` where a screen cannot be.
    public var codable: CodableRepresentation? {
        let elements = routes.compactMap { route in
            (route.screen.base as? any Codable & Hashable).map { CodableRepresentation.Element(route.style, $0) }
        }
        return elements.count == routes.count ? CodableRepresentation(elements: elements) : nil
    }

    /// Creates a path of what was decoded.
    public init(_ codable: CodableRepresentation) {
        routes = codable.elements.map { Route(screen: AnyHashable($0.screen), style: $0.style) }
    }
}

extension FlowPath {
    /// A path that can be encoded and decoded. Each route takes three elements: its style, the name of its screen's type
    /// and the screen as JSON text; the topmost route comes first.
    public struct CodableRepresentation: Codable, Equatable {
        struct Element {
            let style: RouteStyle
            let screen: any Codable & Hashable

            init(_ style: RouteStyle, _ screen: any Codable & Hashable) {
                self.style = style
                self.screen = screen
            }
        }

        let elements: [Element]

        init(elements: [Element]) { self.elements = elements }

        /// Decodes a path.
        ///
        /// - Throws: `DecodingError` where a type is unknown to this program, or cannot be decoded.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [Element] = []
            while !container.isAtEnd {
                let style = try container.decode(RouteStyle.self)
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "no screen of this program has the type \(name)")
                }
                let text = try container.decode(String.self)
                elements.append(Element(style, try JSONDecoder().decode(type, from: Data(text.utf8))))
            }
            self.init(elements: elements.reversed())
        }

        /// Encodes the path.
        ///
        /// - Throws: `EncodingError` where a screen's type has no name, or the screen cannot be encoded.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let name = _mangledTypeName(type(of: element.screen)) else {
                    let context = EncodingError.Context(
                        codingPath: container.codingPath, debugDescription: "the screen's type has no name")
                    throw EncodingError.invalidValue(element.screen, context)
                }
                try container.encode(element.style)
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(element.screen), as: UTF8.self))
            }
        }

        /// Whether two paths hold the same routes.
        public static func == (left: Self, right: Self) -> Bool { FlowPath(left) == FlowPath(right) }
    }
}
