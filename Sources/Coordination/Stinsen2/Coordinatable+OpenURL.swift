#if !canImport(SwiftUI)
    import NavAtlasModel

    // Opens URLs by the `onOpenURL` modifiers of a coordinator's view and its screens.

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
