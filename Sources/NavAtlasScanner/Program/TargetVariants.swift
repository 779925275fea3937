// Several targets in one folder may each have a file of their own for a part of a type that they share.

extension Program {
    /// Whether two methods of one type are the same one of two targets, each of which has its own folder.
    func areTargetVariants(_ one: Function, _ other: Function) -> Bool {
        let (first, second) = (one.fact, other.fact)
        return one.file != other.file && first.body != nil && second.body != nil && first.isStatic == second.isStatic
            && first.parameters.map(\.label) == second.parameters.map(\.label)
            && first.parameters.map(\.type) == second.parameters.map(\.type)
            && PathText.folder(of: files[one.file].path) != PathText.folder(of: files[other.file].path)
    }
}
