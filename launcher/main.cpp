// SPDX-License-Identifier: MIT
#include "launcher/commands/tasks.h"

int main(int argc, char** argv) {
    return plt::runProgram(argc, argv);
}
