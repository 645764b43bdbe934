"""Monte Carlo tree search with evaluated leaves, for any number of sides (see ``tree``)."""

from pentogames.bots.profile import Key, Value
from pentogames.bots.search.found import Candidate, Found, Task, Watch, value_for
from pentogames.bots.search.tree import WIN, Node, Tree

_LINE = 12


def search(task: Task, watch: Watch) -> Found:
    """Search the root moves of a task with as many simulations as its level grants."""
    tree = Tree(task)
    work = task.level.work
    done = 0
    complete = True
    while done < work and complete and not tree.decided:
        tree.simulate()
        done += 1
        watch.done = done / work
        complete = not watch()
    decided = tree.decided
    candidates = tuple(_candidates(tree))
    best = candidates[0]
    # What a gentle level has overlooked may be better than all that it has proved.
    exact = decided and best.proved and (not task.level.blind or best.value[task.mover] >= WIN)
    return Found(candidates, done, complete or decided, exact)


def _candidates(tree: Tree) -> list[Candidate]:
    """Return the root moves that were tried: wins, then by visits, what is lost at the end."""
    root = tree.root
    found = []
    for index, kid in enumerate(root.kids):
        work = root.tries[index] - 1
        depth = None if kid.plies is None else kid.plies + 1
        line = (root.keys[index], *_line(kid))
        value = kid.proved or _mean(tree, index, work)
        found.append(Candidate(root.keys[index], value, work, line, kid.proved is not None, depth))
    mover = root.mover
    most = max(found, key=lambda one: 0 if one.proved else one.work)
    bar = most.value[mover]

    def rank(one: Candidate) -> tuple[float, float, float]:
        share = one.value[mover]
        if not one.proved:
            return (0, one.work, share)
        if share <= 0:
            return (-1, one.depth or 0, 0)
        # What is proved needs no visits: it stands before what is not, if it is worth as much.
        return (1 if share >= bar else -0.5, share, -(one.depth or 0))

    return sorted(found, key=rank, reverse=True)


def _mean(tree: Tree, index: int, work: int) -> Value:
    if tree.sums:
        return tuple(share / work for share in tree.sums[index])
    return value_for(tree.root.mover, 2, tree.root.means[index])


def _line(node: Node) -> list[Key]:
    """Return how the game goes on: by the move tried most, or one proved to be as good."""
    line: list[Key] = []
    while node.kids and len(line) < _LINE:
        index = _followed(node)
        line.append(node.keys[index])
        node = node.kids[index]
    return line


def _followed(node: Node) -> int:
    mover = node.mover
    best_proved = best_tried = (-1.0, -1)
    most = 0
    for index, kid in enumerate(node.kids):
        if kid.proved is not None:
            best_proved = max(best_proved, (kid.proved[mover], index))
        elif node.tries[index] > most:
            most = node.tries[index]
            best_tried = (node.means[index], index)
    return max(best_proved, best_tried)[1]
