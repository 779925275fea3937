import Foundation

extension Process {
    /// Starts the program.
    ///
    /// - Returns: what waits until the program has ended. `waitUntilExit()` looks only twenty times a second, and many tests
    ///   run many programs.
    public func start() throws -> () -> Void {
        let end = DispatchSemaphore(value: 0)
        terminationHandler = { _ in end.signal() }
        try run()
        return {
            end.wait()
            // Without it, the process and its open files would stay.
            self.waitUntilExit()
        }
    }
}
