#!/usr/bin/env python3
"""Measures how smoothly pages of `--format html` move in Chromium without a GPU.

    .ci/bench-page.py PAGE…      each a file; pages of an older version can stand beside those of today

For each page: when something is painted first, and for 'Whole map', zooming and panning how many frames there were, the
longest in milliseconds, and how many took longer than 100 ms. Nothing else should run on the machine meanwhile.
"""
import fcntl
import json
import os
import subprocess
import sys
import tempfile
import time

MOVES = """
(async () => {
  const frames = [];
  let last = performance.now(), isOn = true;
  const tick = () => {
    const now = performance.now();
    frames.push(now - last);
    last = now;
    if (isOn) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  const view = document.getElementById("view"), box = view.getBoundingClientRect();
  const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));
  const wheel = async deltaY => {
    for (let turn = 0; turn < 30; turn++) {
      view.dispatchEvent(new WheelEvent("wheel", { deltaY, clientX: box.x + 300, clientY: box.y + 250, bubbles: true,
        cancelable: true }));
      await wait(16);
    }
    await wait(600);
  };
  const moves = {
    whole: async () => { document.getElementById("whole").click(); await wait(900); },
    zoom: async () => { await wheel(-120); await wheel(120); },
    pan: async () => {
      for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"])
        for (let step = 0; step < 6; step++) {
          view.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          await wait(20);
        }
      await wait(500);
    },
  };
  const results = {};
  for (const [name, move] of Object.entries(moves)) {
    frames.length = 0;
    last = performance.now();
    await move();
    results[name] = [frames.length, Math.round(Math.max(0, ...frames)), frames.filter(frame => frame > 100).length];
  }
  isOn = false;
  return results;
})()
"""
PAINT = """
new Promise(done => {
  const look = () => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    if (paint) done(Math.round(paint.startTime)); else setTimeout(look, 20);
  };
  look();
})
"""


class Browser:
    """Chromium, spoken to over a pipe in the Chrome DevTools Protocol."""

    def __init__(self, path):
        (read_commands, self.commands), (self.answers, write_answers) = os.pipe(), os.pipe()
        # Chromium reads from descriptor 3 and writes to 4; ours must not be those.
        inherited = [fcntl.fcntl(one, fcntl.F_DUPFD, 20) for one in (read_commands, write_answers)]
        self.process = subprocess.Popen(
            [path, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--remote-debugging-pipe", "--window-size=1280,850", "--user-data-dir=" + tempfile.mkdtemp(prefix="navatlas-bench-"), "about:blank"],
            preexec_fn=lambda: (os.dup2(inherited[0], 3), os.dup2(inherited[1], 4)), close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number, self.rest = 0, b""

    def send(self, method, parameters=None, session=None):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters or {}}
        if session:
            message["sessionId"] = session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.rest:
                self.rest += os.read(self.answers, 1 << 16) or sys.exit("bench-page: the browser has ended")
            text, self.rest = self.rest.split(b"\0", 1)
            answer = json.loads(text)
            if answer.get("id") == self.number:
                return answer["result"] if "result" in answer else sys.exit(f"bench-page: {method}: {answer}")

    def value(self, expression, session):
        answer = self.send("Runtime.evaluate", {"expression": expression, "returnByValue": True, "awaitPromise": True}, session)
        return answer["result"].get("value")


def main(pages):
    browser = Browser(os.environ.get("NAVATLAS_BROWSER") or "chromium")
    print(f"{'page':40} {'kB':>6} {'paint ms':>9}   frames, longest ms, over 100 ms")
    for page in pages:
        target = browser.send("Target.createTarget", {"url": "about:blank"})["targetId"]
        session = browser.send("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        browser.send("Page.navigate", {"url": "file://" + os.path.abspath(page)}, session)
        paint = browser.value(PAINT, session)
        time.sleep(0.5)
        moves = browser.value(MOVES, session)
        told = "   ".join(f"{name} {count}, {longest}, {slow}" for name, (count, longest, slow) in moves.items())
        print(f"{page[-40:]:40} {os.path.getsize(page) // 1000:6} {paint:9}   {told}", flush=True)
        browser.send("Target.closeTarget", {"targetId": target})
    browser.process.kill()


if __name__ == "__main__":
    main(sys.argv[1:]) if sys.argv[1:] else sys.exit(__doc__)
