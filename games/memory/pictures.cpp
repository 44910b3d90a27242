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
    // The ten classics, with near-pairs that demand a second look: two faces, one fish and two fish.
    {"classic/club", PLT_TR("club")},
    {"classic/heart", PLT_TR("heart")},
    {"classic/spade", PLT_TR("spade")},
    {"classic/diamond", PLT_TR("diamond")},
    {"classic/happy-face", PLT_TR("happy face")},
    {"classic/sad-face", PLT_TR("sad face")},
    {"classic/one-fish", PLT_TR("one fish")},
    {"classic/two-fish", PLT_TR("two fish")},
    {"classic/pumpkin", PLT_TR("pumpkin lantern")},
    {"classic/star", PLT_TR("star")},

    {"animals/cat", PLT_TR("cat")},
    {"animals/owl", PLT_TR("owl")},
    {"animals/duck", PLT_TR("duck")},
    {"animals/snail", PLT_TR("snail")},
    {"animals/butterfly", PLT_TR("butterfly")},
    {"animals/ladybird", PLT_TR("ladybird")},
    {"animals/turtle", PLT_TR("turtle")},
    {"animals/whale", PLT_TR("whale")},
    {"animals/hedgehog", PLT_TR("hedgehog")},
    {"animals/penguin", PLT_TR("penguin")},

    {"garden/apple", PLT_TR("apple")},
    {"garden/pear", PLT_TR("pear")},
    {"garden/cherries", PLT_TR("cherries")},
    {"garden/strawberry", PLT_TR("strawberry")},
    {"garden/carrot", PLT_TR("carrot")},
    {"garden/mushroom", PLT_TR("mushroom")},
    {"garden/tulip", PLT_TR("tulip")},
    {"garden/daisy", PLT_TR("daisy")},
    {"garden/cactus", PLT_TR("cactus")},
    {"garden/fir", PLT_TR("fir tree")},

    {"things/house", PLT_TR("house")},
    {"things/boat", PLT_TR("sailing boat")},
    {"things/balloon", PLT_TR("hot-air balloon")},
    {"things/umbrella", PLT_TR("umbrella")},
    {"things/key", PLT_TR("key")},
    {"things/bell", PLT_TR("bell")},
    {"things/rocket", PLT_TR("rocket")},
    {"things/anchor", PLT_TR("anchor")},
    {"things/cup", PLT_TR("cup")},
    {"things/kite", PLT_TR("kite")},
}};

}  // namespace

plt::Message pictureName(int picture) {
    return pictures[picture].name;
}

const char* pictureFile(int picture) {
    return pictures[picture].file;
}

}  // namespace memory
