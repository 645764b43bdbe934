# Sets up the checkout: Debian packages, a virtual environment in .venv, the program in it.
# Sourced by packaging/start and packaging/test, from any folder; says what it does on standard error.
# shellcheck shell=sh

# What the window needs (pentogames/system.py looks for the same at every start) ...
PACKAGES_TO_PLAY="libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libx11-xcb1
    libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0
    libxcb-shape0 libxcb-sync1 libxcb-xfixes0 libxcb-xkb1 libxkbcommon-x11-0 libxkbcommon0"
# ... what compiles the computer players' kernels, which without it stay in Python (hatch_build.py) ...
PACKAGES_TO_COMPILE="gcc libc6-dev python3-dev"
# ... and what the tests need besides: a real X11 screen, a frozen program (packaging/build.py), and
# those who read what a desktop is told of it: validators, shells, the pager of manuals.
PACKAGES_TO_TEST="binutils xdotool xvfb
    appstream desktop-file-utils fakeroot fish libxml2-utils man-db shared-mime-info zsh"

checkout=$(cd "$(dirname "$0")/.." && pwd) || exit 1
venv=$checkout/.venv
renewed= # whether apt's lists are new: they are fetched at most once

# set_up play|test: make everything ready for it. When nothing has changed since the last time, this
# is only a look at a stamp.
set_up() {
    extras=
    packages=$PACKAGES_TO_PLAY
    if [ "$1" = test ]; then
        extras='[test,check,package]'
        packages="$PACKAGES_TO_PLAY $PACKAGES_TO_TEST"
    fi
    # All that the installation is made of: kernels that have changed are compiled again.
    state=$(echo "$checkout" | cat - "$checkout/pyproject.toml" "$checkout/packaging/setup.sh" \
        "$checkout/hatch_build.py" "$checkout"/pentogames/*/kernels/*.[ch] 2>/dev/null | sha256sum)
    stamp=$venv/ready-to-$1
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$state" ] && venv_works; then
        return
    fi
    install_packages $packages
    install_compiler
    make_venv
    say "Installing Pentogames into .venv ..."
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check \
        --editable "$checkout$extras" </dev/null >&2 || give_up "pip could not install Pentogames."
    echo "$state" >"$venv/ready-to-play"
    echo "$state" >"$stamp"
}

say() {
    printf '%s\n' "$*" >&2
}

give_up() {
    say "$*"
    exit 1
}

# install_packages PACKAGE...: install those that are missing; elsewhere than on Debian and its
# kin nothing is done, and the program says itself what it lacks.
install_packages() {
    on_debian || return 0
    find_lacking "$@"
    find_python || lacking="python3 python3-venv${lacking:+ $lacking}"
    [ -n "$lacking" ] || return 0
    find_root ||
        give_up "Debian packages are missing and only root can install them: apt install $lacking"
    apt_install $lacking || give_up "These Debian packages could not be installed: $lacking"
}

# Installs what compiles the kernels; where that cannot be, all goes on without it.
install_compiler() {
    on_debian || return 0
    find_lacking $PACKAGES_TO_COMPILE
    [ -n "$lacking" ] || return 0
    find_root && apt_install $lacking ||
        say "The computer players will think more slowly without these packages: $lacking"
}

on_debian() {
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null
}

# find_lacking PACKAGE...: sets lacking to those that are not installed.
find_lacking() {
    lacking=
    for package in "$@"; do
        is_installed "$package" || lacking="${lacking:+$lacking }$package"
    done
}

# Sets as_root to what gives a command root's rights; fails where nobody can.
find_root() {
    as_root=
    [ "$(id -u)" = 0 ] && return
    as_root=sudo
    command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }
}

apt_install() {
    say "Installing the Debian packages $* ..."
    if [ -z "$renewed" ]; then
        $as_root apt-get -qq update </dev/null >&2 ||
            say "The package lists could not be renewed; going on."
        renewed=yes
    fi
    # What dpkg tells on standard output is of no interest; errors come on the other one.
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends \
        "$@" </dev/null >/dev/null
}

# Newer releases of Debian have some libraries under the old name with t64 at its end.
is_installed() {
    for name in "$1" "$1t64"; do
        case $(dpkg-query --show --showformat='${db:Status-Status}' "$name" 2>/dev/null) in
        installed*) return 0 ;;
        esac
    done
    return 1
}

# Sets python to one that is new enough and can make virtual environments; the one first found on
# the path is preferred.
find_python() {
    for python in python3 /usr/bin/python3 python3.14 python3.13 python3.12 python3.11; do
        "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' \
            </dev/null >/dev/null 2>&1 && return 0
    done
    return 1
}

venv_works() {
    "$venv/bin/python" -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' \
        </dev/null >/dev/null 2>&1
}

make_venv() {
    venv_works && return 0
    find_python || give_up "Pentogames needs Python 3.11 or newer, with its module venv" \
        "(on Debian: apt install python3-venv)."
    say "Making a virtual environment in .venv ..."
    rm -rf "$venv"
    "$python" -m venv "$venv" </dev/null >&2 || give_up "The virtual environment could not be made."
}
