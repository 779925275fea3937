/// The names of a library's functions, modifiers and types that navigate. The census finds sites by them.
struct Vocabulary: Sendable {
    /// How a word stands in the code.
    enum Form: Sendable { case call, initializer, assignment }

    struct Term: Sendable {
        let name: String
        var form = Form.call
        /// A label that one of its arguments must have; `nil` for any arguments.
        var label: String?
        /// Whether it navigates whatever it is called on. Else its receiver decides: `append` is every array's.
        var isSure = true
        /// The type of what it is called on, as far as the code plainly says that; `nil` for anything.
        var receiver: String?
    }

    /// The words of SwiftUI's views, which files that import another library may use as well.
    static let termsOfViews =
        [
            "sheet", "fullScreenCover", "popover", "navigationDestination", "openWindow",
            "openImmersiveSpace", "onOpenURL", "onContinueUserActivity",
        ].map { Term(name: $0) } + [
            Term(name: "NavigationLink", form: .initializer),
            Term(name: anyName, form: .initializer, label: destinationLabel),
        ]

    /// The label under which views of libraries are given the screen that they show.
    static let destinationLabel = "destination"

    /// The name of a term for all views of libraries that are given code under the term's label.
    static let anyName = "*"

    /// The modules of which a file must import one to use the words; none where every file may.
    let modules: Set<String>
    let terms: [Term]
}
