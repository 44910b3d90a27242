// SPDX-License-Identifier: MIT
#include "paint-by-numbers/maker/maker.h"

#include "paint-by-numbers/maker/dealers.h"

namespace paint_by_numbers {

Grid makePicture(const Wanted& wanted, std::uint64_t seed, const std::stop_token& stop) {
    if (wanted.dealer == 1) return dealByFirst(wanted, seed, stop);
    return dealBySecond(wanted, seed, stop);
}

}  // namespace paint_by_numbers
