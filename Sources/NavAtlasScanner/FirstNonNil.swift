// Named for the method of the package swift-algorithms that it stands in for.

extension Sequence {
    /// The first result of a closure that is not `nil`. The closure runs once for each element up to that one, where
    /// `lazy.compactMap(_:).first` runs it twice for the last.
    func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
        for element in self {
            if let result = try transform(element) { return result }
        }
        return nil
    }
}
