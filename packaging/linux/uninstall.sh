#!/bin/sh
# Takes away the program in whose folder this script lies, as install.sh has put it there. Games,
# settings and progress stay.
#
# Usage: uninstall.sh [--refresh]; with the option nothing is taken away, and desktops only take note
# of what there is.
set -eu

program=$(cd "$(dirname "$0")" && pwd)
root=${program%/lib/pentogames}
[ -f "$program/installed" ] && [ "$root" != "$program" ] || {
    echo "This program was not installed by install.sh." >&2
    exit 1
}

# is_shared FOLDER: whether desktops keep something of their own there, or it is the prefix itself.
is_shared() {
    case $1 in
    . | bin | share | share/applications | share/mime/packages | share/icons/hicolor) return 0 ;;
    *) return 1 ;;
    esac
}

if [ "${1:-}" != --refresh ]; then
    while IFS= read -r file; do
        rm -f "$root/$file"
        folder=$(dirname "$file")
        while ! is_shared "$folder" && rmdir "$root/$folder" 2>/dev/null; do
            folder=$(dirname "$folder")
        done
    done <"$program/installed"
    rm -rf "$program"
fi

# What desktops have gathered from all programs; where such a tool is missing nobody needs it.
refresh() {
    if [ -d "$root/share/$1" ] && command -v "$2" >/dev/null; then
        shift
        "$@" >/dev/null 2>&1 || true
    fi
}
refresh applications update-desktop-database -q "$root/share/applications"
refresh mime/packages update-mime-database "$root/share/mime"
refresh icons/hicolor gtk-update-icon-cache -q -f -t "$root/share/icons/hicolor"
