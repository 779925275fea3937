// Where SwiftUI is, its views are the views. Elsewhere this module has the few that a coordinator's declaration needs,
// and Foundation comes along as it does with SwiftUI.
#if canImport(SwiftUI)
    @_exported import SwiftUI
#else
    @_exported import Foundation
#endif
