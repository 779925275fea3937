import NavAtlasScanner
import Testing

/// Cells that tables make for the screens that ask for them.
struct ReusableViewTests {
    private static func app(_ code: String) -> String {
        """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
        final class StoneController: UIViewController {}
        class StoneCell: UITableViewCell {
            override func awakeFromNib() {
                addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            }
            @objc func open() { window?.rootViewController?.present(StoneController(), animated: true) }
        }
        final class GraniteCell: StoneCell {}

        """ + code
    }

    private static func quarry(cells: String) -> String {
        StoryboardText.storyboard(
            initial: "pit", StoryboardText.scene("pit", "tableViewController", class: "PitController", segues: [cells]))
    }

    private static let opens = ["PitController ~sheet~> StoneController : present"]

    static let apps = [
        ScannedApp(
            "the storyboard names the class of one that code asks for by an identifier",
            [
                "App.swift": app(
                    """
                    final class PitController: UITableViewController {
                        let kinds: [StoneCell.Type] = [GraniteCell.self]
                        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                            let cell = table.dequeueReusableCell(withIdentifier: "\\(kinds[path.row])", for: path)
                            if let stone = cell as? StoneCell { stone.tag = path.row }
                            return cell
                        }
                    }
                    """),
                "Main.storyboard": quarry(
                    cells: "<tableViewCell customClass=\"GraniteCell\" reuseIdentifier=\"GraniteCell\"/>"),
            ], has: opens, hasNot: ["unresolved"]),
        ScannedApp(
            "the identifier is that of a class which a value holds",
            [
                "App.swift": app(
                    """
                    extension UITableViewCell { class var identifier: String { String(describing: self) } }
                    class RowCell: UITableViewCell { func fill(by pit: PitController) {} }
                    final class TextCell: RowCell {}
                    final class OpenerCell: RowCell {
                        override func fill(by pit: PitController) { pit.open() }
                    }
                    struct Row { let kind: RowCell.Type }
                    final class PitController: UITableViewController {
                        let rows = [Row(kind: TextCell.self), Row(kind: OpenerCell.self)]
                        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                            let row = rows[path.row]
                            let cell = table.dequeueReusableCell(withIdentifier: row.kind.identifier) as! RowCell
                            cell.fill(by: self)
                            return cell
                        }
                        func open() { present(StoneController(), animated: true) }
                    }
                    """),
                "Main.storyboard": quarry(cells: ""),
            ], has: opens, hasNot: ["no call of 'PitController.open'"]),
        ScannedApp(
            "a library's description of a cell names its class",
            [
                "App.swift": app(
                    """
                    final class PitController: UITableViewController {
                        private enum Cells { static let granite = Reusable<GraniteCell>() }
                        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                            table.dequeue(Cells.granite, for: path)
                        }
                    }
                    """),
                "Main.storyboard": quarry(cells: ""),
            ], has: opens, hasNot: ["unresolved"]),
        ScannedApp(
            "a source of cells that a static function of the type makes, which is asked of the object",
            [
                "App.swift": app(
                    """
                    final class PitController: UITableViewController {
                        private let source: CellSource<Int>
                        required init?(coder: NSCoder) {
                            self.source = type(of: self).makeSource()
                            super.init(coder: coder)
                        }
                        private static func makeSource() -> CellSource<Int> {
                            .init(configure: { table, path, item in table.dequeueReusableCell(GraniteCell.self, for: path) })
                        }
                    }
                    """),
                "Main.storyboard": quarry(cells: ""),
            ], has: opens, hasNot: ["unresolved"]),
        ScannedApp(
            "another screen has the table read its list anew",
            [
                "App.swift": app(
                    """
                    final class Stones { let all = BehaviorRelay<[Int]>(value: []); func load() { all.accept([1]) } }
                    final class PitController: UITableViewController {
                        let stones = Stones()
                        override func viewDidLoad() {
                            stones.all.bind(to: tableView.rx.items) { [unowned self] table, row, item in
                                let cell = table.cell(PebbleCell.self, at: row)
                                cell.pit = self
                                return cell
                            }
                        }
                        func open() {
                            let stone = SliceController()
                            stone.cut = { [weak self] in self?.stones.load() }
                            present(stone, animated: true)
                        }
                    }
                    final class SliceController: UIViewController {
                        var cut: (() -> Void)?
                        override func viewDidLoad() { cut?() }
                    }
                    final class PebbleCell: UITableViewCell {
                        weak var pit: PitController?
                        let tap = UITapGestureRecognizer()
                        override init(style: CellStyle, reuseIdentifier: String?) {
                            super.init(style: style, reuseIdentifier: reuseIdentifier)
                            tap.rx.event.subscribe(onNext: { [weak self] _ in self?.pit?.open() })
                        }
                    }
                    extension UITableView {
                        func cell<Cell: UITableViewCell>(_ type: Cell.Type, at row: Int) -> Cell {
                            dequeueReusableCell(withIdentifier: String(describing: type), for: [0, row]) as! Cell
                        }
                    }
                    """),
                "Main.storyboard": quarry(cells: ""),
            ], has: ["PitController ~sheet~> SliceController : present"], hasNot: ["SliceController ~"]),
        ScannedApp(
            "another screen has a cell begin anew",
            [
                "App.swift": app(
                    """
                    protocol SliceDelegate: AnyObject { func sliceClosed() }
                    final class PitController: UITableViewController, SliceDelegate {
                        private let list = UITableView()
                        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                            table.dequeueReusableCell(withIdentifier: "pebble", for: path) as! PebbleCell
                        }
                        @objc func cut() {
                            let slice = SliceController()
                            slice.delegate = self
                            present(slice, animated: true)
                        }
                        func sliceClosed() {
                            guard let cell = list.cellForRow(at: [0, 0]) as? PebbleCell else { return }
                            cell.turn()
                        }
                    }
                    final class SliceController: UIViewController {
                        weak var delegate: SliceDelegate?
                        @objc func close() { delegate?.sliceClosed() }
                    }
                    final class PebbleCell: StoneCell {
                        private var timer: Timer?
                        func turn() { timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in } }
                    }
                    """),
                "Main.storyboard": quarry(cells: ""),
            ], has: opens, hasNot: ["SliceController ~"]),
        ScannedApp(
            "one that nothing asks for does nothing",
            [
                "App.swift": app("final class PitController: UITableViewController {}"),
                "Main.storyboard": quarry(cells: "<tableViewCell customClass=\"GraniteCell\"/>"),
            ], has: ["entry PitController"], hasNot: opens),
    ]

    @Test(arguments: apps) func isMade(_ app: ScannedApp) { app.check() }
}
