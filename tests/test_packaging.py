"""The scripts that set up, start and test a checkout, run with stand-ins for the system's tools."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPTS = ("packaging/start", "packaging/test", ".ci/run")

# Stand-ins write what they are called with into $LOG; an environment that a python makes holds a
# python of its own.
PYTHON = """#!/bin/sh
echo "${0##*/} $*" | sed "s|$HERE|HERE|g" >>"$LOG"
case $* in
"-m venv "*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
*"-m pip"*) exit "${PIP_FAILS:-0}" ;;
esac
"""
DPKG_QUERY = """#!/bin/sh
case " $LACKING " in *" ${3%t64} "*) exit 1 ;; esac
case " $RENAMED " in *" $3 "*) exit 1 ;; esac
echo installed
"""
TOOLS = {
    "python3": PYTHON,
    "dpkg-query": DPKG_QUERY,
    "apt-get": '#!/bin/sh\necho "apt-get $*" >>"$LOG"\n',
    "id": '#!/bin/sh\necho "${USER_NUMBER:-0}"\n',
}
SUDO = """#!/bin/sh
echo "sudo $*" >>"$LOG"
[ "$1" = -n ] && exit "${SUDO_ASKS:-0}"
"$@"
"""
REAL_TOOLS = ["sh", "bash", "cat", "cp", "dirname", "env", "mkdir", "rm", "sed", "sha256sum"]


class Checkout:
    """A checkout of only the scripts, in a folder with a blank in its name."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a checkout"
        self.bin = folder / "bin"
        self.log = folder / "log"
        shutil.copytree(ROOT / "packaging", self.root / "packaging")
        (self.root / "pyproject.toml").write_text("[project]\n")
        self.bin.mkdir()
        # Debian's own python is asked for outside the path; here it is a stand-in too, or none.
        self.debian_python = self.bin / "debian-python3"
        setup = self.root / "packaging" / "setup.sh"
        setup.write_text(setup.read_text().replace("/usr/bin/python3", str(self.debian_python)))
        for name in REAL_TOOLS:
            tool = shutil.which(name)
            assert tool is not None
            (self.bin / name).symlink_to(tool)
        for name, text in TOOLS.items():
            self.add_tool(name, text)

    def add_tool(self, name: str, text: str) -> None:
        path = self.bin / name
        path.write_text(text)
        path.chmod(0o755)

    def run(
        self, script: str, *arguments: str, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        self.log.write_text("")
        return subprocess.run(
            [self.root / "packaging" / script, *arguments],
            env={"PATH": str(self.bin), "LOG": str(self.log), "HERE": str(self.root)} | environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
        )

    @property
    def calls(self) -> list[str]:
        """What the stand-ins were asked for in the last run, but for looks at a python."""
        return [line for line in self.log.read_text().splitlines() if " -c " not in line]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.mark.parametrize("script", [*SCRIPTS, "packaging/setup.sh"])
@pytest.mark.parametrize("shell", ["sh", "bash"])
def test_scripts_can_be_read_by_any_shell(script: str, shell: str) -> None:
    subprocess.run([shell, "-n", script], cwd=ROOT, check=True)


@pytest.mark.parametrize("script", SCRIPTS)
def test_scripts_can_be_executed(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)
    assert (ROOT / script).read_text().startswith("#!/bin/sh\n")


def test_the_first_start_makes_all_and_the_second_only_starts(checkout: Checkout) -> None:
    done = checkout.run("start", "my game.pento")
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
    install = "python -m pip install --quiet --disable-pip-version-check --editable HERE"
    assert checkout.calls == [
        "python3 -m venv HERE/.venv",
        install,
        "python -P -m pentogames my game.pento",
    ]
    done = checkout.run("start", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert checkout.calls == ["python -P -m pentogames --help"]


def test_tests_get_their_tools_and_their_arguments(checkout: Checkout) -> None:
    assert checkout.run("test", "-k", "a or b", LACKING="xdotool").returncode == 0
    assert checkout.calls == [
        "apt-get -qq update",
        "apt-get -qq install --yes --no-install-recommends xdotool",
        "python3 -m venv HERE/.venv",
        "python -m pip install --quiet --disable-pip-version-check"
        " --editable HERE[test,check,package]",
        "python -m pytest -n 2 -k a or b",
    ]
    assert checkout.run("test").returncode == 0
    assert checkout.calls == ["python -m pytest -n 2"]
    assert checkout.run("start").returncode == 0
    assert checkout.calls == ["python -P -m pentogames"]


def test_a_changed_project_is_installed_again_in_the_same_environment(checkout: Checkout) -> None:
    checkout.run("start")
    (checkout.root / "pyproject.toml").write_text("[project]\nname = 'changed'\n")
    assert checkout.run("start").returncode == 0
    assert [call.split()[:3] for call in checkout.calls] == [
        ["python", "-m", "pip"],
        ["python", "-P", "-m"],
    ]


def test_a_changed_kernel_is_compiled_again(checkout: Checkout) -> None:
    kernel = checkout.root / "pentogames/bots/kernels/_game.c"
    kernel.parent.mkdir(parents=True)
    kernel.write_text("int one;\n")
    checkout.run("start")
    assert checkout.run("start").returncode == 0
    assert len(checkout.calls) == 1
    kernel.write_text("int two;\n")
    assert checkout.run("start").returncode == 0
    assert checkout.calls[0].startswith("python -m pip install")


def test_a_moved_checkout_is_installed_again(checkout: Checkout) -> None:
    checkout.run("start")
    checkout.root = checkout.root.rename(checkout.root.with_name("elsewhere"))
    assert checkout.run("start").returncode == 0
    assert "HERE" in checkout.calls[0]


def test_a_broken_environment_is_made_anew(checkout: Checkout) -> None:
    checkout.run("start")
    python = checkout.root / ".venv/bin/python"
    python.unlink()
    python.symlink_to("a-python-that-is-gone")
    assert checkout.run("start").returncode == 0
    assert checkout.calls[0] == "python3 -m venv HERE/.venv"


def test_a_failed_installation_is_tried_again(checkout: Checkout) -> None:
    done = checkout.run("start", PIP_FAILS="1")
    assert done.returncode == 1
    assert done.stderr.endswith("pip could not install Pentogames.\n")
    assert checkout.run("start").returncode == 0
    assert [call.split()[2] for call in checkout.calls] == ["pip", "-m"]


def test_only_missing_packages_are_installed_by_root(checkout: Checkout) -> None:
    assert checkout.run("start", LACKING="libegl1 libxcb-cursor0").returncode == 0
    assert checkout.calls[:2] == [
        "apt-get -qq update",
        "apt-get -qq install --yes --no-install-recommends libegl1 libxcb-cursor0",
    ]


def test_a_package_that_was_renamed_counts_as_installed(checkout: Checkout) -> None:
    assert checkout.run("start", RENAMED="libglib2.0-0").returncode == 0
    assert not any("apt-get" in call for call in checkout.calls)


def test_others_use_sudo(checkout: Checkout) -> None:
    checkout.add_tool("sudo", SUDO)
    assert checkout.run("start", USER_NUMBER="1000", LACKING="libegl1").returncode == 0
    assert "apt-get -qq install --yes --no-install-recommends libegl1" in checkout.calls
    assert any(call.startswith("sudo env DEBIAN_FRONTEND") for call in checkout.calls)


@pytest.mark.parametrize("sudo", [False, True])
def test_without_root_one_sentence_names_the_packages(checkout: Checkout, sudo: bool) -> None:
    if sudo:
        checkout.add_tool("sudo", SUDO)
    done = checkout.run(
        "start", USER_NUMBER="1000", SUDO_ASKS="1", LACKING="libegl1 libxcb-cursor0"
    )
    assert done.returncode == 1
    assert done.stderr == (
        "Debian packages are missing and only root can install them:"
        " apt install libegl1 libxcb-cursor0\n"
    )
    assert not (checkout.root / ".venv").exists()


COMPILER = "gcc libc6-dev python3-dev"
SLOWER = f"The computer players will think more slowly without these packages: {COMPILER}\n"


def test_the_compiler_is_installed_beside_the_rest_with_lists_fetched_once(
    checkout: Checkout,
) -> None:
    done = checkout.run("start", LACKING=f"libegl1 {COMPILER}")
    assert done.returncode == 0, done.stderr
    assert checkout.calls[:3] == [
        "apt-get -qq update",
        "apt-get -qq install --yes --no-install-recommends libegl1",
        f"apt-get -qq install --yes --no-install-recommends {COMPILER}",
    ]


def test_a_compiler_that_cannot_be_installed_is_gone_without(checkout: Checkout) -> None:
    checkout.add_tool("apt-get", "#!/bin/sh\nexit 100\n")
    done = checkout.run("start", LACKING=COMPILER)
    assert done.returncode == 0
    assert done.stderr.count(SLOWER) == 1
    assert checkout.calls[-1] == "python -P -m pentogames"


def test_nobody_needs_to_be_root_for_the_sake_of_a_compiler(checkout: Checkout) -> None:
    done = checkout.run("start", USER_NUMBER="1000", LACKING=COMPILER)
    assert done.returncode == 0
    assert SLOWER in done.stderr
    assert checkout.calls[-1] == "python -P -m pentogames"


OLD_PYTHON = "#!/bin/sh\nexit 1\n"


def test_python_is_installed_where_none_is_new_enough(checkout: Checkout) -> None:
    checkout.add_tool("python3", OLD_PYTHON)
    checkout.add_tool("spare", PYTHON)
    checkout.add_tool("apt-get", TOOLS["apt-get"] + f'cp "{checkout.bin}/spare" "$DEBIAN_PYTHON"\n')
    done = checkout.run("start", DEBIAN_PYTHON=str(checkout.debian_python))
    assert done.returncode == 0, done.stderr
    assert checkout.calls[:3] == [
        "apt-get -qq update",
        "apt-get -qq install --yes --no-install-recommends python3 python3-venv",
        "debian-python3 -m venv HERE/.venv",
    ]


def test_where_python_stays_too_old_one_sentence_says_so(checkout: Checkout) -> None:
    checkout.add_tool("python3", OLD_PYTHON)
    done = checkout.run("start")
    assert done.returncode == 1
    assert done.stderr.endswith(
        "Pentogames needs Python 3.11 or newer, with its module venv"
        " (on Debian: apt install python3-venv).\n"
    )


def test_elsewhere_than_on_debian_nothing_is_installed(checkout: Checkout) -> None:
    (checkout.bin / "apt-get").unlink()
    assert checkout.run("start", LACKING="libegl1").returncode == 0
    assert checkout.calls[0] == "python3 -m venv HERE/.venv"
