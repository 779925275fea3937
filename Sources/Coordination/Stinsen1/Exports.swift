// An app changes one import: the views and the readable state come along.
@_exported import CoordinationState
@_exported import CoordinationViews
