# SPDX-License-Identifier: MIT
# launcher/run on a system that is not Debian says what is needed and stops.
source "$(dirname "$0")/support.sh"
bash -n "$SOURCE/launcher/run" || problem "launcher/run is no script"
bash -n "$SOURCE/tests/run" || problem "tests/run is no script"

# A PATH with just enough to run bash, and neither dpkg nor apt.
mkdir -p "$WORK/other/bin"
for program in bash dirname cat grep id printf env; do
    ln -sf "$(command -v "$program")" "$WORK/other/bin/$program"
done
said=$(PATH=$WORK/other/bin "$SOURCE/launcher/run" --version 2>&1)
code=$?
[ "$code" -ne 0 ] || problem "launcher/run goes on without packages"
grep -q 'not Debian' <<<"$said" || problem "launcher/run does not say why it stops: $said"
grep -q 'qt6-base-dev' <<<"$said" || problem "launcher/run does not name the packages: $said"
finish
