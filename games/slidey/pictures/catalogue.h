// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace slidey {

/// A picture that comes with the game.
struct BundledPicture {
    std::string_view id;  ///< "harbour" for pictures/harbour.svg
    plt::Message name;
};

const std::vector<BundledPicture>& bundledPictures();

/// The name of the picture that is cut into tiles: the id of a bundled picture, or the name under which one
/// of the player's own is kept ("own." and 32 hexadecimal digits).
struct PictureName {
    std::string text = std::string(bundledPictures().front().id);

    /// Returns nothing if the text is neither.
    static std::optional<PictureName> read(std::string_view text);
    static PictureName own(std::string_view kept) { return {std::string(ownPrefix) + std::string(kept)}; }

    bool isOwn() const { return text.starts_with(ownPrefix); }
    /// The name under which the player's own picture is kept.
    std::string kept() const { return text.substr(ownPrefix.size()); }
    bool operator==(const PictureName&) const = default;

  private:
    static constexpr std::string_view ownPrefix = "own.";
};

}  // namespace slidey
