#!/usr/bin/env python3
"""Watches an app of more folders than the system tells changes of: the tool looks at the files by itself then.

    limit.py NAVATLAS

The limit is set in a namespace of its own, which takes Linux and unshare(1); elsewhere nothing is tested, and that is said.
"""
import pathlib
import signal
import subprocess
import sys
import tempfile

LIMIT = "echo {} > /proc/sys/user/max_inotify_watches && exec \"$@\""
NOTE = "the system cannot watch so many folders"
APP = """import SwiftUI
@main struct Zoo: App { var body: some Scene { WindowGroup { NavigationStack { Gate() } } } }
struct Gate: View { var body: some View { NavigationLink("") { Lion() } } }
struct Lion: View { var body: some View { Text("") } }
"""
SCREEN = """import SwiftUI
struct {0}: View {{ var body: some View {{ NavigationLink("") {{ Lion() }} }} }}
"""
FOLDERS = "abcdef"


def limited(limit: int) -> list[str]:
    return ["unshare", "--user", "--map-root-user", "sh", "-c", LIMIT.format(limit), "sh"]


class Watched:
    """An app, and a watch of it."""

    def __init__(self, navatlas: str, folder: str, limit: int):
        self.folder = pathlib.Path(folder)
        for name in FOLDERS:
            (self.folder / name).mkdir()
        (self.folder / "a" / "Zoo.swift").write_text(APP)
        self.process = subprocess.Popen(
            [*limited(limit), navatlas, "watch", "--no-config", "--no-cache", folder],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def hear(self, *words: str) -> None:
        """Waits until all the words were said, in any order."""
        missing = set(words)
        for line in self.process.stdout:
            missing = {word for word in missing if word not in line}
            if not missing:
                return
        sys.exit(f"watch ended without saying {missing}")

    def add(self, name: str, folder: str) -> None:
        (self.folder / folder).mkdir(parents=True, exist_ok=True)
        (self.folder / folder / f"{name}.swift").write_text(SCREEN.format(name))


def main() -> None:
    navatlas = sys.argv[1]
    # What is never said is waited for in vain.
    signal.alarm(600)
    try:
        subprocess.run([*limited(3), "true"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        print("limit: not tested, for no limit can be set here")
        return
    with tempfile.TemporaryDirectory() as folder, Watched(navatlas, folder, 3) as app:
        app.hear(NOTE, "watching")
        app.add("Seal", "e")
        app.hear("screen Seal is new")
    # All folders are watched, until one more comes.
    with tempfile.TemporaryDirectory() as folder, Watched(navatlas, folder, len(FOLDERS) + 1) as app:
        app.hear("watching")
        app.add("Seal", "e")
        app.hear("screen Seal is new")
        app.add("Bear", "g/h")
        app.hear(NOTE, "screen Bear is new")
        app.add("Gnu", "g/h")
        app.hear("screen Gnu is new")
    print("limit: 2 limits, no fault")


main()
