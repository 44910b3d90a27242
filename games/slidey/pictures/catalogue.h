// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace slidey {

/// A picture of ours.
struct BundledPicture {
    std::string_view id;  ///< "harbour" for pictures/harbour.svg
    plt::Message name;
};

const std::vector<BundledPicture>& bundledPictures();

/// Which picture is cut into tiles: one of ours by its id, or one of the player's own by the name under which
/// it is kept ("own." and 32 hexadecimal digits).
struct PictureName {
    std::string text = std::string(bundledPictures().front().id);

    /// Nothing where the text names neither.
    static std::optional<PictureName> read(std::string_view text);
    static PictureName own(std::string_view kept) { return {std::string(ownPrefix) + std::string(kept)}; }

    bool isOwn() const { return text.starts_with(ownPrefix); }
    /// The name under which an own picture is kept.
    std::string kept() const { return text.substr(ownPrefix.size()); }
    bool operator==(const PictureName&) const = default;

  private:
    static constexpr std::string_view ownPrefix = "own.";
};

}  // namespace slidey
