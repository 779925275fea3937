import Foundation

/// A place for a page in the browser, which goes with the page: hundreds of open pages would slow each other down.
private final class BrowserTab {
    let id: String
    private let browser: Browser

    init(in browser: Browser) throws {
        self.browser = browser
        id = try browser.send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    }

    deinit { _ = try? browser.send("Target.closeTarget", ["targetId": id]) }
}

/// A page in the browser, with hands on its mouse, its keyboard and its screen.
struct BrowserPage {
    enum Scheme: String, CaseIterable, Sendable {
        case light, dark
    }

    private let browser: Browser
    private let tab: BrowserTab
    private let session: String
    private let file: URL
    private let runsScripts: Bool

    /// Opens a page and waits until it has run.
    init(
        _ page: String, fragment: String = "", width: Int = 1200, height: Int = 900, scheme: Scheme = .light,
        touch: Bool = false, runsScripts: Bool = true, isScripted: Bool = true
    ) throws {
        browser = try Browser.shared.get()
        self.runsScripts = runsScripts
        file = try browser.write(page)
        tab = try BrowserTab(in: browser)
        let attached = try browser.send("Target.attachToTarget", ["targetId": tab.id, "flatten": true])
        session = attached["sessionId"] as? String ?? ""
        for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch])
        if touch { try send("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 2]) }
        try send("Emulation.setScriptExecutionDisabled", ["value": !runsScripts])
        try set(scheme)
        try send("Page.navigate", ["url": file.absoluteString + fragment])
        try wait("the page to be loaded") { events.contains { $0 == "Page.loadEventFired" } }
        if runsScripts, isScripted {
            try wait("the script") { try isTrue("document.body.classList.contains('scripted')") }
        }
    }

    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try browser.send(method, parameters, session: session)
    }

    func set(_ scheme: Scheme, media: String = "screen") throws {
        try send(
            "Emulation.setEmulatedMedia",
            ["media": media, "features": [["name": "prefers-color-scheme", "value": scheme.rawValue]]])
    }

    // MARK: What there is

    /// The value of an expression, as JSON.
    func value(_ expression: String) throws -> Any? {
        let answer = try send(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let details = answer["exceptionDetails"] { throw Browser.Failure(description: "\(expression): \(details)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    func text(_ expression: String) throws -> String { try value(expression) as? String ?? "" }
    func texts(_ expression: String) throws -> [String] { try value(expression) as? [String] ?? [] }
    func number(_ expression: String) throws -> Double { (try value(expression) as? NSNumber)?.doubleValue ?? .nan }
    func isTrue(_ expression: String) throws -> Bool { try value(expression) as? Bool ?? false }

    /// What the panel says, in one line.
    var panel: String {
        get throws { try text("document.getElementById('panel').innerText.replace(/\\s+/g, ' ')") }
    }
    var status: String { get throws { try text("document.getElementById('status').textContent") } }
    var fragment: String { get throws { try text("location.hash") } }
    /// The names of the nodes with a class.
    func nodes(_ mark: String) throws -> [String] {
        try texts("[...document.querySelectorAll('.node.\(mark)')].map(element => element.id.slice(5)).sort()")
    }

    /// Where the map is: how far it is moved, in pixels, and its scale.
    var place: (x: Double, y: Double, scale: Double) {
        get throws {
            try settle()
            let matrix =
                try value(
                    "(m => [m.e, m.f, m.a])(new DOMMatrix(getComputedStyle(document.getElementById('drawing')).transform))"
                ) as? [NSNumber] ?? []
            return matrix.count == 3
                ? (matrix[0].doubleValue, matrix[1].doubleValue, matrix[2].doubleValue) : (.nan, .nan, .nan)
        }
    }

    /// Waits until the map is at rest.
    func settle() throws {
        _ = try value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")
        try wait("the map to be at rest") {
            try isTrue("!/moving|sharpening/.test(document.getElementById('view').className)")
        }
    }

    private var events: [String] { browser.events(in: session).compactMap { $0["method"] as? String } }

    /// All that a page that keeps to itself does not do: words in the console, requests, dialogs, windows, and leaving.
    var misdeeds: [String] {
        get throws {
            if runsScripts { _ = try value("new Promise(done => setTimeout(() => done(0), 50))") }
            return browser.events(in: session).compactMap { event in
                let method = event["method"] as? String ?? ""
                let details = event["params"] as? [String: Any] ?? [:]
                switch method {
                case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded",
                    "Page.javascriptDialogOpening", "Page.windowOpen", "Page.frameRequestedNavigation",
                    "Page.downloadWillBegin":
                    return "\(method): \(details)"
                case "Network.requestWillBeSent":
                    let url = (details["request"] as? [String: Any])?["url"] as? String ?? ""
                    return url == file.absoluteString ? nil : "\(method): \(url)"
                default: return nil
                }
            }
        }
    }

    func wait(_ what: String, until isSo: () throws -> Bool) throws {
        for _ in 0..<40_000 {
            if try isSo() { return }
            Thread.sleep(forTimeInterval: 0.025)
            _ = try send("Target.getTargetInfo")
        }
        throw Browser.Failure(description: "waited for \(what) in vain")
    }

    // MARK: Hands

    /// The middle of an element, scrolled into sight.
    func middle(of selector: String) throws -> (x: Double, y: Double) {
        let numbers =
            try value(
                """
                (element => { element.scrollIntoView({ block: "nearest" }); const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2]; })(document.querySelector(\(Self.quoted(selector))))
                """) as? [NSNumber] ?? []
        guard numbers.count == 2 else { throw Browser.Failure(description: "there is no \(selector)") }
        return (numbers[0].doubleValue, numbers[1].doubleValue)
    }

    func click(_ selector: String) throws {
        let (x, y) = try middle(of: selector)
        try mouse("mousePressed", x, y, isDown: true)
        try mouse("mouseReleased", x, y, isDown: false)
    }

    func drag(from: (x: Double, y: Double), by: (x: Double, y: Double), steps: Int = 8) throws {
        try mouse("mousePressed", from.x, from.y, isDown: true)
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            try mouse("mouseMoved", from.x + by.x * part, from.y + by.y * part, isDown: true)
        }
        try mouse("mouseReleased", from.x + by.x, from.y + by.y, isDown: false)
    }

    private func mouse(_ type: String, _ x: Double, _ y: Double, isDown: Bool) throws {
        try send(
            "Input.dispatchMouseEvent",
            ["type": type, "x": x, "y": y, "button": "left", "buttons": isDown ? 1 : 0, "clickCount": 1])
    }

    func wheel(at: (x: Double, y: Double), by: Double) throws {
        try send(
            "Input.dispatchMouseEvent", ["type": "mouseWheel", "x": at.x, "y": at.y, "deltaX": 0, "deltaY": by])
    }

    func touch(_ type: String, _ points: [(x: Double, y: Double)]) throws {
        let touches = points.enumerated().map { ["x": $1.x, "y": $1.y, "id": Double($0)] }
        try send("Input.dispatchTouchEvent", ["type": type, "touchPoints": touches])
    }

    func type(_ text: String) throws { try send("Input.insertText", ["text": text]) }

    /// Presses a key, by its name in the DOM.
    func press(_ key: String, shift: Bool = false) throws {
        let codes = [
            "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
            "ArrowDown": 40,
        ]
        let character = key == "Enter" ? "\r" : key.count == 1 ? key : ""
        var event: [String: Any] = [
            "type": character.isEmpty ? "rawKeyDown" : "keyDown", "key": key, "modifiers": shift ? 8 : 0,
            "windowsVirtualKeyCode": codes[key] ?? Int(key.uppercased().unicodeScalars.first?.value ?? 0),
        ]
        if !character.isEmpty { event["text"] = character }
        try send("Input.dispatchKeyEvent", event)
        event["type"] = "keyUp"
        event["text"] = nil
        try send("Input.dispatchKeyEvent", event)
    }

    /// Chooses in a list, as a person does.
    func select(_ id: String, _ value: String) throws {
        _ = try self.value(
            """
            (element => { element.value = \(Self.quoted(value));
            element.dispatchEvent(new Event("change", { bubbles: true })); })(document.getElementById("\(id)"))
            """)
    }

    /// Goes to a fragment, as a link or the address bar does, and returns when the page has heard of it.
    func go(to fragment: String) throws {
        try change("hashchange", by: "location.hash = \(Self.quoted(fragment))")
    }

    func goBack() throws { try change("popstate", by: "history.back()", always: true) }

    /// Changes the address, and waits for the event. Without `always`, an address that stays the same has no event.
    private func change(_ event: String, by script: String, always: Bool = false) throws {
        _ = try value(
            """
            new Promise(done => {
              const before = location.href;
              addEventListener("\(event)", () => done(0), { once: true });
              \(script);
              if (!\(always) && location.href === before) done(0);
            })
            """)
    }

    static func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(withJSONObject: [text], options: [])
        return String(decoding: (data ?? Data()).dropFirst().dropLast(), as: UTF8.self)
    }
}

extension String {
    /// Text for the fragment of a URL: letters and digits stay, every other byte is encoded.
    var percentEncoded: String { addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
}
