// Types of our own in the shapes that the real SwiftUI and FlowStacks show to `Mirror`. They stand in a type of the standard
// library, so that they are no views of the app's.

extension Never {
    struct EmptyView {}

    struct Text { let storage = "" }

    struct TupleView<Content> { let value: Content }

    struct VStack<Content> {
        struct Tree { let content: Content }
        let _tree: Tree
        init(_ content: Content) { _tree = Tree(content: content) }
    }

    struct _ConditionalContent<TrueContent, FalseContent> {
        enum Storage {
            case trueContent(TrueContent)
            case falseContent(FalseContent)
        }
        let storage: Storage
    }

    class AnyViewStorageBase {}

    final class AnyViewStorage<Content>: AnyViewStorageBase {
        let view: Content
        init(_ view: Content) { self.view = view }
    }

    struct AnyView {
        let storage: AnyViewStorageBase
        init<Content>(_ view: Content) { storage = AnyViewStorage(view) }
    }

    struct ModifiedContent<Content, Modifier> {
        let content: Content
        let modifier: Modifier
    }

    struct Padding { let length = 8.0 }

    enum TagValueTraitKey<Tag> {
        enum Value {
            case untagged
            case tagged(Tag)
        }
    }

    struct _TraitWritingModifier<Tag> { let value: TagValueTraitKey<Tag>.Value }

    struct TabView<Content> {
        let selection: Int? = nil
        let content: Content
    }

    // FlowStacks, from 0.6 on.
    struct FlowStack<Root> {
        let withNavigation = true
        let root: Root
    }

    struct DestinationBuilderModifier<TypedData> { let typedDestinationBuilder: (TypedData) -> AnyView }

    // FlowStacks, up to 0.4.
    struct Router<Screen, ScreenView> { let routes: [Screen] = [] }

    enum AllScreen<Screen> {
        case root
        case screen(Screen)
    }
}
