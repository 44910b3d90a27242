# SPDX-License-Identifier: MIT
# Runs launcher/run in a tree whose build takes seconds: the console opens before the games are built, the
# build goes on while it is open and after it was closed, and a game that fails is reported and does not stop
# the others.
source "$(dirname "$0")/support.sh"
tree=$WORK/run
rm -rf "$tree"
mkdir -p "$tree/launcher" "$tree/bin" "$tree/build/release"
cp "$SOURCE"/launcher/{run,packages.sh,build_output.sh,build_games.sh} "$tree/launcher"
build=$tree/build/release
run=$tree/launcher/run
for game in quick broken slow; do mkdir -p "$tree/games/$game" "$build/games/$game"; done
# Stand-ins by which all packages are installed.
printf '#!/bin/sh\nshift 2\nfor package; do echo "installed $package"; done\n' >"$tree/bin/dpkg-query"
printf '#!/bin/sh\n' >"$tree/bin/apt-get"
chmod +x "$tree"/bin/*
PATH=$tree/bin:$PATH

# The program prints its arguments and runs until a file is removed.
cat >"$tree/program" <<'EOF'
#!/bin/sh
echo "arguments: $*"
echo "status: ${PLT_BUILD_STATUS-}"
ls "$(dirname "$0")"/games/*/lib*.so 2>/dev/null
while [ -f "$0.open" ]; do sleep 0.1; done
EOF
cat >"$tree/broken.sh" <<'EOF'
echo "/home/somebody/games/broken/view.cpp:7:12: error: no such thing" >&2
exit 1
EOF
cat >"$build/build.ninja" <<EOF
rule make
  command = sleep \$time && \$do
  description = \$says
build plt-games: make $tree/program
  time = 0
  do = cp $tree/program plt-games && chmod +x plt-games
  says = Linking CXX executable plt-games
build games/broken/view.o: make $tree/broken.sh
  time = 0.5
  do = sh $tree/broken.sh
  says = Building CXX object games/broken/view.o
build games/broken/libbroken.so: make games/broken/view.o
  time = 0
  do = touch games/broken/libbroken.so
  says = Linking CXX shared module games/broken/libbroken.so
build games/quick/libquick.so: make
  time = 1
  do = touch games/quick/libquick.so
  says = Linking CXX shared module games/quick/libquick.so
build games/slow/libslow.so: make games/quick/libquick.so
  time = 0
  do = while [ ! -f $tree/go ]; do sleep 0.1; done; touch games/slow/libslow.so
  says = Linking CXX shared module games/slow/libslow.so
build quick: phony games/quick/libquick.so
build slow: phony games/slow/libslow.so
build broken: phony games/broken/libbroken.so
build plt_parts: phony plt-games
build playable: phony plt_parts quick slow broken
EOF

# until_true SECONDS COMMAND...
until_true() {
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        [ "$SECONDS" -lt "$end" ] || return 1
        sleep 0.1
    done
}
has() { grep -q "$2" "$1" 2>/dev/null; }
not() { ! "$@"; }

# The console, from nothing.
touch "$build/plt-games.open"
"$run" --style fusion >"$tree/said" 2>"$tree/errors" &
console=$!
until_true 20 has "$tree/said" '^status' || problem "the console does not open: $(cat "$tree/errors")"
has "$tree/said" '^arguments: --style fusion$' || problem "arguments are lost: $(cat "$tree/said")"
has "$tree/said" "^status: $build/build-status\$" || problem "the console is not told: $(cat "$tree/said")"
has "$tree/said" 'lib.*so' && problem "the console waits for games"
has "$tree/errors" 'Building the console' ||
    problem "nobody says that something is built: $(cat "$tree/errors")"
for game in quick slow broken; do has "$build/build-status" "^$game" || problem "$game is not told of"; done
until_true 20 test -f "$build/games/quick/libquick.so" || problem "no game follows"
until_true 20 has "$build/build-status" $'^broken\tview.cpp:7: no such thing\t'"$build/failed/broken.log\$" ||
    problem "it is not told what has failed: $(cat "$build/build-status")"
has "$build/failed/broken.log" 'no such thing' || problem "the log has not what was said"
[[ $(head -1 "$build/build-status") =~ ^[0-9]+$ ]] || problem "no percentage: $(cat "$build/build-status")"

# During the build, parts that are complete start at once, and --play waits for a game that is not.
rm "$build/plt-games.open"
wait "$console"
"$run" --help 2>&1 | grep -qx 'arguments: --help' || problem "--help is not passed on"
[ -f "$build/games/slow/libslow.so" ] && problem "--help waits for games"
"$run" --play=quick 2>&1 | grep -qx 'arguments: --play=quick' || problem "a game that is there does not start"
[ -f "$build/games/slow/libslow.so" ] && problem "a game that is there waits for others"
"$run" --play broken >"$tree/said" 2>&1 && problem "a game that has failed is started"
has "$tree/said" 'broken could not be built: view.cpp:7: no such thing' ||
    problem "not told why: $(cat "$tree/said")"
(sleep 1; touch "$tree/go") &
"$run" --play slow 2>&1 | grep -q 'libslow.so' || problem "--play does not wait for its game"

# The build has continued without the console, and the status file lists the failure.
until_true 20 has "$build/build-status" '^100$' || problem "the build does not end"
until_true 20 flock -n "$build/lock" true || problem "the build keeps its lock"
"$run" --list >"$tree/said" 2>&1 && problem "--list goes on without a game"
has "$tree/said" 'The build failed: view.cpp:7: no such thing' || problem "--list says: $(cat "$tree/said")"

# With the error repaired everything is built; after that nothing is built and no message appears.
echo 'touch games/broken/view.o' >"$tree/broken.sh"
"$run" --list 2>"$tree/errors" | grep -q 'libbroken.so' ||
    problem "--list does not wait for all: $(cat "$tree/errors")"
"$run" >"$tree/said" 2>"$tree/errors"
[ ! -s "$tree/errors" ] || problem "what is up to date is told of: $(cat "$tree/errors")"
has "$tree/said" '^status: $' || problem "the console looks for a build where there is none"

# A game that is out of date is not available until it is built again.
touch "$tree/broken.sh"
"$run" >"$tree/said" 2>&1
has "$tree/said" 'libquick.so' || problem "a game is gone that is up to date"
has "$tree/said" 'libbroken.so' && problem "a game of an earlier build is there"
until_true 20 test -f "$build/games/broken/libbroken.so" || problem "it is not built again"
until_true 20 not test -f "$build/build-status" || problem "a build that went well leaves something behind"
finish
