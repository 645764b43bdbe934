"""The program: a subcommand, or else the window."""

import sys
from collections.abc import Sequence

from pentogames import frozen


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand, or open the window, with the game of a file if one is named.

    ``--self-test``, given alone, tests whether all of the program is there and works.
    Returns the exit code. A file that is called like a subcommand is opened as ``./check``.
    """
    frozen.help_if_asked()  # before other imports: in a worker it does not return
    from pentogames.cli.asked import SELF_TEST, is_for_us

    given = sys.argv[1:] if arguments is None else list(arguments)
    if given == [SELF_TEST]:
        from pentogames.window.app import test_itself

        return test_itself()
    if is_for_us(given):
        from pentogames.cli.main import run_subcommand

        return run_subcommand(given)
    from pentogames.window.app import run

    return run(given)


if __name__ == "__main__":
    sys.exit(main())
