/// How a view is read whose body may ask for what is not around it, which would end the program.
public enum LiveBodies {
    /// Whether a view's body can be read now; the code that runs the app decides.
    @TaskLocal public static var isReadable: (@Sendable (Any) -> Bool)?

    /// Who looks into views in this program. Reading what is inside a value is not this module's business, and who runs
    /// a headless app need not know the module whose business it is: it is found where it is linked.
    private static let reader =
        _typeByName("21NavAtlasIntrospection14ReadableBodiesO") as? any LiveBodyReading.Type

    /// Whether a view's body can be read now: as ``isReadable`` says, else as what the view asks for is there. Where no
    /// one in this program can tell, all can.
    public static func canRead(_ view: Any) -> Bool {
        isReadable?(view) ?? reader?.canRead(view) ?? true
    }
}

/// Looks into views, for what their bodies ask for.
public protocol LiveBodyReading: SendableMetatype {
    /// Whether what a view's body asks for is there.
    static func canRead(_ view: Any) -> Bool
}
