import Foundation

/// Memory for many numbers.
///
/// A large graph's numbers are looked up all over the place. In pages of the usual 4 KB nearly each look-up misses the
/// processor's table of pages, and each page costs a call of the system when it is first written to; so what is large
/// asks for the system's large pages, as NumPy does (`MADV_HUGEPAGE`). A hint: where there are none, nothing changes.
enum LargeMemory {
    /// The size of a large page in bytes, on the processors that Linux runs on most.
    private static let pageSize = 1 << 21

    /// Runs a body with memory for some values, which is gone afterwards. It holds nothing yet.
    ///
    /// - Parameter inLargePages: whether large pages are worth it; not where little of the memory is ever written to.
    @inline(__always)
    static func with<Element: BitwiseCopyable, Result>(
        _ count: Int, of type: Element.Type, inLargePages: Bool = true,
        _ body: (UnsafeMutableBufferPointer<Element>) -> Result
    ) -> Result {
        let size = count * MemoryLayout<Element>.stride
        if size < pageSize { return withUnsafeTemporaryAllocation(of: type, capacity: count, body) }
        let memory = take((size + pageSize - 1) & -pageSize)
        defer { giveBack(memory) }
        if inLargePages { askForLargePages(memory) }
        return body(UnsafeMutableBufferPointer(rebasing: memory.bindMemory(to: type)[..<count]))
    }

    #if os(Linux)
        /// Straight from the system, so that it goes back there at once.
        private static func take(_ size: Int) -> UnsafeMutableRawBufferPointer {
            let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            precondition(start != MAP_FAILED, "there is memory")
            return UnsafeMutableRawBufferPointer(start: start, count: size)
        }

        private static func giveBack(_ memory: UnsafeMutableRawBufferPointer) {
            munmap(memory.baseAddress, memory.count)
        }
    #else
        private static func take(_ size: Int) -> UnsafeMutableRawBufferPointer {
            .allocate(byteCount: size, alignment: pageSize)
        }

        private static func giveBack(_ memory: UnsafeMutableRawBufferPointer) { memory.deallocate() }
    #endif

    /// Asks for large pages where whole ones lie in some memory.
    static func askForLargePages(_ memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            guard memory.count >= pageSize, let base = memory.baseAddress else { return }
            let first = (Int(bitPattern: base) + pageSize - 1) & -pageSize
            let last = (Int(bitPattern: base) + memory.count) & -pageSize
            if first < last { madvise(UnsafeMutableRawPointer(bitPattern: first), last - first, Int32(MADV_HUGEPAGE)) }
        #endif
    }
}

extension Array where Element: BitwiseCopyable {
    /// Creates a list of a length that is known, all of which a body fills.
    ///
    /// - Parameter room: how many values the body may write; the count where it is not given.
    @inline(__always)
    init(count: Int, room: Int? = nil, filledBy body: (UnsafeMutableBufferPointer<Element>) -> Void) {
        self.init(unsafeUninitializedCapacity: room ?? count) { memory, filled in
            LargeMemory.askForLargePages(UnsafeMutableRawBufferPointer(memory))
            body(UnsafeMutableBufferPointer(rebasing: memory[..<(room ?? count)]))
            filled = count
        }
    }
}
