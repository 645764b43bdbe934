"""What holds for the project as a whole: its layers, its sizes, what it must not contain."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import grimp
import pytest
from packaging.requirements import Requirement

import pentogames

ROOT = Path(__file__).parents[1]
BELOW_QT = ("core", "games", "store", "bots", "puzzles", "teach", "cli")
LONGEST_MODULE = 500  # lines
PAGES = (
    *("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"),
    *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md")),
)


@pytest.fixture(scope="module")
def settings() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def own_files() -> list[Path]:
    """Return the files of the project: those that git tracks or, where git cannot tell, all."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        # Whoever owns the checkout, it is this one.
        command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"]
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        return [
            path for name in listed.stdout.split("\0") if name and (path := ROOT / name).exists()
        ]
    return [
        path
        for path in ROOT.rglob("*")
        if path.is_file() and not any(part.startswith(".") for part in path.relative_to(ROOT).parts)
    ]


def own_texts() -> dict[str, str]:
    """Return the texts of the project by their names."""
    texts = {}
    for path in own_files():
        try:
            texts[path.relative_to(ROOT).as_posix()] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a font, a picture
    assert "pyproject.toml" in texts
    return texts


# The layers


def test_the_import_contracts_hold() -> None:
    code = "from importlinter.cli import lint_imports_command as run; run()"
    done = subprocess.run(
        [sys.executable, "-c", code, "--no-cache"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Contracts: 5 kept, 0 broken." in done.stdout


def test_every_game_is_in_the_contract_of_independence(settings: dict[str, Any]) -> None:
    (contract,) = (
        contract
        for contract in settings["tool"]["importlinter"]["contracts"]
        if contract["type"] == "independence"
    )
    games = {
        f"pentogames.games.{path.stem}"
        for path in (ROOT / "pentogames/games").glob("*.py")
        if not path.stem.startswith("_")
    }
    assert set(contract["modules"]) == games


def test_a_game_uses_only_its_own_helpers() -> None:
    graph = grimp.build_graph("pentogames", cache_dir=None)
    helpers = [name for name in graph.modules if name.startswith("pentogames.games._")]
    assert helpers
    games = [
        name.rpartition(".")[2]
        for name in graph.find_children("pentogames.games")
        if not name.startswith("pentogames.games._")
    ]

    def owner(module: str) -> str:
        stem = module.rpartition(".")[2].lstrip("_")
        return max((game for game in games if stem.startswith(game)), key=len, default="")

    strangers = [
        (importer, helper)
        for helper in helpers
        for importer in graph.find_modules_that_directly_import(helper)
        if owner(importer) != owner(helper) or not owner(helper)
    ]
    assert strangers == []


WITHOUT_QT = """
import importlib, pkgutil, runpy, sys

class Blocker:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in {"PySide6", "shiboken6"}:
            raise ImportError(f"{name} cannot be imported here")

sys.meta_path.insert(0, Blocker)
arguments = sys.argv[1:]
if arguments[0] == "import":
    for name in arguments[1:]:
        package = importlib.import_module(f"pentogames.{name}")
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            importlib.import_module(module.name)
            print(module.name)
else:
    sys.argv = ["pentogames", *arguments]
    runpy.run_module("pentogames", run_name="__main__", alter_sys=True)
"""


def without_qt(*arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    """Import packages, or run the program, in a process where Qt cannot be imported."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_QT, *arguments],
        cwd=ROOT,
        input=lines,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_all_below_the_model_can_be_imported_without_qt() -> None:
    done = without_qt("import", *BELOW_QT)
    assert done.returncode == 0, done.stderr
    imported = set(done.stdout.split())
    for package in BELOW_QT:
        for path in (ROOT / "pentogames" / package).glob("[!_]*.py"):
            assert f"pentogames.{package}.{path.stem}" in imported


def test_the_block_blocks() -> None:
    done = without_qt("import", "scene")
    assert done.returncode != 0
    assert "cannot be imported here" in done.stderr


def test_the_engine_plays_without_qt() -> None:
    requests = [{"op": "new", "game": "universe", "options": {"players": 2}}, {"op": "legal"}]
    move = "6-E5-F7"
    requests += [{"op": "play", "move": move}, {"op": "state"}]
    done = without_qt("engine", lines="".join(json.dumps(request) + "\n" for request in requests))
    assert done.returncode == 0, done.stderr
    new, legal, played, state = (json.loads(line) for line in done.stdout.splitlines())
    assert new["ok"] is True
    assert new["state"]["ply"] == 0
    assert move in legal["moves"]
    assert played["ok"] is True
    assert state["state"]["ply"] == 1
    assert state["state"]["board"]["placed"][0]["piece"] == "P"


def test_files_are_checked_without_qt(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.pento", tmp_path / "bad.pento"
    good.write_text('[Game "universe"]\n\n1. 6-E5-F7 2. 6-F5-E3 *\n', encoding="utf-8")
    bad.write_text('[Game "universe"]\n\n1. 6-E5-F7 2. 6-E5-F7 *\n', encoding="utf-8")
    done = without_qt("check", str(good))
    assert (done.returncode, done.stderr) == (0, "")
    done = without_qt("check", str(bad))
    assert done.returncode == 1
    assert f"{bad}:3:15: " in done.stdout + done.stderr


# The settings


def test_the_version_stands_in_one_place(settings: dict[str, Any]) -> None:
    assert "version" in settings["project"]["dynamic"]
    assert "version" not in settings["project"]
    assert settings["tool"]["hatch"]["version"]["path"] == "pentogames/__init__.py"
    assert re.fullmatch(r"\d+\.\d+\.\d+", pentogames.__version__)


def test_the_pyside_that_loses_references_is_shut_out(settings: dict[str, Any]) -> None:
    (qt,) = (Requirement(text) for text in settings["project"]["dependencies"])
    assert qt.name == "PySide6-Essentials"
    assert "6.12.0" not in qt.specifier
    assert "6.11.3" in qt.specifier


def test_the_layers_forbid_skipping_tests(settings: dict[str, Any]) -> None:
    options = settings["tool"]["pytest"]["ini_options"]
    assert options["filterwarnings"] == ["error"]
    assert options["qt_log_level_fail"] == "WARNING"
    assert options["xfail_strict"] is True


# The files


def test_no_module_is_too_long() -> None:
    lengths = {
        name: text.count("\n")
        for name, text in own_texts().items()
        if name.startswith(("pentogames/", "tests/")) and name.endswith(".py")
    }
    assert {name: n for name, n in lengths.items() if n > LONGEST_MODULE} == {}


# Put together here, lest this file be found guilty itself.
HOSTS = ["pypi" + ".org", "pythonhosted" + ".org", "npmjs" + ".org", "deb.debian" + ".org"]
MACHINE_PATHS = re.compile(r"(?<![\w./-])/(?:work|tmp|root|home)/")


def test_no_registry_and_no_path_of_a_machine_is_named() -> None:
    guilty = [
        (name, number)
        for name, text in own_texts().items()
        for number, line in enumerate(text.splitlines(), 1)
        if MACHINE_PATHS.search(line) or any(host in line for host in HOSTS)
    ]
    assert guilty == []


def test_texts_end_with_a_line_break_and_have_no_trailing_blanks() -> None:
    untidy = [
        name
        for name, text in own_texts().items()
        if Path(name).suffix in {".py", ".md", ".toml", ".sh", ".json"}
        and text
        and (not text.endswith("\n") or "\r" in text or re.search(r"[ \t]\n", text))
    ]
    assert untidy == []


@pytest.mark.parametrize("page", PAGES)
def test_links_in_the_pages_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", (ROOT / page).read_text(encoding="utf-8"))
    local = [link.partition("#")[0] for link in links if "://" not in link]
    beside = (ROOT / page).parent
    assert [link for link in local if link and not (beside / link).exists()] == []


def test_the_documents_are_all_in_their_list() -> None:
    listed = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = {path.name for path in (ROOT / "docs").glob("*.md")} - {"README.md"}
    assert pages == set(re.findall(r"\]\((\w[\w-]*\.md)\)", listed))


def test_the_worked_example_is_made_of_the_code_itself() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(\.\./(tests/\S+\.py)\)", page)
    code = "\n".join((ROOT / link).read_text(encoding="utf-8") for link in links)
    excerpts = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(excerpts) > 5
    assert [excerpt for excerpt in excerpts if excerpt not in code] == []


def test_the_readme_names_the_commands_that_are_run() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"^    (packaging/\w+)$", readme, re.MULTILINE)
    assert commands == ["packaging/start", "packaging/test"]
    assert "\ncheck packaging/test\n" in (ROOT / ".ci/run").read_text(encoding="utf-8")
