// Where SwiftUI is, its views are the views. Elsewhere this module has the few that a coordinator's declaration needs.
#if canImport(SwiftUI)
    @_exported import SwiftUI
#endif
