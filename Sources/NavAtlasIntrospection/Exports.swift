// Exports the protocols by which an app describes its live coordinators: one import is enough beside the registry.
@_exported import protocol NavAtlasModel.ActionProviding
@_exported import protocol NavAtlasModel.BodyProviding
@_exported import protocol NavAtlasModel.DestinationProviding
@_exported import struct NavAtlasModel.Presentation
@_exported import protocol NavAtlasModel.RouteResolving
@_exported import protocol NavAtlasModel.StartProviding
