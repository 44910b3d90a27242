# SPDX-License-Identifier: MIT
# Sourced by launcher/run and tests/run: makes sure that Debian packages are installed.

# The packages needed to build the program.
build_packages=(build-essential cmake ninja-build ccache mold cmark-gfm librsvg2-bin
    qt6-base-dev qt6-l10n-tools libqt6opengl6-dev libxcb1-dev libxcb-xinput-dev qt6-svg-dev libqt6svg6
    libasound2-dev libyaml-cpp-dev zlib1g-dev liblua5.4-dev libboost-dev)
# Further packages to run it and look right.
run_packages=(fonts-dejavu-core xdg-utils)

# need_packages PACKAGE...: installs the missing ones, or prints what is needed and fails.
need_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        echo "This is not Debian or a system like it, so nothing can be installed by itself." >&2
        echo "Please install what these Debian packages contain, and build with CMake (see README.md):" >&2
        printf '    %s\n' "$@" >&2
        return 1
    fi
    local missing=() package installed
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
    for package in "$@"; do
        grep -qx "installed $package" <<<"$installed" || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0

    echo "These packages are missing: ${missing[*]}"
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        # Checked first, so that a user without sudo gets advice instead of an error of apt.
        if ! command -v sudo >/dev/null || ! sudo true </dev/null; then
            echo "Installing them takes root. Please run this as root, then start this again:" >&2
            echo "    apt-get update && apt-get install --no-install-recommends ${missing[*]}" >&2
            return 1
        fi
        root=(sudo)
    fi
    echo "Installing them ..."
    # sudo drops the environment, hence env. A system that has just started may be busy with its own upgrades.
    local apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=120)
    "${apt[@]}" update </dev/null || echo "The lists of packages could not be renewed; trying with those at hand." >&2
    if ! "${apt[@]}" install --no-install-recommends "${missing[@]}" </dev/null; then
        echo "The packages could not be installed; see above." >&2
        return 1
    fi
}
