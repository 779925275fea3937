import SwiftUI

prefix operator /

/// One case of an enum.
public struct CasePath<Root, Value> {
    let embed: (Value) -> Root

    /// What a case of one value carries; by its name, two cases can carry values of one type.
    func extract(from root: Root) -> Value? {
        let part = Mirror(reflecting: root).children.first
        guard let value = part?.value as? Value else { return nil }
        return Mirror(reflecting: embed(value)).children.first?.label == part?.label ? value : nil
    }
}

public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> CasePath<Root, Value> {
    CasePath(embed: embed)
}

extension Binding {
    public init?<Root>(unwrapping root: Binding<Root>, case path: CasePath<Root, Value>) {
        guard let value = path.extract(from: root.wrappedValue) else { return nil }
        self.init(get: { value }, set: { root.wrappedValue = path.embed($0) })
    }
}
