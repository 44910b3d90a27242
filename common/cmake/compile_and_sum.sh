#!/bin/sh
# SPDX-License-Identifier: MIT
# compile_and_sum.sh COMMAND...: runs a compiler and writes a checksum beside the precompiled header. With
# CCACHE_PCH_EXTSUM ccache reads the checksum for every source instead of the header's hundred megabytes.
"$@" || exit
for word; do
    case $word in
    *.gch | *.pch) [ ! -f "$word" ] || sha1sum <"$word" >"$word.sum" ;;
    esac
done
