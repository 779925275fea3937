# A Homebrew formula, for a tap. On a Mac it builds from source; on Linux it installs the archive of the release.
class Navatlas < Formula
  desc 'Draws and checks the map of an iOS app\'s navigation'
  homepage 'https://github.com/OWNER/NavAtlas'
  license 'MIT'
  version '0.2.0'

  on_macos do
    url 'https://github.com/OWNER/NavAtlas.git', tag: '0.2.0'
    depends_on 'pkg-config' => :build
    depends_on 'graphviz'
  end

  on_linux do
    url "https://github.com/OWNER/NavAtlas/releases/download/0.2.0/navatlas-0.2.0-linux-#{Hardware::CPU.arch}.tar.gz"
    # The release names the checksum: sha256 '…'
  end

  def install
    if OS.mac?
      system 'make', 'install', "PREFIX=#{prefix}"
    else
      prefix.install Dir['*']
    end
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/navatlas --version")
  end
end
