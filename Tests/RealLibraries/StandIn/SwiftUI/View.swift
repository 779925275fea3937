@_exported import Combine
@_exported import Foundation
@_exported import UIKit

// Stored properties have the shapes of SwiftUI's own, as far as its interface shows them: that is what is read here.

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Never is not shown") }
}

extension View where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self)") }
}

@resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<True: View, False: View>(first: True) -> _ConditionalContent<True, False> {
        _ConditionalContent(storage: .trueContent(first))
    }
    public static func buildEither<True: View, False: View>(second: False) -> _ConditionalContent<True, False> {
        _ConditionalContent(storage: .falseContent(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public struct TupleView<Content>: View {
    public typealias Body = Never
    public var value: Content

    public init(_ value: Content) { self.value = value }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

public struct EmptyView: View {
    public typealias Body = Never
    public init() {}
}

class AnyViewStorageBase {}

final class AnyViewStorage<Content: View>: AnyViewStorageBase {
    let view: Content
    init(_ view: Content) { self.view = view }
}

public struct AnyView: View {
    public typealias Body = Never
    var storage: AnyViewStorageBase

    public init<Content: View>(_ view: Content) { storage = (view as? AnyView)?.storage ?? AnyViewStorage(view) }
}

public struct EquatableView<Content: View & Equatable>: View {
    public typealias Body = Never
    public var content: Content
}

extension View where Self: Equatable {
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

@MainActor open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }
}

public protocol Scene {}

@MainActor public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

@resultBuilder public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
