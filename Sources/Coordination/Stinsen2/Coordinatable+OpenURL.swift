#if !canImport(SwiftUI)
    import NavAtlasModel

    // Opening URLs: what `customize(_:)` adds to the coordinator's view, and what its screens have for that.

    extension NavigationCoordinatable {
        /// Opens a URL by every `onOpenURL` of the coordinator and its screens.
        public func open(_ link: LiveLink) -> Bool {
            state.open(link, around: AnyView(customize(AnyView(EmptyView()))))
        }
    }

    extension TabCoordinatable {
        /// Opens a URL by every `onOpenURL` of the coordinator and its screens.
        public func open(_ link: LiveLink) -> Bool {
            state.open(link, around: AnyView(customize(AnyView(EmptyView()))))
        }
    }
#endif
