// SPDX-License-Identifier: MIT
#include "gcalc/cells/document.h"

#include <algorithm>

namespace gcalc {

bool isName(std::string_view name) {
    if (name.size() > maximumNameLength) return false;
    for (std::size_t i = 0; i < name.size();) {
        const auto lead = static_cast<unsigned char>(name[i]);
        if (lead < 0x20 || lead == 0x7F) return false;
        const std::size_t length = lead < 0x80   ? 1
                                   : lead < 0xC2 ? 0
                                   : lead < 0xE0 ? 2
                                   : lead < 0xF0 ? 3
                                   : lead < 0xF5 ? 4
                                                 : 0;
        if (length == 0 || i + length > name.size()) return false;
        for (std::size_t j = 1; j < length; ++j)
            if ((static_cast<unsigned char>(name[i + j]) & 0xC0) != 0x80) return false;
        if (length > 1) {
            // Rejects overlong forms, surrogates, code points beyond Unicode, and C1 control characters.
            const auto second = static_cast<unsigned char>(name[i + 1]);
            if ((lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F) ||
                (lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second > 0x8F) ||
                (lead == 0xC2 && second < 0xA0))
                return false;
        }
        i += length;
    }
    return true;
}

bool Document::has(Spot spot) const {
    const auto below = [&](std::size_t count) {
        return spot.index >= 0 && static_cast<std::size_t>(spot.index) < count;
    };
    switch (spot.kind) {
        case Spot::colour:
            return below(colourCount);
        case Spot::main:
            return spot.index == 0;
        case Spot::storage:
            return below(storage.size());
        default:
            return below(allSides.size());
    }
}

Cell Document::at(Spot spot) const {
    if (!has(spot)) return {};
    switch (spot.kind) {
        case Spot::colour:
            return {{}, Term(colourAt(spot.index))};
        case Spot::main:
            return main;
        case Spot::storage:
            return storage[spot.index];
        default:
            return {};
    }
}

std::optional<Term> Document::named(std::string_view name) const {
    if (name.empty()) return std::nullopt;
    if (main.name == name) return main.term;
    const auto found =
        std::find_if(storage.begin(), storage.end(), [&](const Cell& cell) { return cell.name == name; });
    return found == storage.end() ? std::nullopt : std::optional(found->term);
}

}  // namespace gcalc
