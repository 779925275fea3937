// What an app writes to say what its coordinators show, next to the registry: one import is enough.
@_exported import protocol NavAtlasModel.ActionProviding
@_exported import protocol NavAtlasModel.BodyProviding
@_exported import protocol NavAtlasModel.DestinationProviding
@_exported import struct NavAtlasModel.Presentation
@_exported import protocol NavAtlasModel.RouteResolving
@_exported import protocol NavAtlasModel.StartProviding
