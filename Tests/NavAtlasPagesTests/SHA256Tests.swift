import Testing

@testable import NavAtlasPages

@Suite struct SHA256Tests {
    /// The examples of FIPS 180-4 and its successors, and every length around a block's end.
    @Test(arguments: [
        ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
        ), (String(repeating: "a", count: 1000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
    ]) func hashesAsTheStandardSays(text: String, hash: String) {
        #expect(SHA256.base64(of: text) == hash)
    }
}
