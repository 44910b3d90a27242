#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A player program for Pousse: it copies the last move of its opponent, and begins with T1.

The size of the board stands in the first line of the standard input, then one move in each line; a line QUIT
may end them. The answer is one move."""

import sys

words = sys.stdin.read().split()
if words and words[-1].upper() == "QUIT":
    words.pop()
moves = words[1:]
print(moves[-1] if moves else "T1")
