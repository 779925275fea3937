// Whose code a type's is.

extension GraphDraft {
    /// Whether a type's code is a screen's own: the screen's, a component's, or that in which a screen without a type is
    /// written.
    func isOwnCode(_ nominal: Nominal, of node: NodeKey) -> Bool {
        key(for: nominal) == node || components[node]?.contains(nominal) == true
            || writers[node]?.contains(nominal) == true
    }

    /// Whether a type is the model that makes one node with a view: the path of its stack.
    func isModel(_ nominal: Nominal, of node: NodeKey) -> Bool {
        key(for: nominal) == node && node != .type(nominal) && components[node]?.contains(nominal) != true
    }
}
