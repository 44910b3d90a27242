// SPDX-License-Identifier: MIT
#include "slidey/pictures/catalogue.h"

#include <algorithm>

namespace slidey {

const std::vector<BundledPicture>& bundledPictures() {
    static const std::vector<BundledPicture> pictures{
        {"harbour", PLT_TR("Harbour")},
        {"balloons", PLT_TR("Balloons over the hills")},
        {"rooftops", PLT_TR("Cat on the roofs")},
        {"reef", PLT_TR("Coral reef")},
        {"forest", PLT_TR("Autumn lake")},
        {"space", PLT_TR("Planets")},
        {"garden", PLT_TR("Garden")},
        {"lighthouse", PLT_TR("Lighthouse at night")},
        {"winter", PLT_TR("Village in the snow")},
        {"mill", PLT_TR("Windmill and tulips")},
        {"desert", PLT_TR("Tortoise in the desert")},
        {"train", PLT_TR("Train on the viaduct")},
        {"owl", PLT_TR("Owl by moonlight")},
        {"kitchen", PLT_TR("Fruit at the window")},
        {"canal", PLT_TR("Houses on the canal")},
        {"butterflies", PLT_TR("Butterflies")},
        {"castle", PLT_TR("Castle")},
        {"penguins", PLT_TR("Penguins")},
        {"toys", PLT_TR("Toys on shelves")},
        {"island", PLT_TR("Island beach")},
    };
    return pictures;
}

std::optional<PictureName> PictureName::read(std::string_view text) {
    constexpr std::size_t digits = 32;
    const auto& ours = bundledPictures();
    if (std::any_of(ours.begin(), ours.end(), [&](const auto& picture) { return picture.id == text; }))
        return PictureName{std::string(text)};
    const auto isDigit = [](char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
    };
    if (!text.starts_with(ownPrefix)) return std::nullopt;
    const auto name = text.substr(ownPrefix.size());
    if (name.size() != digits || !std::all_of(name.begin(), name.end(), isDigit)) return std::nullopt;
    return PictureName{std::string(text)};
}

}  // namespace slidey
