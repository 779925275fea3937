import NavAtlasModel

/// An error that keeps registered coordinators from forming a graph.
public enum RegistryError: Error, Hashable, Sendable {
    /// Nothing was registered.
    case empty
    /// No entry was named.
    case noEntry(registered: [String])
    /// The entry was not registered.
    case unknownEntry(String, registered: [String])
    /// Two coordinators of one type were registered.
    case registeredTwice(String)
    /// A type was registered that has no empty initialiser which the registry could call.
    case notAnInstance(String)
    /// What was registered is no coordinator.
    case notACoordinator(String)
    /// The binary holds nothing about the stored properties of a type: reflection metadata was stripped.
    case unreadable(String, property: String?)
    /// A view asks for an object that is not around it.
    case missingEnvironment(String, property: String)
    /// A view's model is a `@StateObject`, which is made on a screen alone.
    case unmadeModel(String, property: String, model: String)
    /// What starts a coordinator was never registered.
    case unknownStart(String, child: String?)
    /// What is to be run is none of the headless coordinators.
    case notLive(String)
    /// A container contains itself.
    case endlessWrapping(String)
    /// The facts make no graph.
    case invalid(GraphError)
}

extension RegistryError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .empty:
            "no coordinator was registered; register every coordinator of the app, then name the entry"
        case .noEntry(let registered):
            "no entry was named; say where a person comes in: entry(\(registered.first ?? "MainCoordinator").self)"
        case .unknownEntry(let name, let registered):
            "the entry \(name) was never registered; registered are \(registered.joined(separator: ", "))"
        case .registeredTwice(let name):
            "\(name) was registered twice; register one instance of each type"
        case .notAnInstance(let name):
            "\(name) was registered as a type, but has no empty initialiser that is known here; register an instance, "
                + "or declare that it conforms to EmptyInitializable"
        case .notACoordinator(let name):
            "nothing that \(name) stores says where it leads; register the objects that declare routes, and let a view that "
                + "is a coordinator show its body: extension \(name): BodyProviding {}"
        case .unreadable(let name, let property):
            "nothing can be read about \(property.map { "\($0) of " } ?? "the properties of ")\(name): "
                + "the binary was built without reflection metadata, or this is no coordinator; build without "
                + "-disable-reflection-metadata and -disable-reflection-names"
        case .missingEnvironment(let name, let property):
            "the body of \(name) cannot be read, for its \(property) comes from around it and is not there; make the view "
                + "inside ViewEnvironment.providing(…) { }, or declare that it conforms to DestinationProviding"
        case .unmadeModel(let name, let property, let model):
            "its \(property) is a StateObject that is not made yet: register the view with the object: "
                + "register(\(name)(…), model: \(model)(…))"
        case .unknownStart(let name, let child):
            "\(name) was said to start \(child ?? "nothing"), but was never registered; register it"
        case .notLive(let name):
            "\(name) cannot be run without a screen, for it is not one of the headless coordinators: leave out explore(…); "
                + "what was registered is read without it"
        case .endlessWrapping(let name):
            "the containers around \(name) have no end: one contains itself; create a new one for each coordinator"
        case .invalid(let error):
            "the registered coordinators make no graph: \(error)"
        }
    }
}
