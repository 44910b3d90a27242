// SPDX-License-Identifier: MIT
#include "memory/pictures.h"

#include <array>
#include <cstddef>

namespace memory {

namespace {

struct Picture {
    const char* file;
    const char* name;
};

constexpr std::array<Picture, pictureCount> pictures{{
    // The classic ten, with the near-pairs that make one look twice: two faces, one fish and two.
    {"club", PLT_TR("club")},
    {"heart", PLT_TR("heart")},
    {"spade", PLT_TR("spade")},
    {"diamond", PLT_TR("diamond")},
    {"happy-face", PLT_TR("happy face")},
    {"sad-face", PLT_TR("sad face")},
    {"one-fish", PLT_TR("one fish")},
    {"two-fish", PLT_TR("two fish")},
    {"pumpkin", PLT_TR("pumpkin lantern")},
    {"star", PLT_TR("star")},

    {"cat", PLT_TR("cat")},
    {"owl", PLT_TR("owl")},
    {"duck", PLT_TR("duck")},
    {"snail", PLT_TR("snail")},
    {"butterfly", PLT_TR("butterfly")},
    {"ladybird", PLT_TR("ladybird")},
    {"turtle", PLT_TR("turtle")},
    {"whale", PLT_TR("whale")},
    {"hedgehog", PLT_TR("hedgehog")},
    {"penguin", PLT_TR("penguin")},

    {"apple", PLT_TR("apple")},
    {"pear", PLT_TR("pear")},
    {"cherries", PLT_TR("cherries")},
    {"strawberry", PLT_TR("strawberry")},
    {"carrot", PLT_TR("carrot")},
    {"mushroom", PLT_TR("mushroom")},
    {"tulip", PLT_TR("tulip")},
    {"daisy", PLT_TR("daisy")},
    {"cactus", PLT_TR("cactus")},
    {"fir", PLT_TR("fir tree")},

    {"house", PLT_TR("house")},
    {"boat", PLT_TR("sailing boat")},
    {"balloon", PLT_TR("hot-air balloon")},
    {"umbrella", PLT_TR("umbrella")},
    {"key", PLT_TR("key")},
    {"bell", PLT_TR("bell")},
    {"rocket", PLT_TR("rocket")},
    {"anchor", PLT_TR("anchor")},
    {"cup", PLT_TR("cup")},
    {"kite", PLT_TR("kite")},
}};

}  // namespace

plt::Message pictureName(int picture) {
    return pictures[static_cast<std::size_t>(picture)].name;
}

const char* pictureFile(int picture) {
    return pictures[static_cast<std::size_t>(picture)].file;
}

}  // namespace memory
