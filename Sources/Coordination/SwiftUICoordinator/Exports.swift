// An app changes one import: the views and the readable state come along. Where SwiftUI is, an app has the library
// itself, and only those come.
@_exported import CoordinationState
@_exported import CoordinationViews
