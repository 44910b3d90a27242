// SPDX-License-Identifier: MIT
#pragma once

namespace plt {

/// Runs the whole program: parses the command line and performs its task. Returns the exit code.
int runProgram(int argc, char** argv);

}  // namespace plt
