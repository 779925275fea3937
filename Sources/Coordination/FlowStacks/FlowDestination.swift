#if !canImport(SwiftUI)
    import NavAtlasModel

    /// Declares the destination of a type's values.
    public struct FlowDestination<Value: Hashable, Destination: View>: DestinationProviding {
        let build: (Binding<Value>) -> Destination

        /// The value's view.
        public func view(for route: Value) -> Destination { build(.constant(route)) }
    }

    extension View {
        /// Declares how the values of a type are shown; the view can change the value on the path.
        @_disfavoredOverload
        public func flowDestination<Value: Hashable, Destination: View>(
            for type: Value.Type, @ViewBuilder destination: @escaping (Binding<Value>) -> Destination
        ) -> some View {
            ModifiedContent(content: self, modifier: FlowDestination(build: destination))
        }

        /// Declares how the values of a type are shown.
        public func flowDestination<Value: Hashable, Destination: View>(
            for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
        ) -> some View {
            ModifiedContent(
                content: self, modifier: FlowDestination<Value, Destination> { destination($0.wrappedValue) })
        }

        /// Shows a view while the condition holds.
        public func flowDestination<Destination: View>(
            isPresented: Binding<Bool>, style: RouteStyle, @ViewBuilder destination: @escaping () -> Destination
        ) -> some View {
            ModifiedContent(
                content: self,
                modifier: ConditionalPresentation(isPresented: isPresented, style.presentation, content: destination))
        }

        /// Shows a view for a value while there is one.
        public func flowDestination<Value: Hashable, Destination: View>(
            item: Binding<Value?>, style: RouteStyle, @ViewBuilder destination: @escaping (Value) -> Destination
        ) -> some View {
            ModifiedContent(
                content: self, modifier: ItemPresentation(item: item, style.presentation, content: destination))
        }
    }

    /// A view on which a destination is declared.
    protocol FlowDestinationDeclaring {
        /// What is shown for a value; `nil` for one of another type.
        func destination(for value: Binding<Any>) -> (any View)?
    }

    extension ModifiedContent: FlowDestinationDeclaring {
        func destination(for value: Binding<Any>) -> (any View)? {
            (modifier as? any FlowDestinationDeclaring)?.destination(for: value)
        }
    }

    extension FlowDestination: FlowDestinationDeclaring {
        func destination(for value: Binding<Any>) -> (any View)? {
            guard let typed = value.wrappedValue as? Value else { return nil }
            return build(Binding(get: { value.wrappedValue as? Value ?? typed }, set: { value.wrappedValue = $0 }))
        }
    }
#endif
