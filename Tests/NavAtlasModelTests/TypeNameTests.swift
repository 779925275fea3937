import NavAtlasModel
import Testing

private enum Outer {
    struct Inner {}
    struct Box<Content> {
        struct Lid {}
    }
}

@Suite struct TypeNameTests {
    @Test(arguments: [
        ("App.Todo", "Todo", "Todo"),
        ("App.Outer.Inner", "Outer.Inner", "Outer.Inner"),
        ("App.Box<App.Todo>.Lid", "Box.Lid", "Box.Lid<Todo>"),
        ("App.(unknown context at $5636f90222cc).Outer.Inner", "Outer.Inner", "Outer.Inner"),
        ("(extension in Other):App.Outer.Inner", "Outer.Inner", "Outer.Inner"),
        ("Swift.Optional<Swift.String>", "Optional", "String?"),
        ("Swift.Array<App.Outer.Inner>", "Array", "[Outer.Inner]"),
        ("Swift.Dictionary<Swift.String, (Swift.Int, App.Todo)>", "Dictionary", "[String: (Int, Todo)]"),
        ("Swift.Result<(Swift.Int) -> Swift.Bool, any Swift.Error>", "Result", "Result<(Int) -> Bool, Error>"),
        ("(a: Swift.Int, b: App.Todo)", "(a: Int, b: Todo)", "(a: Int, b: Todo)"),
        ("()", "()", "()"),
        ("", "", ""),
        ("App.Box<", "Box<", "Box<"),
    ])
    func takesApartWhatTheRuntimePrints(text: String, id: String, spelled: String) {
        let name = TypeName(reflected: text)
        #expect(name.id == id)
        #expect(name.spelled == spelled)
    }

    @Test func namesRealTypes() {
        #expect(TypeName(Outer.Inner.self).id == "Outer.Inner")
        #expect(TypeName(Outer.Inner.self).module == "NavAtlasModelTests")
        #expect(TypeName(Outer.Box<[Int?]>.Lid.self).spelled == "Outer.Box.Lid<[Int?]>")
        #expect(TypeName(Void.self).spelled == "()")
    }

    @Test func localTypesOfOneNameHaveTwoKeys() {
        func first() -> TypeName {
            struct Local {}
            return TypeName(Local.self)
        }
        func second() -> TypeName {
            struct Local {}
            return TypeName(Local.self)
        }
        #expect(first().id == second().id)
        #expect(first().key != second().key)
        #expect(first().key == first().key)
    }

    @Test(arguments: [
        ("App.LoginScreen", ["LoginScreen"]),
        ("SwiftUI.ModifiedContent<App.LoginScreen, App.Padding>", ["LoginScreen"]),
        ("SwiftUI.NavigationView<SwiftUI.TupleView<(App.A, App.B)>>", []),
        ("SwiftUI._ConditionalContent<App.A, SwiftUI.ModifiedContent<App.B, SwiftUI._Layout>>", ["A", "B"]),
        ("Swift.Optional<App.A>", ["A"]),
        ("SwiftUI.Text", []),
        ("SwiftUI.AnyView", []),
    ])
    func looksThroughAViewLibrary(text: String, screens: [String]) {
        #expect(TypeName(reflected: text).screens(in: ["Swift", "SwiftUI"]).map(\.id) == screens)
    }
}
