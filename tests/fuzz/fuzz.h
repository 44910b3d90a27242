// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// One input, given to the code under test. libFuzzer's interface: returns 0, and fails by not returning.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace plt::fuzz {

/// Well-formed inputs that the mutation loop starts from.
std::vector<std::string> seeds();

/// Ends the program if a condition that must hold does not.
void require(bool holds, const char* what);

}  // namespace plt::fuzz
