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
