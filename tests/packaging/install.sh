# SPDX-License-Identifier: MIT
# install.sh CMAKE BUILD PREFIX: a fresh installed tree for the other tests.
set -eu
rm -rf "$3"
"$1" --install "$2" --prefix "$3" >/dev/null
