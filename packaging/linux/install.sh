#!/bin/sh
# Installs the program that lies beside this script for one user, or as root for all.
#
# Usage: ./install.sh [--prefix FOLDER]
#
# Without a prefix it goes to ~/.local, as root to /usr/local: the program to PREFIX/lib/pentogames,
# its command to PREFIX/bin, what the desktop needs to PREFIX/share. An older one is replaced.
# PREFIX/lib/pentogames/uninstall.sh takes all of it away again. With DESTDIR in the environment
# everything is laid below that folder instead, as packagers want it.
set -eu

give_up() {
    printf '%s\n' "$*" >&2
    exit 1
}

if [ "$(id -u)" = 0 ]; then prefix=/usr/local; else prefix=$HOME/.local; fi
case $# in
0) ;;
2) [ "$1" = --prefix ] && prefix=$2 || give_up "Usage: $0 [--prefix FOLDER]" ;;
*) give_up "Usage: $0 [--prefix FOLDER]" ;;
esac
case $prefix in
*[\"\`\$%\\]* | *"
"*) give_up "Desktops cannot start a program from a folder of that name: $prefix" ;;
/*) ;;
*) give_up "The prefix must begin with a slash: $prefix" ;;
esac

here=$(cd "$(dirname "$0")" && pwd)
root=${DESTDIR:-}$prefix
program=$root/lib/pentogames
[ -x "$here/pentogames" ] && [ -d "$here/share" ] || give_up "There is no program beside $0."
[ "$here" != "$program" ] || give_up "It is installed here already."

if [ -f "$program/installed" ]; then sh "$program/uninstall.sh"; fi
mkdir -p "$program" "$root/bin"
for each in "$here"/*; do
    case ${each##*/} in
    share | install.sh) ;;
    *) cp -R "$each" "$program/" ;;
    esac
done
ln -sf ../lib/pentogames/pentogames "$root/bin/pentogames"
(cd "$here" && find share -type f) | sort | while IFS= read -r file; do
    mkdir -p "$root/$(dirname "$file")"
    cp "$here/$file" "$root/$file"
    printf '%s\n' "$file"
done >"$program/installed"
echo bin/pentogames >>"$program/installed"

# Where a session looks for commands is not known here; these places are always among them.
case $prefix in
/usr | /usr/local | /app) ;;
*)
    command=$(printf '%s' "$prefix/bin/pentogames" | sed 's/[&|]/\\&/g')
    for entry in "$root"/share/applications/*.Pentogames.desktop; do
        sed "s|^Exec=pentogames|Exec=\"$command\"|" "$entry" >"$entry.new"
        mv "$entry.new" "$entry"
    done
    ;;
esac

if [ -z "${DESTDIR:-}" ]; then sh "$program/uninstall.sh" --refresh; fi
