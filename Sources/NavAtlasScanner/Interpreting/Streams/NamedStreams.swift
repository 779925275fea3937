// Streams that a library keeps under a name. The closures of all who listen to a name run for the screen that sends.
extension Interpreter {
    /// Has handlers listen to what is sent under a name; they do nothing where nothing is sent.
    func listen(to name: String, with handlers: Values) {
        streams.heard.insert(.made(name))
        for handler in handlers {
            note(.listener(handler, [], .made(name)))
            if case .closure(let id) = handler { ranClosures.insert(id) }
        }
    }

    /// Sends values under a name; `false` where nothing listens to it.
    func send(_ values: Values, toListenersOf name: String) -> Bool {
        let listeners = streams.subscribers(on: .made(name))
        guard !listeners.isEmpty else { return false }
        // What is sent before anything is shown is left to those who listen.
        guard let node = owner.node, !isApp(node) || link != nil else { return true }
        for listener in listeners {
            _ = with(owner: isApp(node) ? listener.owner : nil, mode: .body, acting: true) {
                call([listener.handler], [values])
            }
        }
        return true
    }
}
