// SPDX-License-Identifier: MIT
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

namespace tally_maze {

/// A maze's place in the enumeration of all mazes of its size. The mazes of 16 x 16 need 302 bits, and what
/// is computed with their numbers never leaves that range.
using BoardNumber = boost::multiprecision::uint512_t;

}  // namespace tally_maze
