// SPDX-License-Identifier: MIT
#pragma once

namespace plt {

/// The whole program: understands the command line and does what it asks for. Gives the exit code.
int runProgram(int argc, char** argv);

}  // namespace plt
