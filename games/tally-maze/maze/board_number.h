// SPDX-License-Identifier: MIT
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

namespace tally_maze {

/// The index of a maze in the enumeration of all mazes of its size. 16 x 16 mazes need 302 bits, and no
/// computation with their numbers exceeds 512.
using BoardNumber = boost::multiprecision::uint512_t;

}  // namespace tally_maze
