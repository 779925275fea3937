import Testing

/// On a path that takes anything hashable, a collection is a value of its own type.
struct PushedValuesTests {
    @Test(arguments: [
        (#"NavigationLink("two", value: [Photo(id: 1), Photo(id: 2)])"#, "CompareScreen"),
        (#"NavigationLink("two", value: chosen)"#, "CompareScreen"),
        (#"NavigationLink("two", value: Set([Photo(id: 1)]))"#, "HeapScreen"),
        (#"Button("two") { album.path.append([Photo(id: 1)]) }"#, "CompareScreen"),
        (#"Button("two") { album.path.append(chosen) }"#, "CompareScreen"),
        (#"Button("two") { album.path.append([1, 2].map { Photo(id: $0) }) }"#, "CompareScreen"),
        (#"Button("two") { let heap: Set<Photo> = [Photo(id: 1)]; album.path.append(heap) }"#, "HeapScreen"),
        (#"Button("two") { album.show([Photo(id: 1)]) }"#, "CompareScreen"),
        (#"Button("two") { album.compare([Photo(id: 1)]) }"#, "CompareScreen"),
        (#"Button("two") { album.path.append([1, 2]) }"#, "NumbersScreen"),
        (#"Button("one") { album.path.append(Photo(id: 1)) }"#, "PhotoScreen"),
        (#"ForEach(chosen, id: \.self) { photo in NavigationLink("one", value: photo) }"#, "PhotoScreen"),
    ])
    func aCollectionIsOneValue(_ body: String, _ shown: String) {
        let found = ScannedSource("album", Self.album(body), gives: "").found
        #expect(found.filter { $0.contains("~") }.map { $0.split(separator: " ")[2] } == [Substring(shown)])
    }

    private static func album(_ body: String) -> String {
        """
        import SwiftUI
        struct Photo: Hashable { let id: Int }
        final class Album: ObservableObject {
            @Published var path = NavigationPath()
            func show<Value: Hashable>(_ value: Value) { path.append(value) }
            func compare(_ photos: [Photo]) { path.append(photos) }
        }
        @main struct AlbumApp: App {
            @StateObject var album = Album()
            var body: some Scene {
                WindowGroup {
                    NavigationStack(path: $album.path) {
                        AlbumScreen()
                            .navigationDestination(for: Photo.self) { _ in PhotoScreen() }
                            .navigationDestination(for: [Photo].self) { _ in CompareScreen() }
                            .navigationDestination(for: Set<Photo>.self) { _ in HeapScreen() }
                            .navigationDestination(for: [Int].self) { _ in NumbersScreen() }
                    }
                    .environmentObject(album)
                }
            }
        }
        struct AlbumScreen: View {
            @EnvironmentObject var album: Album
            let chosen: [Photo] = [Photo(id: 1)]
            var body: some View { \(body) }
        }
        struct PhotoScreen: View { var body: some View { Text("p") } }
        struct CompareScreen: View { var body: some View { Text("c") } }
        struct HeapScreen: View { var body: some View { Text("h") } }
        struct NumbersScreen: View { var body: some View { Text("n") } }
        """
    }
}
