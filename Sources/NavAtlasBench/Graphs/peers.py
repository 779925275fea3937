# The peers' side of the comparison: each library does each task the way that its documentation offers as the fastest.
import sys, time
import numpy

library, path = sys.argv[1:]
with open(path, "rb") as file:
    node_count, edge_count = map(int, numpy.fromfile(file, dtype=numpy.int32, count=2))
    tails = numpy.fromfile(file, dtype=numpy.int32, count=edge_count)
    heads = numpy.fromfile(file, dtype=numpy.int32, count=edge_count)
graph = None

if library == "scipy":
    import scipy.sparse
    from scipy.sparse import csgraph

    # csgraph computes on doubles and would copy anything else each time.
    weights = numpy.ones(edge_count)

    def build():
        return scipy.sparse.csr_array((weights, (tails, heads)), shape=(node_count, node_count))

    def reachability():
        return csgraph.breadth_first_order(graph, 0, return_predecessors=False)

    def paths():
        return csgraph.breadth_first_order(graph, 0, return_predecessors=True)[0]

    def components():
        return csgraph.connected_components(graph, connection="strong")

    tasks = {
        "build": (build, lambda answer: edge_count),
        "reachability": (reachability, len),
        "paths": (paths, len),
        "components": (components, lambda answer: answer[0]),
    }
elif library == "igraph":
    import igraph

    def build():
        return igraph.Graph(node_count, numpy.stack([tails, heads], axis=1), directed=True)

    tasks = {
        "build": (build, lambda answer: answer.ecount()),
        "reachability": (lambda: graph.subcomponent(0, mode="out"), len),
        "paths": (lambda: graph.bfs(0, mode="out"), lambda answer: len(answer[0])),
        "components": (lambda: graph.connected_components(mode="strong"), len),
    }
elif library == "rustworkx":
    import rustworkx

    def build():
        graph = rustworkx.PyDiGraph(multigraph=True)
        graph.add_nodes_from(range(node_count))
        graph.add_edges_from_no_data(list(zip(tails.tolist(), heads.tolist())))
        return graph

    tasks = {
        "build": (build, lambda answer: answer.num_edges()),
        "reachability": (lambda: rustworkx.descendants(graph, 0), lambda answer: len(answer) + 1),
        "paths": (lambda: rustworkx.bfs_layers(graph, [0]), lambda answer: sum(map(len, answer))),
        "components": (lambda: rustworkx.strongly_connected_components(graph), len),
    }
else:
    import networkx

    def build():
        graph = networkx.DiGraph()
        graph.add_nodes_from(range(node_count))
        graph.add_edges_from(zip(tails.tolist(), heads.tolist()))
        return graph

    tasks = {
        "build": (build, lambda answer: edge_count),
        "reachability": (lambda: networkx.descendants(graph, 0), lambda answer: len(answer) + 1),
        "paths": (lambda: networkx.single_source_shortest_path_length(graph, 0), len),
        "components": (lambda: list(networkx.strongly_connected_components(graph)), len),
    }


def peak_memory():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM:"))


for line in sys.stdin:
    task, times = line.split()
    if task == "memory":
        print(0, peak_memory(), flush=True)
    elif task not in tasks:
        print("-", flush=True)
    else:
        run, count = tasks[task]
        seconds = 0.0
        for _ in range(int(times)):
            answer = None
            if task == "build":
                graph = None
            start = time.process_time()
            answer = run()
            seconds += time.process_time() - start
        if task == "build":
            graph = answer
        print(seconds / int(times), count(answer), flush=True)
        answer = None
