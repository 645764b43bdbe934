"""Laws of tokens and effects: what an animation shows is what has happened."""

from pentogames.core.game import EffectKind, apply_effects
from tests.contract.playing import Case, playthrough, positions


def test_ids_are_unique_and_a_token_once_there_stays_for_the_whole_game(case: Case) -> None:
    seen: set[str] = set()
    for position in positions(case):
        for viewer in (None, *position.seats):
            ids = [token.id for token in case.game.tokens(position, viewer)]
            assert len(set(ids)) == len(ids)
            assert set(ids) >= seen
        seen.update(ids)


def test_tokens_lie_on_the_board_and_belong_to_seats(case: Case) -> None:
    for position in positions(case):
        layout = case.game.layout(position)
        columns = {(square.x, square.y) for square in layout.squares}
        for token in case.game.tokens(position):
            assert {(square.x, square.y) for square in token.squares} <= columns
            assert token.owner is None or isinstance(token.owner, str)


def test_tokens_before_and_effects_give_tokens_after(case: Case) -> None:
    for step in playthrough(case):
        before = case.game.tokens(step.before)
        effects = case.game.effects(step.before, step.move)
        after = {token.id: token for token in case.game.tokens(step.after)}
        assert apply_effects(before, effects) == after


def test_reversed_effects_give_tokens_before(case: Case) -> None:
    for step in playthrough(case):
        effects = case.game.effects(step.before, step.move)
        back = [effect.reversed() for effect in reversed(effects)]
        before = {token.id: token for token in case.game.tokens(step.before)}
        assert apply_effects(case.game.tokens(step.after), back) == before


def test_effects_begin_with_the_tokens_that_are_there(case: Case) -> None:
    for step in playthrough(case):
        lying = {token.id: token for token in case.game.tokens(step.before)}
        for effect in case.game.effects(step.before, step.move):
            assert all(lying[token.id] == token for token in effect.before)
            # A token may come from a supply without end, but none is lost.
            assert {token.id for token in effect.before} <= {token.id for token in effect.after}
            lying.update((token.id, token) for token in effect.after)
            assert (effect.centre is not None) == (effect.kind is EffectKind.TURN)
            assert (effect.quarters != 0) == (effect.kind is EffectKind.TURN)
