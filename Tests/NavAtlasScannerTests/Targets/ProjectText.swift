/// The text of a small `project.pbxproj`, in Xcode's own format.
struct ProjectText {
    struct Target {
        var name: String
        var type = "application"
        var settings = "SDKROOT = iphoneos;"
        /// Paths of files, each with its platforms.
        var files: [(path: String, filters: [String])] = []
        /// Ids of synchronized folders.
        var folders: [String] = []
        var dependencies: [(target: String, filter: String?)] = []
        var products: [String] = []
    }

    var targets: [Target]
    /// Synchronized folders by their ids, with the ids of their exceptions.
    var folders: [(id: String, path: String, exceptions: [String])] = []
    /// Exceptions of synchronized folders by their ids: `target = "App target"; membershipExceptions = (A.swift, );`
    var exceptions: [(id: String, text: String)] = []
    var projectSettings = ""

    var text: String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                PROJECT = { isa = PBXProject; mainGroup = MAIN; buildConfigurationList = "PROJECT list"; targets = (\(ids)); };
                "PROJECT list" = { isa = XCConfigurationList; buildConfigurations = ("PROJECT debug"); };
                "PROJECT debug" = { isa = XCBuildConfiguration; buildSettings = { \(projectSettings) }; };
                MAIN = { isa = PBXGroup; children = (\(references)); sourceTree = "<group>"; };
        \(targets.map(objects).joined())
        \(folders.map { folder in
            "\(folder.id) = { isa = PBXFileSystemSynchronizedRootGroup; path = \"\(folder.path)\"; sourceTree = \"<group>\"; "
                + "exceptions = (\(folder.exceptions.joined(separator: ", "))); };\n"
        }.joined())
        \(exceptions.map { "\($0.id) = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; \($0.text) };\n" }.joined())
            };
            rootObject = PROJECT;
        }
        """
    }

    private var ids: String { targets.map { "\"\($0.name) target\"" }.joined(separator: ", ") }

    private var references: String {
        let files = targets.flatMap { target in target.files.map { "\"\(target.name) \($0.path) reference\"" } }
        return (files + folders.map(\.id)).joined(separator: ", ")
    }

    private func objects(of target: Target) -> String {
        let name = target.name
        let files = target.files.map { file in
            """
            "\(name) \(file.path) reference" = { isa = PBXFileReference; path = "\(file.path)"; sourceTree = "<group>"; };
            "\(name) \(file.path) build" = { isa = PBXBuildFile; fileRef = "\(name) \(file.path) reference"; \
            platformFilters = (\(file.filters.joined(separator: ", "))); };

            """
        }
        let dependencies = target.dependencies.map { other, filter in
            """
            "\(name) needs \(other)" = { isa = PBXTargetDependency; target = "\(other) target"; \
            \(filter.map { "platformFilter = \($0); " } ?? "")};

            """
        }
        let products = target.products.map {
            "\"\(name) uses \($0)\" = { isa = XCSwiftPackageProductDependency; productName = \($0); };\n"
        }
        return """
            "\(name) target" = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(target.type)";
                buildConfigurationList = "\(name) list"; buildPhases = ("\(name) sources");
                fileSystemSynchronizedGroups = (\(target.folders.joined(separator: ", ")));
                dependencies = (\(target.dependencies.map { "\"\(name) needs \($0.target)\"" }.joined(separator: ", ")));
                packageProductDependencies = (\(target.products.map { "\"\(name) uses \($0)\"" }.joined(separator: ", "))); };
            "\(name) sources" = { isa = PBXSourcesBuildPhase;
                files = (\(target.files.map { "\"\(name) \($0.path) build\"" }.joined(separator: ", "))); };
            "\(name) list" = { isa = XCConfigurationList; buildConfigurations = ("\(name) debug"); };
            "\(name) debug" = { isa = XCBuildConfiguration; buildSettings = { \(target.settings) }; };

            """ + (files + dependencies + products).joined()
    }
}
