"""The page of puzzles that are played on a game's own table, with the game's own tools."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QGraphicsView

from pentogames.model.words import tr
from pentogames.puzzles.puzzle import Puzzle
from pentogames.scene.puzzles.table_stage import TableStage
from pentogames.scene.spec import SceneTool
from pentogames.scene.specs import spec_for
from pentogames.window.puzzle_page import PuzzlePage

if TYPE_CHECKING:
    from pentogames.window.puzzle_desk import PuzzleDesk


class TablePage(PuzzlePage):
    """Shows the table of a game; subclasses say what is played on it, in ``intend``."""

    scene: TableStage

    def __init__(
        self,
        desk: "PuzzleDesk",
        title: str,
        levels: Iterable[tuple[Puzzle[Any], str]],
        game: str,
    ) -> None:
        super().__init__(desk, title, tuple(levels), TableStage(desk.window.theme))
        self.scene.setParent(self)
        self.scene.intended.connect(self.intend)
        motion = desk.window.actions_by_name["motion"]
        motion.toggled.connect(self.scene.set_motion)
        self.scene.set_motion(motion.isChecked())
        for tool in spec_for(game).tools:
            self._add_tool(tool)

    def make_view(self) -> QGraphicsView:
        """Return the view of the game's table."""
        return self.scene.view

    def _add_tool(self, tool: SceneTool) -> None:
        """Add a button to the bar for a tool of the game's own."""

        def act() -> None:
            scene = self.scene.scene
            if scene is not None:
                tool.act(scene, tool.is_on is not None and not tool.is_on(scene))

        action = self.deed(tool.icon, tr(tool.label), tool.keys, act)
        self.bar.addWidget(self.button(action))

    def intend(self, move: Any) -> None:
        """Take a move that the player means to make."""
