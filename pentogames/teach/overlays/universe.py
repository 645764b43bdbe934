"""Overlays of Universe: vacant regions by kind."""

from collections.abc import Iterator

from pentogames.core.game import Mark, Role
from pentogames.games.universe import Region, RegionKind, UniversePosition, regions
from pentogames.teach.overlays import LEGAL_SQUARES, Overlay

ROLES = {RegionKind.OPEN: Role.OPEN, RegionKind.EXACT: Role.EXACT, RegionKind.DEAD: Role.DEAD}


def vacant_regions(position: UniversePosition) -> Iterator[Mark]:
    """Yield every vacant region: its size, or the piece that alone fits an exact one."""
    for region in regions(position):
        yield Mark(ROLES[region.kind], region.squares, _label(region))


def dead_zones(position: UniversePosition) -> Iterator[Mark]:
    """Yield the regions in which nobody can ever play."""
    for region in regions(position):
        if region.kind is RegionKind.DEAD:
            yield Mark(Role.DEAD, region.squares)


def _label(region: Region) -> str:
    if region.kind is RegionKind.EXACT and region.piece:
        return region.piece if region.seats else f"{region.piece} –"
    return str(len(region.squares))


OVERLAYS = (
    LEGAL_SQUARES,
    Overlay(
        "regions",
        "Regions",
        "Show vacant regions: open with their size, of exactly five with the piece that fits",
        "regions",
        vacant_regions,
    ),
    Overlay("dead", "Dead zones", "Show where nobody can ever play", "dead", dead_zones),
)
