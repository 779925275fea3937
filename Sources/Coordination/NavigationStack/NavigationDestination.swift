#if !canImport(SwiftUI)
    import NavAtlasModel

    /// Declares the destination of a type's values.
    public struct NavigationDestination<Value: Hashable, Destination: View>: DestinationProviding {
        let build: (Value) -> Destination

        /// The value's view.
        public func view(for route: Value) -> Destination { build(route) }
    }

    extension View {
        /// Declares how the values of a type are shown.
        public func navigationDestination<Value: Hashable, Destination: View>(
            for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
        ) -> some View {
            ModifiedContent(content: self, modifier: NavigationDestination(build: destination))
        }
    }

    /// A view on which a destination is declared.
    protocol StackDestinationDeclaring {
        /// What is shown for a value; `nil` for one of another type.
        func destination(for value: Any) -> (any View)?
    }

    extension ModifiedContent: StackDestinationDeclaring {
        func destination(for value: Any) -> (any View)? {
            (modifier as? any StackDestinationDeclaring)?.destination(for: value)
        }
    }

    extension NavigationDestination: StackDestinationDeclaring {
        func destination(for value: Any) -> (any View)? { (value as? Value).map(build) }
    }
#endif
