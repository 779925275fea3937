/// A position in a file, by the index of the file.
struct DraftLocation: Hashable {
    let file: Int
    let position: Position
}
