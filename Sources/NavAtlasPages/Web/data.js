// What the page holds, as `PageData` in Swift writes it. Nodes, edges and files are named by their places in the lists.

/**
 * @typedef {object} PageNode
 * @property {string} name
 * @property {string} kind
 * @property {string} reach
 * @property {string} [title] What the picture calls it, unless by its name.
 * @property {string} [module]
 * @property {Place} [place]
 * @property {string[]} [links]
 * @property {boolean} [entry]
 * @property {boolean} [opened] Whether a link that works leads there.
 * @property {string} [fate]
 * @property {string} [why] What 'navatlas explain' says of it.
 *
 * @typedef {object} PageEdge
 * @property {number} from
 * @property {number} to
 * @property {string} kind
 * @property {string} name
 * @property {string} [shown]
 * @property {string[]} [also]
 * @property {number} [walk] 0 for what a person takes, 1 for what only counts where there is no other way.
 * @property {Place[]} [places]
 * @property {string} [fate]
 * @property {string} [why] What 'navatlas explain' says of it.
 *
 * @typedef {[file: number, line: number, column: number]} Place
 * @typedef {{ rule: string, subject: string, severity: string, message: string, help: number, nodes: number[],
 *   places?: Place[], evidence?: string[], why?: string }} Finding
 * @typedef {{ subject: string, kind: string, edges: number[] }} Cycle
 * @typedef {{ sign: string, sentence: string, nodes: number[] }} Change
 * @typedef {{ x: number, y: number, width: number, hasHead: boolean, rows: number[][] }} DrawnCard
 * @typedef {{ cards: DrawnCard[], lines: number[][], drawn: number }} Arrangement
 * @typedef {{ nodes: PageNode[], edges: PageEdge[], findings: Finding[], cycles: Cycle[], helps: string[], files: string[],
 *   folder: string, sourceURL?: string, changes?: Change[], arrangement: Arrangement }} PageData
 */

/**
 * An element that the page is known to have.
 * @param {string} id
 * @returns {any}
 */
const $ = id => document.getElementById(id);

/** @type {PageData} */
const data = JSON.parse($("data").textContent);
const { nodes, edges, findings, cycles, files, helps, arrangement } = data;
const changes = data.changes ?? [];
const placeOf = new Map(nodes.map((node, place) => [node.name, place]));
const entries = nodes.flatMap((node, place) => (node.entry ? [place] : []));
/**
 * A node's id, which tells it from all others.
 * @param {number} place
 */
const nameOf = place => nodes[place].name || '""';
/**
 * What a node is called for short.
 * @param {number} place
 */
const titleOf = place => nodes[place].title || nameOf(place);
/**
 * @param {number} number
 * @param {string} noun
 */
const counted = (number, noun) => number.toLocaleString("en") + " " + noun + (number === 1 ? "" : "s");

/**
 * The edges that leave each node, and those that lead to it.
 * @type {number[][]}
 */
const outOf = nodes.map(() => []);
/** @type {number[][]} */
const into = nodes.map(() => []);
for (const [place, edge] of edges.entries()) {
  outOf[edge.from].push(place);
  into[edge.to].push(place);
}
/** @type {Finding[][]} */
const findingsAt = nodes.map(() => []);
for (const finding of findings) for (const place of finding.nodes) findingsAt[place].push(finding);
/** The coordinators that declare each node. */
const owners = nodes.map(
  (_, place) => new Set(into[place].filter(edge => edges[edge].kind !== "transition").map(edge => edges[edge].from)),
);

const reachWords = /** @type {Record<string, string>} */ ({
  reachable: "reachable",
  deepLinkOnly: "by deep link only",
  unknown: "perhaps reachable",
  unreachable: "unreachable",
  gone: "gone",
});
const fateWords = /** @type {Record<string, string>} */ ({ added: "new", removed: "gone", changed: "changed" });

/** What is said of what tests take. */
const testWords = /** @type {Record<string, string>} */ ({ tested: "tested", untested: "untested" });
/** @param {Finding} finding */
const findingKey = finding => finding.rule + ":" + finding.subject;
/** @param {PageEdge} edge */
const lineKey = ({ from, kind, name, shown, to }) =>
  JSON.stringify([nodes[from].name, kind, name, shown ?? "", nodes[to].name]);
/**
 * How an edge is shown, by each of its calls.
 * @param {PageEdge} edge
 */
const mannersOf = edge => [edge.shown, ...(edge.also ?? [])];
/**
 * An edge in a few words: its name, how it is shown, and what is special about it.
 * @param {PageEdge} edge
 */
const how = edge =>
  [
    edge.name,
    ...mannersOf(edge).map(manner => (manner === "fullScreen" ? "full screen" : manner)),
    edge.walk === 1 ? "no trigger seen" : "",
    fateWords[edge.fate ?? ""] ?? testWords[edge.fate ?? ""] ?? "",
  ]
    .filter(Boolean)
    .join(" · ");
/** @param {PageEdge} edge */
const whatIsDone = edge => (edge.kind === "transition" ? "triggered: " : "declared: ");
