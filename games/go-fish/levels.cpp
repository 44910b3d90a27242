// SPDX-License-Identifier: MIT
#include "go-fish/rules.h"

namespace gofish {

std::vector<plt::Level> Rules::levels() {
    return {{"easy", PLT_TR("easy"), PLT_TR("Asks anybody for anything it holds.")},
            {"medium", PLT_TR("medium"), PLT_TR("Remembers the last six questions.")},
            {"hard", PLT_TR("hard"),
             PLT_TR("Forgets nothing, and works out who can hold what from all that everybody saw.")}};
}

}  // namespace gofish
