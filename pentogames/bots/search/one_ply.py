"""Looking one move ahead: every move is worth what its estimate says."""

from pentogames.bots.search.found import Candidate, Found, Task, Watch, value_for


def search(task: Task, watch: Watch) -> Found:
    """Judge the root moves by their estimates alone; it is too quick to be stopped."""
    sides = len(task.profile.estimate(task.state))
    mover = task.mover
    candidates = tuple(
        Candidate(key, value_for(mover, sides, estimate), 1, (key,))
        for estimate, key in task.children
    )
    watch.done = 1.0
    return Found(candidates, len(candidates))
