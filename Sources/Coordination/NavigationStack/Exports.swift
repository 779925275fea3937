// An app changes one import: the views and the readable state come along. Where SwiftUI is, that is all there is to it.
@_exported import CoordinationState
@_exported import CoordinationViews
