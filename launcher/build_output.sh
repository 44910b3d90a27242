# SPDX-License-Identifier: MIT
# Sourced by launcher/run and launcher/build_games.sh: parses the output of ninja and writes the status file.

# The prefix of ninja's status lines, which tells them from compiler output: finished steps, all steps.
status_format='@%f %t@ '
status_line='^@([0-9]+) ([0-9]+)@ (.*)$'

# first_error LOG: prints the first error message in one line, without the directory of its file.
first_error() {
    local error
    error=$(sed -nE 's,^.*/([^/: ]+:[0-9]+):([0-9]+:)? (fatal )?error: (.*),\1: \4,p' "$1" | head -1)
    [ -n "$error" ] || error=$(grep -m1 -oE '(error|undefined reference|Error): ?.*' "$1")
    [ -n "$error" ] || error=$(grep -v '^@' "$1" | tail -1)
    printf '%s' "${error//$'\t'/ }"
}

# write_status FILE PERCENT LINE...: replaces the status file that the console reads
# (launcher/building/build_status.h).
write_status() {
    local file=$1
    shift
    printf '%s\n' "$@" >"$file.new"
    mv "$file.new" "$file"
}
