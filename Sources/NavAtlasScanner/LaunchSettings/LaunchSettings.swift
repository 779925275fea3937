/// How the app is launched, as its property lists, entitlements and app site associations declare: by which URLs, and with
/// which storyboard.
struct LaunchSettings: Hashable, Sendable {
    /// The URL schemes of `Info.plist` files, sorted.
    var schemes: [String] = []
    /// The hosts of universal links that entitlements name, sorted.
    var hosts: [String] = []
    /// The patterns of each app site association.
    var associations: [[AppSiteAssociation.Pattern]] = []
    /// The storyboards that the app starts with, sorted.
    var mainStoryboards: [String] = []
    /// Those of them that extensions start with.
    var extensionStoryboards: Set<String> = []
    /// The controllers with which extensions start, by their classes' names.
    var extensionClasses: Set<String> = []
    /// The storyboards that the system shows while it launches the app, sorted: nothing else leads there.
    var launchStoryboards: [String] = []
    /// The delegates of scenes beside the app's windows, by their classes' names.
    var otherSceneDelegates: Set<String> = []

    static let none = Self()

    /// Reads the files of a tree; what cannot be read is added to the diagnostics.
    ///
    /// - Parameter infoPlists: the `Info.plist` files that targets name, which may have other names.
    init(_ tree: SourceTree, infoPlists: [SourceFile], _ diagnostics: inout [ScanDiagnostic]) {
        let known = Set(tree.infoPlists.map(\.path))
        for file in tree.infoPlists + infoPlists.filter({ !known.contains($0.path) }) {
            do throws(ScanDiagnostic) {
                let list = try InfoPlist(file)
                schemes += list.urlSchemes.filter { !$0.isBuildSetting }.map(\.scheme)
                mainStoryboards += list.mainStoryboards
                if let storyboard = list.extensionStoryboard { extensionStoryboards.insert(storyboard) }
                if let name = list.extensionClass { extensionClasses.insert(name) }
                launchStoryboards += list.launchStoryboards
                otherSceneDelegates.formUnion(list.otherSceneDelegates)
            } catch {
                diagnostics.append(error)
            }
        }
        for file in tree.entitlements {
            do throws(ScanDiagnostic) { hosts += try Entitlements(file).linkedHosts } catch {
                diagnostics.append(error)
            }
        }
        for file in tree.appSiteAssociations {
            do throws(ScanDiagnostic) { associations.append(try AppSiteAssociation(file).patterns) } catch {
                diagnostics.append(error)
            }
        }
        mainStoryboards = Set(mainStoryboards).sorted()
        launchStoryboards = Set(launchStoryboards).sorted()
        schemes = Set(schemes).sorted()
        hosts = Set(hosts).sorted()
    }

    init(hosts: [String] = [], associations: [[AppSiteAssociation.Pattern]] = []) {
        self.hosts = hosts
        self.associations = associations
    }
}
