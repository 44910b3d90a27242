// SPDX-License-Identifier: MIT
#include "parcheesi/player/evaluation.h"

namespace parcheesi {

// In the order of feature::Name.
const Weights standardWeights{{
    {-0.2347F, -0.6241F}, {0.2676F, -1.7030F}, {-0.1554F, 0.1927F}, {0.0767F, -0.2395F},
    {-0.0358F, -0.3547F}, {-0.0177F, 0.0138F}, {-0.1446F, 0.5712F}, {-0.0034F, -0.1572F},
    {0.5257F, -0.8366F},  {-0.1048F, 0.3421F}, {0.0046F, 0.0057F},  {0.0123F, -0.0860F},
    {0.0126F, -0.3372F},  {0.0424F, -0.4597F}, {-0.1173F, 0.3249F}, {0.1210F, -0.6379F},
    {-0.0178F, -0.0037F}, {-0.0051F, 0.0083F}, {0.0506F, -0.2414F}, {0.0412F, -0.2622F},
    {-0.0281F, 0.1920F},  {-0.0182F, 0.1221F}, {-0.0109F, 0.0683F},
}};

}  // namespace parcheesi
