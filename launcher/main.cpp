// SPDX-License-Identifier: MIT
#include "launcher/tasks.h"

int main(int argc, char** argv) {
    return plt::runProgram(argc, argv);
}
