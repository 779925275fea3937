#!/usr/bin/env python3
"""Edits, breaks, moves and checks out an app while `navatlas watch` looks on, and checks what it says.

Usage: soak.py NAVATLAS SECONDS [SEED] [OPTION…]

Each round changes an app, waits for the watch to say so, and undoes the change. Every kind of change comes once; until the
seconds are over, more follow. At the end the watch is stopped by Ctrl-C, and must leave nothing behind.
"""

import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

navatlas, seconds = os.path.abspath(sys.argv[1]), float(sys.argv[2])
seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 30)
options = sys.argv[4:]
patience = 900
root = pathlib.Path(__file__).resolve().parents[2]
chance = random.Random(seed)
lines: list[str] = []
arrived = threading.Condition()


def git(*words: str) -> None:
    subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@b.c", *words], cwd=app, check=True, capture_output=True)


def listen(stream) -> None:
    for line in stream:
        with arrived:
            lines.append(line.rstrip("\n"))
            arrived.notify_all()


def heard(words: str, after: int) -> float:
    """Waits until a line with these words comes, and returns the seconds that took."""
    began = time.monotonic()
    with arrived:
        while not any(words in line for line in lines[after:]):
            left = patience - (time.monotonic() - began)
            if left <= 0 or not arrived.wait(left):
                sys.exit(f"soak: round {rounds}, seed {seed}: nothing was said of '{words}'; last lines: {lines[-8:]}")
    return time.monotonic() - began


def drawn(words: str, are_there: bool) -> None:
    """Waits until the page has these words, or has them no more: what was said may have been of a state in between."""
    ends = time.monotonic() + patience
    while (words in (app / "map.html").read_text()) != are_there:
        if time.monotonic() > ends:
            sys.exit(f"soak: round {rounds}, seed {seed}: the page is not as the app is; last lines: {lines[-8:]}")
        time.sleep(0.05)


def main_file() -> pathlib.Path:
    return sources / "App.swift"


def save(text: str) -> None:
    """Writes the file in one step, as editors do: nobody sees it empty."""
    (app / "App.swift").write_text(text)
    (app / "App.swift").rename(main_file())


APP = """
import SwiftUI
@main struct Shop: App { var body: some Scene { WindowGroup { NavigationStack { HomeScreen() } } } }
struct HomeScreen: View {
    var body: some View {
        NavigationLink("item") { ItemScreen() }
        // LINKS
    }
}
struct ItemScreen: View { var body: some View { Text("item") } }
"""


def edit() -> None:
    """A new screen, by a link; then gone again."""
    name = f"Extra{rounds}Screen"
    text = main_file().read_text()
    start = len(lines)
    (sources / f"{name}.swift").write_text(f"import SwiftUI\nstruct {name}: View {{ var body: some View {{ Text(\"\") }} }}\n")
    main_file().write_text(text.replace("// LINKS", f'NavigationLink("x") {{ {name}() }}\n        // LINKS'))
    waits.append(heard(name, start))
    heard("+ ", start)
    start = len(lines)
    main_file().write_text(text)
    (sources / f"{name}.swift").unlink()
    waits.append(heard(f"- ", start))


def write_in_pieces() -> None:
    """The file is written a piece at a time, as over a slow line."""
    text, start = main_file().read_text(), len(lines)
    new = text.replace("// LINKS", 'NavigationLink("x") { PieceScreen() }\n        // LINKS')
    new += "struct PieceScreen: View { var body: some View { Text(\"\") } }\n"
    for end in sorted(chance.sample(range(1, len(new)), 4)) + [len(new)]:
        main_file().write_text(new[:end])
        time.sleep(chance.random() / 5)
    heard("PieceScreen", start)
    drawn("ItemScreen", True)
    start = len(lines)
    main_file().write_text(text)
    heard("- ", start)
    drawn("PieceScreen", False)


def break_it() -> None:
    """The source is broken; the map stays as it was until it is mended."""
    # What the last round ended with may have been said of a file in the middle of being written.
    drawn("ItemScreen", True)
    text, start = main_file().read_text(), len(lines)
    save(text.replace("var body: some View {\n", "var body: some View {{{{ (\n", 1))
    heard("so the map stays as it was", start)
    page = (app / "map.html").read_text()
    if "ItemScreen" not in page:
        sys.exit("soak: the page was written of a broken app")
    start = len(lines)
    main_file().write_text(text.replace("// LINKS", 'NavigationLink("x") { MendedScreen() }\n        // LINKS')
        + "struct MendedScreen: View { var body: some View { Text(\"\") } }\n")
    heard("MendedScreen", start)
    start = len(lines)
    main_file().write_text(text)
    heard("- ", start)


def bytes_of_nothing() -> None:
    """What is no text, an empty file and a huge line change nothing for long."""
    for content in [b"\xff\xfe\x00\x01", b"", b"let x = [" + b"1," * 100_000 + b"]\n"]:
        (sources / "Noise.swift").write_bytes(content)
        time.sleep(chance.random() / 2)
    (sources / "Noise.swift").unlink()


def move() -> None:
    """The folder goes away, and comes back."""
    start = len(lines)
    sources.rename(app / "Elsewhere")
    heard("waiting for the next change", start)
    start = len(lines)
    (app / "Elsewhere").rename(sources)
    edit()


def delete() -> None:
    start = len(lines)
    shutil.rmtree(sources)
    heard("waiting for the next change", start)
    git("checkout", "--", "Sources")
    edit()


def check_out() -> None:
    """Another branch, with another screen in a new folder; and back."""
    start = len(lines)
    git("checkout", "other")
    heard("OtherScreen", start)
    start = len(lines)
    git("checkout", "main")
    heard("- ", start)


def rename_files() -> None:
    """Names change, and the app does not."""
    for count in range(5):
        (sources / "App.swift").rename(sources / f"App{count}.swift")
        (sources / f"App{count}.swift").rename(sources / "App.swift")
    edit()


with tempfile.TemporaryDirectory() as folder:
    app = pathlib.Path(folder) / "app"
    sources = app / "Sources"
    sources.mkdir(parents=True)
    main_file().write_text(APP)
    git("init", "-q", "-b", "main")
    git("add", "Sources")
    git("commit", "-qm", "one")
    git("checkout", "-qb", "other")
    (sources / "Deep/Deeper").mkdir(parents=True)
    (sources / "Deep/Deeper/Other.swift").write_text(
        "import SwiftUI\nstruct OtherScreen: View { var body: some View { Text(\"\") } }\n")
    main_file().write_text(APP.replace("// LINKS", 'NavigationLink("o") { OtherScreen() }\n        // LINKS'))
    git("add", "Sources")
    git("commit", "-qm", "two")
    git("checkout", "-q", "main")
    command = [navatlas, "watch", "--cache-path", f"{folder}/cache", "-o", "map.html", "-o", "json=map.json", *options, "Sources"]
    # Whoever runs this in the background may ignore Ctrl-C, and what is ignored stays so in a child.
    watch = subprocess.Popen(
        command, cwd=app, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    threading.Thread(target=listen, args=[watch.stdout], daemon=True).start()
    rounds, waits = 0, []
    heard("watching", 0)
    ends = time.monotonic() + seconds
    counts: dict[str, int] = {}
    most, told = 0, time.monotonic()
    actions = [edit, write_in_pieces, break_it, bytes_of_nothing, move, delete, check_out, rename_files]
    waiting = chance.sample(actions, len(actions))
    while waiting or time.monotonic() < ends:
        rounds += 1
        action = waiting.pop() if waiting else chance.choice(actions)
        action()
        counts[action.__name__] = counts.get(action.__name__, 0) + 1
        if watch.poll() is not None:
            sys.exit(f"soak: round {rounds}, seed {seed}: the watch has ended with {watch.returncode}: {lines[-8:]}")
        status = pathlib.Path(f"/proc/{watch.pid}/status")
        if status.exists():
            most = max(most, int(status.read_text().split("VmRSS:")[1].split()[0]))
        if time.monotonic() - told > 300:
            told = time.monotonic()
            print(f"{rounds} rounds, {most // 1024} MB", flush=True)
    files = len(list(pathlib.Path(f"/proc/{watch.pid}/fd").iterdir())) if os.path.isdir(f"/proc/{watch.pid}/fd") else 0
    watch.send_signal(signal.SIGINT)
    status = watch.wait(timeout=patience)
    left = sorted(path.name for path in app.iterdir())
    if status != 0 or left != [".git", "Sources", "map.html", "map.json"]:
        sys.exit(f"soak: it ended with {status}, and left {left}")
    waits.sort()
    print(f"{rounds} rounds {counts}, seed {seed}; {len(waits)} edits were said after "
        f"{waits[len(waits) // 2]:.2f} s (median), {waits[-1]:.2f} s at most; {most // 1024} MB, {files} open files")
