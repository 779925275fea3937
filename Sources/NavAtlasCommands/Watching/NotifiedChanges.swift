#if os(Linux)
    import Foundation

    /// Changes of which Linux tells, by inotify(7).
    struct NotifiedChanges: FileChanges {
        /// How long nothing must happen until changes are taken to be over, in milliseconds.
        private static let quiet: Int32 = 60
        /// How long changes may go on, in such spans.
        private static let mostSpans = 60
        /// How often it is asked whether to go on, in milliseconds.
        private static let patience: Int32 = 500

        private let tree: WatchedTree
        private let queue: Queue
        private(set) var seesAll = true

        /// The open file from which events are read; closed with its last reference.
        private final class Queue {
            let descriptor: Int32
            init(descriptor: Int32) { self.descriptor = descriptor }
            deinit { close(descriptor) }
        }

        /// - Returns: `nil` where the system does not watch as many folders, or none.
        init?(_ tree: WatchedTree) {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
            self.tree = tree
            queue = Queue(descriptor: descriptor)
            guard watchFolders() else { return nil }
        }

        mutating func wait(until isEnded: () -> Bool) -> Bool {
            repeat {
                if isEnded() { return false }
            } while !hasEvents(within: Self.patience)
            for _ in 0..<Self.mostSpans {
                drain()
                if isEnded() { return false }
                if !hasEvents(within: Self.quiet) { break }
            }
            // New folders are watched from now on; what is in them already is seen by the scan that follows.
            seesAll = watchFolders()
            return true
        }

        /// Watches every folder. One that is watched already stays so.
        private func watchFolders() -> Bool {
            let kinds = [
                IN_ATTRIB, IN_CLOSE_WRITE, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE_SELF,
                IN_MOVE_SELF,
            ]
            let mask = kinds.reduce(UInt32(0)) { $0 | UInt32($1) }
            var isWithinLimits = true
            tree.enterFolders { folder in
                if inotify_add_watch(queue.descriptor, folder, mask) >= 0 { return true }
                if errno == ENOSPC || errno == ENOMEM { isWithinLimits = false }
                // A folder that has gone in the meantime is no fault, but what is there now must be watched.
                return errno != ENOENT && errno != ENOTDIR
            }
            return isWithinLimits
        }

        private func hasEvents(within milliseconds: Int32) -> Bool {
            var request = pollfd(fd: queue.descriptor, events: Int16(POLLIN), revents: 0)
            return poll(&request, 1, milliseconds) > 0
        }

        /// What has happened is of no interest: that something has is.
        private func drain() {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while Foundation.read(queue.descriptor, &buffer, buffer.count) > 0 {}
        }
    }
#endif
